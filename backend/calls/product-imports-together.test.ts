import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleImports } from './sample-imports.ts'

let number = 0

withDatabases((database) => {
  const start = () => sampleImports(database(), `together${++number}.example`)

  test.each([
    { bad: [], refused: [] },
    { bad: [`T-9;${'R'.repeat(300)};9;Neumann;Schmuck`], refused: [[4, 'display_name']] },
  ])(
    'goods that are made together have addresses of their own, and of $bad.length that are refused none touches the others',
    async ({ bad, refused }) => {
      const { call, until, written, goodsOf, products, everything } = await start()
      const before = await everything()
      const rings = ['T-0;Ring;10;Neumann;Schmuck', 'T-1;Ring;11;Neumann;Schmuck']
      const others = ['T-2;Kette;12;Neumann;Schmuck', 'T-3;Ring;13;Neumann;Schmuck']
      const head = 'Artikelnummer;Bezeichnung;Preis;Hersteller;Kategorie'
      const done = await written([head, ...rings, ...bad, ...others].join('\n'))
      expect(done.counts).toEqual({ create: 4, update: 0, same: 0, refused: bad.length })
      const told = (await goodsOf(done.id)).filter(({ outcome }) => outcome === 'refused')
      expect(told.map(({ line, problems }) => [line, problems[0]?.field])).toEqual(refused)
      const made = (await products('slug,reference_number,manufacturer.display_name')).flatMap(
        ({ slug, reference_number: number, manufacturer }) =>
          String(number).startsWith('T-') ? [[number, slug, JSON.stringify(manufacturer)]] : [],
      )
      const maker = JSON.stringify({ display_name: 'Neumann' })
      expect(made.toSorted()).toEqual([
        ['T-0', expect.stringMatching(/^ring/), maker],
        ['T-1', 'ring-t-1', maker],
        ['T-2', 'kette', maker],
        ['T-3', 'ring-t-3', maker],
      ])
      await call('POST', `/imports/${done.id}/undo`)
      await until(done.id, 'undone')
      expect(await everything()).toBe(before)
    },
  )
})

import { expect, test } from 'vitest'
import { assetOf } from './asset-names.ts'
import { type AssetParts, assetStore } from './asset-store.ts'
import { emptyRecord } from './export-record.ts'

function storeWith(statuses: number[], parts: Partial<AssetParts> = {}) {
  const asked: string[] = []
  const warned: string[] = []
  const put: string[] = []
  const waits: number[] = []
  const record = emptyRecord('1', 'juwelier.example', '2026-11-30')
  const store = assetStore(
    {
      host: 'juwelier.example',
      link: {
        url: 'http://backend',
        sdkOf: () => {
          throw new Error('not asked for')
        },
        answer: async ({ url }) => {
          asked.push(url)
          const status = statuses.shift() ?? 200
          return new Response('picture', { status, headers: { 'content-type': 'image/webp' } })
        },
      },
      stage: { former: [], isThere: () => true, put: (file) => put.push(file) },
      wait: async (ms) => waits.push(ms),
      log: { warn: (message) => warned.push(message) },
      ...parts,
    },
    record,
  )
  return { ...store, asked, warned, put, waits, record }
}

const PICTURE = assetOf('/assets/a1?width=80&v=ff&format=webp')

test('a stored file is fetched once, however often it is named', async () => {
  const store = storeWith([])
  const names = await Promise.all([store.nameOf(PICTURE), store.nameOf(PICTURE), store.nameOf(PICTURE)])
  expect(names).toEqual(Array(3).fill('assets/a1/80-ff.webp'))
  expect([store.asked.length, store.put]).toEqual([1, ['assets/a1/80-ff.webp']])
  expect(store.record.assets).toEqual({ [PICTURE.address]: 'assets/a1/80-ff.webp' })
})

test('a backend that is busy making pictures is asked again', async () => {
  const store = storeWith([503, 503])
  expect(await store.nameOf(PICTURE)).toBe('assets/a1/80-ff.webp')
  expect([store.asked.length, store.waits, store.warned]).toEqual([3, [1000, 1000], []])
})

test('a file that the backend does not know is left out and warned of', async () => {
  const store = storeWith([404])
  expect(await store.nameOf(PICTURE)).toBeUndefined()
  expect(store.warned).toHaveLength(1)
})

test('a backend that fails ends the export: without its pictures it would be none', async () => {
  await expect(storeWith([500]).nameOf(PICTURE)).rejects.toThrow('answers 500')
  await expect(storeWith(Array(200).fill(503)).nameOf(PICTURE)).rejects.toThrow('answers 503')
})

test('a file that an export before has under a lasting address is not fetched again, unless it is gone', async () => {
  const before = {
    ...emptyRecord('1', 'juwelier.example', '2026-11-30'),
    assets: { [PICTURE.address]: 'assets/a1/80-ff.webp' },
  }
  before.files['assets/a1/80-ff.webp'] = { hash: 'x', forms: [] }
  for (const isThere of [true, false]) {
    const store = storeWith([], { stage: { former: [before], isThere: () => isThere, put: () => {} } })
    expect(await store.nameOf(PICTURE)).toBe('assets/a1/80-ff.webp')
    expect(store.asked).toHaveLength(isThere ? 0 : 1)
  }
})

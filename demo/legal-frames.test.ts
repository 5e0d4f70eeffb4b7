import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/texts/language.ts'
import { blueprintsFolder, contentFolder } from './content.ts'

/** The lines of each frame that the demo's jeweller says in words of its own: who it is, where it sells, what it has besides. */
const OWN = {
  'sells/terms': [2, 5, 6, 8, 12, 22, 24],
  'sells/shipping': [2, 5, 10],
  'sells/withdrawal': [2],
  'shared/privacy': [2, 4, 11, 12, 19, 23, 25],
} as const

/** Facts of settings that the demo tells and a frame does not, for they belong to what a new shop has not switched on. */
const OF_THE_DEMO: Readonly<Record<string, readonly string[]>> = {
  'sells/shipping': ['geschenkverpackung', 'rechnung_bis', 'vorkasse_tage'],
}

const read = (path: string) => readFileSync(path, 'utf8').trim()

const factsIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))

describe.each(Object.entries(OWN))('%s', (frame, own) => {
  const [part = '', name = ''] = frame.split('/')
  const textsIn = (language: string) => ({
    framed: read(join(blueprintsFolder, part, 'texts', `${name}.${language}.html`)),
    demo: read(join(contentFolder, 'jeweller/texts', `${name}.${language}.html`)),
  })

  test.each(languages)(
    'what new websites are given in %s is what the demo says, but for the passages of the shop itself',
    (language) => {
      const { framed, demo } = textsIn(language)
      const said = new Set(demo.split('\n'))
      const others = framed.split('\n').flatMap((line, at) => (said.has(line) ? [] : [at + 1]))
      expect(others).toEqual(own)
    },
  )

  test.each(languages)(
    'what follows the settings in the demo’s text in %s does so in that of new websites',
    (language) => {
      const { framed, demo } = textsIn(language)
      const missing = [...factsIn(demo).difference(factsIn(framed))]
      expect(missing.toSorted()).toEqual(OF_THE_DEMO[frame] ?? [])
    },
  )

  test('has as many passages in each language', () => {
    const counts = languages.map((language) => textsIn(language).framed.split('\n').length)
    expect(new Set(counts).size).toBe(1)
  })
})

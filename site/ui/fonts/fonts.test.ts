import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { TYPE_PAIRS, typePairs } from '#domain/look/theme-choices.ts'

const site = join(import.meta.dirname, '../..')
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const faces = css.split('@font-face').slice(1)
const plain = faces.filter((face) => face.includes('U+0000-00FF'))

const texts = globSync('**/messages/{de,en,fr}.ts', { cwd: site }).map((file) => readFileSync(join(site, file), 'utf8'))
const letters = new Set([...texts.join(''), '€ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛŒœæ„“”‚‘’«»‹›–—…·•×−'].join(''))

const { resolve } = createRequire(import.meta.url)

function load(file: string) {
  const font = create(readFileSync(file))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font.`)
  return (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

test('the plain fonts of every pair have every letter of the texts that their full forms have', () => {
  expect(plain).toHaveLength(2 * TYPE_PAIRS.length)
  for (const face of plain) {
    const [, file = '', name = ''] = /url\("\.\/(([\w-]+)-latin\.woff2)"/.exec(face) ?? []
    const isInFull = load(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
    const isInOwn = load(join(import.meta.dirname, file))
    const wanted = [...letters].filter(isInFull)
    expect(wanted.length).toBeGreaterThan(100)
    expect(wanted.filter((letter) => !isInOwn(letter))).toEqual([])
  }
})

test.each(['Hanken', 'Figtree', 'Source Sans'])('every weight that the styles name lies in the range of %s', (sans) => {
  const [, least, most] = new RegExp(`${sans}[^}]*font-weight: (\\d+) (\\d+)`).exec(css) ?? []
  const files = globSync('**/*.css', { cwd: site })
  const named = files.flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/font-weight: (\d+);/g)].map(([, weight]) => Number(weight)),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(Math.min(...named)).toBeGreaterThanOrEqual(Number(least))
  expect(Math.max(...named)).toBeLessThanOrEqual(Number(most))
})

test('a pair asks for faces that are there, in a weight that the heading has', () => {
  for (const pair of TYPE_PAIRS) {
    const { files, properties } = typePairs[pair]
    for (const file of files) expect(css).toContain(`./${file}-latin.woff2`)
    for (const name of ['--serif', '--sans']) {
      const [, family = ''] = /^"([^"]+)"/.exec(properties[name] ?? '') ?? []
      if (pair !== 'classic') expect(css).toContain(`font-family: "${family}"`)
    }
    const heading = plain.find((face) => face.includes(`./${files[0]}-latin.woff2`))
    expect(heading).toContain(`font-weight: ${properties['--heading-weight'] ?? 500};`)
  }
})

test('something stands in for every plain face, as wide as it is, on computers, on Linux and on Android', () => {
  for (const face of plain) {
    const [, family = ''] = /font-family: "([^"]+)"/.exec(face) ?? []
    const standIns = faces.filter((one) => one.includes(`"${family} fallback"`)).join('')
    expect(standIns).toMatch(/local\("(Arial|Georgia)"\)[^;]*;\s+size-adjust: \d/)
    expect(standIns).toMatch(/local\("Liberation (Sans|Serif)"\);\s+size-adjust: \d/)
    expect(standIns).toMatch(/local\("(Roboto|Noto Serif)"\);\s+size-adjust: \d/)
  }
})

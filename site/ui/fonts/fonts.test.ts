import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'

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

test('the two plain fonts have every letter of the texts that their full forms have', () => {
  expect(plain).toHaveLength(2)
  for (const face of plain) {
    const [, file = '', name = ''] = /url\("\.\/(([\w-]+)-latin\.woff2)"/.exec(face) ?? []
    const isInFull = load(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
    const isInOwn = load(join(import.meta.dirname, file))
    const wanted = [...letters].filter(isInFull)
    expect(wanted.length).toBeGreaterThan(100)
    expect(wanted.filter((letter) => !isInOwn(letter))).toEqual([])
  }
})

test('every weight that the styles name lies in the range of the sans font', () => {
  const [, least, most] = /Hanken[^}]*font-weight: (\d+) (\d+)/.exec(css) ?? []
  const files = globSync('**/*.css', { cwd: site })
  const named = files.flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/font-weight: (\d+);/g)].map(([, weight]) => Number(weight)),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(Math.min(...named)).toBeGreaterThanOrEqual(Number(least))
  expect(Math.max(...named)).toBeLessThanOrEqual(Number(most))
})

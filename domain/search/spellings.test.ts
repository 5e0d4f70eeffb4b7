import { expect, test } from 'vitest'
import { spellings } from './spellings.ts'

/** Whether a database that compares the letters of ASCII whatever their case finds it. */
const finds = (entered: string, written: string) =>
  spellings(entered).some(
    (places) =>
      places.length === [...written].length &&
      places.every((place, at) => {
        const letter = [...written][at] ?? ''
        return place.some((one) => one === letter || (one <= '\x7e' && one === letter.toLowerCase()))
      }),
  )

test.each([
  ['GRÖSS-MÜLLER', 'Größ-Müller'],
  ['groess', 'größ'],
  ['größ-müller', 'groess-mueller'],
  ['Koenigstrasse', 'königstraße'],
  ['ÖZIL', 'Özil'],
  ['özil', 'ÖZIL'],
  ['lefèvre', 'LEFÈVRE'],
  ['Müller', 'Mu\u0308ller'],
  ['mueller', 'Mu\u0308ller'],
])('%s may be written %s', (entered, written) => {
  expect(finds(entered, written)).toBe(true)
})

test.each([
  ['Lefevre', 'Lefèvre'],
  ['Lefèvre', 'lefevre'],
  ['lefévre', 'LEFÈVRE'],
  ['Zoe', 'Zoé'],
  ['Erdogan', 'Erdoğan'],
  ['Sahin', 'Şahin'],
  ['Francois', 'François'],
])('%s may be written with other accents or without: %s', (entered, written) => {
  expect(finds(entered, written)).toBe(true)
})

test.each([
  ['anna', 'anno'],
  ['Lefevre', 'Lefavre'],
])('%s is not %s', (entered, written) => {
  expect(finds(entered, written)).toBe(false)
})

test.each(['2026-00012', '@-.'])('%s is written in one way, of one letter at each place', (word) => {
  expect(spellings(word)).toEqual([[...word].map((letter) => [letter])])
})

test('a third of the letters of a word stay as they are', () => {
  expect(spellings('eaoiucs')[0]?.filter((place) => place.length === 1)).toHaveLength(3)
})

test('a word of many such letters is tried in few ways', () => {
  expect(spellings('ssaeßöuüäss').length).toBeLessThanOrEqual(12)
})

import { expect, test } from 'vitest'
import { spellings } from './spellings.ts'

test.each([
  ['GRÖSS-MÜLLER', 'Größ-Müller'],
  ['groess', 'größ'],
  ['größ-müller', 'groess-mueller'],
  ['Koenigstrasse', 'königstraße'],
  ['ÖZIL', 'Özil'],
  ['özil', 'ÖZIL'],
  ['lefèvre', 'LEFÈVRE'],
])('%s may be written %s', (entered, written) => {
  expect(spellings(entered)).toContain(written)
})

test.each(['Ring', '2026-00012', 'anna@kunden.example'])('%s is written in one way, whatever its case', (word) => {
  expect(spellings(word)).toEqual([word.toLowerCase()])
})

test('a word of many such letters is tried in few ways', () => {
  expect(spellings('ssaeßöuüäss').length).toBeLessThanOrEqual(12)
})

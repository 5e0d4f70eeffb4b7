import { expect, test } from 'vitest'
import type { Language } from '../texts/language.ts'
import { stemOf } from './stem.ts'

test.each<[Language, string, string]>([
  ['de', 'uhr', 'uhren'],
  ['de', 'ring', 'ringe'],
  ['de', 'kette', 'ketten'],
  ['de', 'armband', 'armbander'],
  ['en', 'watch', 'watches'],
  ['en', 'ring', 'rings'],
  ['en', 'accessory', 'accessories'],
  ['fr', 'bague', 'bagues'],
  ['fr', 'bijou', 'bijoux'],
  ['fr', 'vert', 'vertes'],
])('a word and its plural are one (%s: %s, %s)', (language, one, many) => {
  expect(stemOf(one, language)).toBe(stemOf(many, language))
})

test('short words, numbers and references stay as they are', () => {
  expect(['or', '925', 'tw40s'].map((word) => stemOf(word, 'de'))).toEqual(['or', '925', 'tw40s'])
  expect(['glass', 'iris'].map((word) => stemOf(word, 'en'))).toEqual(['glass', 'iris'])
})

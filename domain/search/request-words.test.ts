import { expect, test } from 'vitest'
import type { Language } from '../texts/language.ts'
import { readSearchRequest } from './request-words.ts'

test.each<[Language, string, string, number | undefined, number | undefined]>([
  ['de', 'Ring unter 200 €', 'ring', undefined, 20_000],
  ['de', 'unter 200 Euro', '', undefined, 20_000],
  ['de', 'Uhr bis zu 1.299,50 Euro', 'uhr', undefined, 129_950],
  ['de', 'Kette ab 100', 'kette', 10_000, undefined],
  ['de', 'Uhren zwischen 500 und 1.000 €', 'uhren', 50_000, 100_000],
  ['en', 'ring under €1,500', 'ring', undefined, 150_000],
  ['en', 'watch between 300 and 200 euros', 'watch', 20_000, 30_000],
  ['fr', 'collier moins de 1500 euros', 'collier', undefined, 150_000],
  ['fr', 'montre entre 100 et 300 €', 'montre', 10_000, 30_000],
  ['fr', 'cadeau jusqu’à 50 €', 'cadeau', undefined, 5000],
])('a price that is spoken of is a limit (%s: %s)', (language, text, words, priceFrom, priceTo) => {
  expect(readSearchRequest(text, language)).toEqual({ words: words ? [words] : [], priceFrom, priceTo })
})

test('a number alone is no price', () => {
  expect(readSearchRequest('Gold 585', 'de')).toEqual({
    words: ['gold', '585'],
    priceFrom: undefined,
    priceTo: undefined,
  })
})

test('words that say nothing about goods are left out, unless nothing else was said', () => {
  expect(readSearchRequest('ich suche eine Uhr für meinen Mann', 'de').words).toEqual(['uhr', 'mann'])
  expect(readSearchRequest('für', 'de').words).toEqual(['fur'])
})

import { expect, test } from 'vitest'
import { askedLanguage } from './come-back.ts'

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['nl, en-GB;q=0.7', 'en'],
  ['nl', 'de'],
  [null, 'de'],
])('a browser that asks for %j is led on in %s', (accepted, language) => {
  expect(askedLanguage(accepted, ['de', 'en', 'fr'])).toBe(language)
})

test('a website without the language that is asked for answers in its first one', () => {
  expect(askedLanguage('fr', ['en', 'de'])).toBe('en')
})

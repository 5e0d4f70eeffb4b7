import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { enteredPrice, typedPrice } from './entered-price.ts'

test.each([
  ['1299,50', 129950],
  ['1.299,50 €', 129950],
  ['1,299.50', 129950],
  ['1299.5', 129950],
  ['1 299,50', 129950],
  ['1.299', 129900],
  ['1,299', 129900],
  ['1000', 100000],
  ['0', 0],
])('a price typed as %s is %d cents, whatever page and browser speak', (typed, cents) => {
  expect(enteredPrice(typed)).toBe(cents)
})

test.each(['', 'cheap', '-1', '1,2345', '1.2.3', '9999999999999', '1e3'])('%j is no price', (typed) => {
  expect(enteredPrice(typed)).toBeUndefined()
})

test('every price is typed as it is shown, in every language', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 })
  fc.assert(
    fc.property(cents, fc.constantFrom(...languages), (price, language) => {
      expect(enteredPrice(typedPrice(price, language))).toBe(price)
    }),
  )
  expect(typedPrice(129950, 'de')).toBe('1.299,50')
  expect(typedPrice(129900, 'fr')).toBe('1\u202f299')
})

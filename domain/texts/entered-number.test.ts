import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enteredNumber } from './entered-number.ts'

test.each([
  ['1299,50', 1299.5],
  ['1.499,00', 1499],
  ['1.499', 1499],
  ['1499', 1499],
  ['12.50', 12.5],
  ['1299.5', 1299.5],
  ['1,499.00', 1499],
  ['1.234.567,89', 1234567.89],
  [' 169,00 € ', 169],
  ['169 EUR', 169],
  ['1 499,00', 1499],
  ['0,05', 0.05],
  ['-3,20', -3.2],
])('an amount typed as %s is %d in a German back office, whatever the browser speaks', (text, amount) => {
  expect(enteredNumber(text, 'de', 2)).toBe(amount)
})

test.each([
  '1,499',
  '1.49.00',
  '1,2,3',
  '12,345',
  '1.2345,00',
  '12,',
  'zwölf',
  '1-2',
  '--1',
  '1.499,',
  '12,505',
  ',5',
  '1e3',
])('an amount typed as %s is refused, for it is none or could be two', (text) => {
  expect(enteredNumber(text, 'de', 2)).toBe('unclear')
})

test('nothing typed is no number', () => {
  expect(enteredNumber(' ', 'de', 2)).toBeUndefined()
})

test('an English back office groups thousands by commas', () => {
  expect(enteredNumber('1,499', 'en', 2)).toBe(1499)
  expect(enteredNumber('1.499', 'en', 2)).toBe('unclear')
  expect(enteredNumber('1299,50', 'en', 2)).toBe(1299.5)
})

test('pieces are whole numbers', () => {
  expect(enteredNumber('1.000', 'de', 0)).toBe(1000)
  expect(enteredNumber('3,5', 'de', 0)).toBe('unclear')
})

test('where more decimals may follow, a mark that groups in the language is unclear before three digits', () => {
  expect(enteredNumber('53,551', 'de', 10)).toBe(53.551)
  expect(enteredNumber('53.551', 'de', 10)).toBe('unclear')
  expect(enteredNumber('53.551086', 'de', 10)).toBe(53.551086)
  expect(enteredNumber('0.125', 'de', 10)).toBe(0.125)
})

test('every amount is read back as it is written in each language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom('de', 'en', 'fr'), (cents, language) => {
      const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100)
      expect(enteredNumber(written, language, 2)).toBe(cents / 100)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, localeOf } from '../texts/language.ts'
import { centsOf, euroOf, formatMoney } from './money.ts'

test('an amount on the wire is read as whole cents without a rounding error', () => {
  expect(centsOf(1299.9)).toBe(129990)
  expect(centsOf('0.07')).toBe(7)
  expect(centsOf(4.35)).toBe(435)
  expect(centsOf('-12.5')).toBe(-1250)
  expect(centsOf(0)).toBe(0)
})

test.each([
  1.005,
  '1,50',
  '',
  'abc',
  '1e3',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  '1234567890123',
])('%j is not an amount of money', (value) => {
  expect(centsOf(value)).toBeUndefined()
})

test('every amount in cents survives the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(centsOf(JSON.parse(JSON.stringify(euroOf(cents))))).toBe(cents)
    }),
  )
})

test('an amount is shown in euro with two places in the manner of each language', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  expect(plain(formatMoney(129990, 'de'))).toBe('1.299,90 €')
  expect(plain(formatMoney(129990, 'en'))).toBe('€1,299.90')
  expect(plain(formatMoney(129990, 'fr'))).toBe('1 299,90 €')
})

test('amounts look as the platform writes them', () => {
  for (const language of languages) {
    const format = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
        expect(formatMoney(cents, language)).toBe(format.format(cents / 100))
      }),
    )
  }
})

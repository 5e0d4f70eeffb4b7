import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basePrice, basePriceText, contentUnits } from './base-price.ts'

test('the base price is that of one litre, kilogram, metre or square metre, never of a hundred millilitres', () => {
  expect(basePrice(3900, { amount: 200, unit: 'ml' })).toEqual({ cents: 19500, unit: 'l' })
  expect(basePrice(3600, { amount: 190, unit: 'g' })).toEqual({ cents: 18947, unit: 'kg' })
  expect(basePrice(2450, { amount: 50, unit: 'cm' })).toEqual({ cents: 4900, unit: 'm' })
  expect(basePrice(2450, { amount: 0.5, unit: 'm2' })).toEqual({ cents: 4900, unit: 'm²' })
})

test('a piece that holds exactly one unit costs its base price', () => {
  const one = { ml: 1000, l: 1, g: 1000, kg: 1, cm: 100, m: 1, m2: 1 }
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(...contentUnits), (cents, unit) => {
      expect(basePrice(cents, { amount: one[unit], unit })?.cents).toBe(cents)
    }),
  )
})

test('without a content there is no base price', () => {
  expect(basePrice(3900, { amount: 0, unit: 'ml' })).toBeUndefined()
  expect(basePrice(3900, { amount: Number.NaN, unit: 'ml' })).toBeUndefined()
  expect(basePriceText(3900, { amount: 0, unit: 'ml' }, 'de')).toBeUndefined()
})

test('the base price is written as each language writes prices', () => {
  const text = (language: 'de' | 'en' | 'fr') => basePriceText(3900, { amount: 200, unit: 'ml' }, language)
  expect([text('de'), text('en'), text('fr')]).toEqual([
    'Grundpreis: 195,00\u00a0€/l',
    'Unit price: €195.00/l',
    'Prix unitaire\u00a0: 195,00\u00a0€/l',
  ])
})

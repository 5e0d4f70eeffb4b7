import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

test('the margin is the price without its VAT, less what the goods cost', () => {
  expect(marginOf({ gross: 11_900, cost: 6000, taxMode: 'standard', taxPercent: 19 })).toEqual({
    net: 10_000,
    margin: 4000,
  })
  expect(marginOf({ gross: 10_000, cost: 12_000, taxMode: 'standard', taxPercent: 0 }).margin).toBe(-2000)
})

test('under the margin scheme VAT is taken from the difference alone, and from no loss', () => {
  expect(marginOf({ gross: 100_000, cost: 88_100, taxMode: 'margin', taxPercent: 19 })).toEqual({
    net: 98_100,
    margin: 10_000,
  })
  expect(marginOf({ gross: 80_000, cost: 90_000, taxMode: 'margin', taxPercent: 19 }).margin).toBe(-10_000)
})

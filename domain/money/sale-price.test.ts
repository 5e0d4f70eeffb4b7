import { expect, test } from 'vitest'
import { lowestPrice, priceNow } from './sale-price.ts'

test('while a sale is in force its price counts, else the own one, and a variant without one costs what the product does', () => {
  expect(priceNow({ price_brutto: 199 })).toBe(19_900)
  expect(priceNow({ price_brutto: 199, sale_price: 149 })).toBe(14_900)
  expect(priceNow({ price_brutto: 199, sale_price: 149 }, { price_brutto: 210 })).toBe(21_000)
  expect(priceNow({ price_brutto: 199 }, { price_brutto: null })).toBe(19_900)
  expect(priceNow({ price_brutto: null })).toBeUndefined()
})

test('the lowest price before is told only of what is in a sale', () => {
  expect(lowestPrice({ price_brutto: 199, sale_price: 149, sale_low: 189 })).toBe(18_900)
  expect(lowestPrice({ price_brutto: 199, sale_low: 189 })).toBeNull()
  expect(lowestPrice({ price_brutto: 199, sale_price: 149, sale_low: 189 }, { price_brutto: 210 })).toBeNull()
})

test('a variant without a price of its own has the sale of the product too, with its lowest price before', () => {
  const product = { price_brutto: 199, sale_price: 149, sale_low: 189 }
  expect([priceNow(product, { price_brutto: null }), lowestPrice(product, { price_brutto: null })]).toEqual([
    14_900, 18_900,
  ])
})

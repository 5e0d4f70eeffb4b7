import { expect, test } from 'vitest'
import type { SalesMode } from '#domain/goods/sales-mode.ts'
import { lacks } from './lacking-texts.ts'
import { isSoldUnpriced } from './start-checks.ts'

const product = (sales_mode: SalesMode | null, brand: SalesMode | null, ...prices: (number | null)[]) => ({
  id: 1,
  sales_mode,
  product_variants: prices.map((price_brutto) => ({ price_brutto })),
  manufacturer: brand === null ? null : { brand: { sales_mode: brand } },
})

test('a product without a price lacks one where it is sold, by its own word or that of its brand', () => {
  expect(isSoldUnpriced(product('buy', 'request'))).toBe(true)
  expect(isSoldUnpriced(product(null, 'buy'))).toBe(true)
  expect(isSoldUnpriced(product(null, null))).toBe(true)
  expect(isSoldUnpriced(product(null, 'request'))).toBe(false)
  expect(isSoldUnpriced(product('display_only', 'buy'))).toBe(false)
})

test('prices of variants are prices', () => {
  expect(isSoldUnpriced(product('buy', null, null, 90))).toBe(false)
  expect(isSoldUnpriced(product('buy', null, null))).toBe(true)
})

test('a record lacks a text in each language in which it is not written', () => {
  const record = {
    id: 1,
    translations: [
      { language: 'en', title: 'Watches' },
      { language: 'fr', title: '' },
    ],
  }
  expect(lacks(record.translations, 'title', ['de', 'en', 'fr'])).toEqual(['de', 'fr'])
})

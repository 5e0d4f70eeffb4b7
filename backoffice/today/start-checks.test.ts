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
  expect(isSoldUnpriced(product('buy', 'request'), 'off')).toBe(true)
  expect(isSoldUnpriced(product(null, 'buy'), 'off')).toBe(true)
  expect(isSoldUnpriced(product(null, null), 'off')).toBe(true)
  expect(isSoldUnpriced(product(null, 'request'), 'off')).toBe(false)
  expect(isSoldUnpriced(product('display_only', 'buy'), 'off')).toBe(false)
})

test('a shop that only reserves sells nothing but what says so itself, and so lacks no price', () => {
  expect(isSoldUnpriced(product(null, null), 'only')).toBe(false)
  expect(isSoldUnpriced(product(null, 'buy'), 'only')).toBe(false)
  expect(isSoldUnpriced(product('buy', null), 'only')).toBe(true)
  expect(isSoldUnpriced(product(null, null), 'beside')).toBe(true)
})

test('prices of variants are prices', () => {
  expect(isSoldUnpriced(product('buy', null, null, 90), 'off')).toBe(false)
  expect(isSoldUnpriced(product('buy', null, null), 'off')).toBe(true)
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

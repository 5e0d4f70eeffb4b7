import { expect, test } from 'vitest'
import { lineOffer, type OrderLineFacts } from './order-line.ts'

const ring = { priceBrutto: 19900, stock: 3, reorderPossible: false }
const facts = (more: Partial<OrderLineFacts> = {}): OrderLineFacts => ({
  product: ring,
  salesMode: 'buy',
  purchaseToOrder: false,
  hasVariants: false,
  variant: undefined,
  personalizationFits: true,
  count: 1,
  taken: 0,
  ...more,
})
const problem = (more: Partial<OrderLineFacts>) => lineOffer(facts(more)).problem

test('published goods with a price and stock can be bought up to their stock', () => {
  expect(lineOffer(facts({ count: 3 }))).toEqual({ priceBrutto: 19900, available: 3, fromStock: 3 })
  expect(problem({ count: 4 })).toBe('not_enough')
})

test('lines of the same goods share the stock', () => {
  expect(problem({ count: 2, taken: 1 })).toBeUndefined()
  expect(problem({ count: 2, taken: 2 })).toBe('not_enough')
  expect(problem({ taken: 3 })).toBe('sold_out')
})

test('what is not there, not published or not of this product is gone', () => {
  expect(problem({ product: null })).toBe('gone')
  expect(problem({ hasVariants: true, variant: null })).toBe('gone')
})

test('a product with variants is bought as one of them, at its price and from its stock', () => {
  expect(problem({ hasVariants: true })).toBe('choose_variant')
  const variant = { priceBrutto: 25900, stock: 1, reorderPossible: false }
  expect(lineOffer(facts({ hasVariants: true, variant }))).toEqual({
    priceBrutto: 25900,
    available: 1,
    fromStock: 1,
  })
})

test('goods on request, goods only shown and goods without a price are not for sale', () => {
  expect(problem({ salesMode: 'request' })).toBe('not_for_sale')
  expect(problem({ salesMode: 'display_only' })).toBe('not_for_sale')
  expect(problem({ product: { ...ring, priceBrutto: null } })).toBe('not_for_sale')
})

test('sold out goods can be bought to order where shop and goods allow it, and are not taken from stock', () => {
  const soldOut = { ...ring, stock: 0 }
  expect(problem({ product: soldOut })).toBe('sold_out')
  expect(problem({ product: { ...soldOut, reorderPossible: true } })).toBe('sold_out')
  expect(lineOffer(facts({ product: { ...soldOut, reorderPossible: true }, purchaseToOrder: true, count: 5 }))).toEqual(
    { priceBrutto: 19900, available: null, fromStock: 0 },
  )
})

test('pieces in stock are taken first, and only the rest is bought to order', () => {
  const reorder = { product: { ...ring, reorderPossible: true }, purchaseToOrder: true }
  expect(lineOffer(facts({ ...reorder, count: 5 })).fromStock).toBe(3)
  expect(lineOffer(facts({ ...reorder, count: 2, taken: 2 })).fromStock).toBe(1)
})

test('a shop may sell fewer pieces of one article than there are', () => {
  expect(problem({ count: 3, most: 2 })).toBe('not_enough')
  expect(lineOffer(facts({ count: 2, most: 2 }))).toEqual({ priceBrutto: 19900, available: 2, fromStock: 2 })
  const reorder = { product: { ...ring, reorderPossible: true }, purchaseToOrder: true }
  expect(lineOffer(facts({ ...reorder, most: 7 })).available).toBe(7)
})

test('a personalization beyond its rules is refused', () => {
  expect(problem({ personalizationFits: false })).toBe('bad_personalization')
})

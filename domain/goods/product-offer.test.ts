import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OfferFacts, orderLimit, productOffer } from './product-offer.ts'

const inStock: OfferFacts = {
  salesMode: 'buy',
  shopOpen: true,
  purchaseToOrder: false,
  awaitsVariant: false,
  priceBrutto: 9900,
  stock: 2,
  reorderPossible: false,
}
const offer = (facts: Partial<OfferFacts>) => productOffer({ ...inStock, ...facts })

test('goods in stock can be bought', () => {
  expect(offer({})).toBe('cart')
})

test('a variant is chosen before anything is bought', () => {
  expect(offer({ awaitsVariant: true, priceBrutto: null, stock: null })).toBe('choose')
})

test('goods of a brand that is shown but not sold lead only to telephone and appointment', () => {
  expect(offer({ salesMode: 'display_only' })).toBe('contact')
  expect(offer({ salesMode: 'display_only', shopOpen: false })).toBe('contact')
})

test('goods on request, goods without a price and all goods of a closed shop can be asked for', () => {
  expect(offer({ salesMode: 'request' })).toBe('request')
  expect(offer({ priceBrutto: null })).toBe('request')
  expect(offer({ shopOpen: false })).toBe('request')
})

test('sold-out goods that are not reordered lead only to telephone and appointment', () => {
  expect(offer({ stock: 0 })).toBe('contact')
  expect(offer({ stock: null })).toBe('contact')
})

test('sold-out goods that come again can be asked for, or bought to order where the shop allows it', () => {
  expect(offer({ stock: 0, reorderPossible: true })).toBe('request')
  expect(offer({ stock: 0, reorderPossible: true, purchaseToOrder: true })).toBe('cart')
})

test('no more can be chosen than is in stock, unless the goods are bought to order', () => {
  expect(orderLimit(inStock, 999)).toBe(2)
  expect(orderLimit({ ...inStock, reorderPossible: true }, 999)).toBe(2)
  expect(orderLimit({ ...inStock, reorderPossible: true, purchaseToOrder: true }, 999)).toBe(999)
})

test('whatever can be bought has a price, an open shop and at least one piece to choose', () => {
  const facts = fc.record({
    salesMode: fc.constantFrom('buy' as const, 'request' as const, 'display_only' as const),
    shopOpen: fc.boolean(),
    purchaseToOrder: fc.boolean(),
    awaitsVariant: fc.boolean(),
    priceBrutto: fc.option(fc.nat(100)),
    stock: fc.option(fc.integer({ min: -1, max: 3 })),
    reorderPossible: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (value) => {
      if (productOffer(value) !== 'cart') return
      expect(value).toMatchObject({ salesMode: 'buy', shopOpen: true, awaitsVariant: false })
      expect(value.priceBrutto).not.toBeNull()
      expect(orderLimit(value, 999)).toBeGreaterThan(0)
    }),
  )
})

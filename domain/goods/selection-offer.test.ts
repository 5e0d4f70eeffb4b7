import { expect, test } from 'vitest'
import { emptySelection, type ProductAction, type ProductRow, productReducer } from './product-selection.ts'
import { type SalesTerms, selectionOffer } from './selection-offer.ts'

const terms: SalesTerms = { salesMode: 'buy', shopOpen: true, purchaseToOrder: false }
const watch: ProductRow = { id: 1, display_name: 'Uhr', price_brutto: 99, stock: 3, reorder_possible: true }
const ring: ProductRow = {
  ...watch,
  product_variants: [
    { id: 10, display_name: '54', stock: 2 },
    { id: 11, display_name: '56', stock: 0, reorder_possible: false },
    { id: 12, display_name: '58', active: false, stock: 9 },
  ],
}
const offer = (product: ProductRow, variant?: number | null, change: Partial<SalesTerms> = {}) => {
  const actions: ProductAction[] = [
    { type: 'add', product },
    ...(variant === undefined ? [] : [{ type: 'variantChange', variant } as const]),
  ]
  return selectionOffer(actions.reduce(productReducer<ProductRow>, emptySelection), { ...terms, ...change })
}

test('a product without variants is bought as it is, up to its stock', () => {
  expect(offer(watch)).toEqual({ offer: 'cart', limit: 3 })
})

test('a product with variants waits for the choice of one, and then offers what that one can', () => {
  expect(offer(ring)).toEqual({ offer: 'choose', limit: 0 })
  expect(offer(ring, 10)).toEqual({ offer: 'cart', limit: 2 })
  expect(offer(ring, 11)).toEqual({ offer: 'contact', limit: 0 })
})

test('goods bought to order have no limit but that of a line', () => {
  expect(offer(watch, undefined, { purchaseToOrder: true })).toEqual({ offer: 'cart', limit: 999 })
})

test('a product whose variants are all inactive counts as sold out, whatever its own stock and price', () => {
  const none = { ...ring, product_variants: [{ id: 12, display_name: '58', active: false }] }
  expect(offer(none)).toEqual({ offer: 'request', limit: 0 })
  expect(offer(none, undefined, { purchaseToOrder: true }).offer).toBe('request')
  expect(offer({ ...none, reorder_possible: false }).offer).toBe('contact')
})

test('a closed shop asks for nothing to be chosen before a request', () => {
  expect(offer(ring, undefined, { shopOpen: false })).toEqual({ offer: 'request', limit: 0 })
  expect(offer(ring, 10, { salesMode: 'display_only' })).toEqual({ offer: 'contact', limit: 0 })
})

import { expect, test } from 'vitest'
import { articleState } from './article-state.ts'
import { emptySelection, type ProductRow, productReducer } from './product-selection.ts'
import type { SalesTerms } from './selection-offer.ts'

const terms: SalesTerms = { salesMode: 'buy', shopOpen: true, purchaseToOrder: false }

const stateOf = (change: Partial<ProductRow>, other: Partial<SalesTerms> = {}) => {
  const product = { id: 1, display_name: 'Ring', price_brutto: 100, stock: 1, ...change }
  return articleState(productReducer(emptySelection, { type: 'add', product }), { ...terms, ...other })
}

test('goods that are sold are in stock, bought to order or sold out', () => {
  expect(stateOf({})).toBe('in_stock')
  expect(stateOf({ stock: 0 })).toBe('out_of_stock')
  expect(stateOf({ stock: 0, reorder_possible: true })).toBe('out_of_stock')
  expect(stateOf({ stock: 0, reorder_possible: true }, { purchaseToOrder: true })).toBe('backorder')
})

test('what has no price, or is not sold, has no state', () => {
  expect(stateOf({ price_brutto: null })).toBeUndefined()
  expect(stateOf({ price_brutto: 0 })).toBeUndefined()
  expect(stateOf({}, { shopOpen: false })).toBeUndefined()
  expect(stateOf({}, { salesMode: 'request' })).toBeUndefined()
  expect(stateOf({}, { salesMode: 'display_only' })).toBeUndefined()
})

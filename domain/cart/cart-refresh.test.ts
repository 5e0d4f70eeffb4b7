import { expect, test } from 'vitest'
import { cartOf } from './cart.ts'
import { type CurrentOffer, refreshCart } from './cart-refresh.ts'

const product = { id: 1, slug: 'ring', display_name: 'Ring' }
const line = { cartId: 1, product, variant: null, personalization: {}, count: 3, priceBrutto: 1000 }
const cart = cartOf([line], 1)
const refresh = (offer: Partial<CurrentOffer>) =>
  refreshCart(cart, [{ cartId: 1, available: true, priceBrutto: 1000, stock: null, ...offer }], 9)

test('a cart that is still true stays the same', () => {
  expect(refresh({ stock: 3 })).toEqual({ cart, changes: [] })
  expect(refresh({}).cart).toBe(cart)
})

test('a new price is taken over and shown', () => {
  const result = refresh({ priceBrutto: 1100 })
  expect(result.cart).toMatchObject({ totalPriceBrutto: 3300, timestamp: 9 })
  expect(result.changes).toEqual([{ kind: 'price', line, priceBrutto: 1100 }])
})

test('a stock below the count brings the count down and is shown', () => {
  const result = refresh({ stock: 2 })
  expect(result.cart.totalCount).toBe(2)
  expect(result.changes).toEqual([{ kind: 'count', line, count: 2 }])
})

test('a line of which nothing is left, or that is no longer sold, is taken out and shown', () => {
  for (const offer of [{ stock: 0 }, { available: false }]) {
    const result = refresh(offer)
    expect(result.cart.products).toEqual([])
    expect(result.changes).toEqual([{ kind: 'unavailable', line }])
  }
})

test('a line without an answer stays as it is', () => {
  expect(refreshCart(cart, [], 9)).toEqual({ cart, changes: [] })
})

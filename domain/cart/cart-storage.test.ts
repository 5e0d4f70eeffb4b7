import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, cartOf, emptyCart } from './cart.ts'
import { cartMaxAge, restoreCart, storedCart } from './cart-storage.ts'

const line = (cartId: number, more: object = {}): CartLine => ({
  cartId,
  product: { id: cartId, slug: `p${cartId}`, display_name: `P${cartId}` },
  variant: null,
  personalization: {},
  count: 2,
  priceBrutto: 500,
  ...more,
})
const restore = (value: unknown) => restoreCart(JSON.stringify(value), 1000)

test('a cart survives being stored and read again', () => {
  const cart = cartOf(
    [line(1), line(3, { variant: { id: 7, display_name: '54' }, personalization: { text: 'Anna' } })],
    900,
  )
  expect(restoreCart(storedCart(cart), 1000)).toEqual(cart)
})

test('an empty cart is removed from the storage', () => {
  expect(storedCart(emptyCart)).toBeNull()
})

test.each([null, '', '{', '[]', '{}', '{"products":{}}', '{"products":[],"timestamp":1}'])(
  'the text %j is no cart',
  (text) => {
    expect(restoreCart(text, 1000)).toEqual(emptyCart)
  },
)

test('a cart that lay untouched too long is dropped', () => {
  const text = storedCart(cartOf([line(1)], 0))
  expect(restoreCart(text, cartMaxAge).totalCount).toBe(2)
  expect(restoreCart(text, cartMaxAge + 1)).toEqual(emptyCart)
})

test.each([
  ['no product', { product: null }],
  ['a product without an id', { product: { slug: 'a', display_name: 'A' } }],
  ['a count of zero', { count: 0 }],
  ['a fractional count', { count: 1.5 }],
  ['a price in fractions of a cent', { priceBrutto: 12.9 }],
  ['a negative price', { priceBrutto: -1 }],
  ['a damaged variant', { variant: 'large' }],
  ['personalization that is no text', { personalization: { a: {} } }],
])('a line with %s is dropped and the others stay', (_, damage) => {
  const cart = restore({ products: [line(1, damage), line(2)], timestamp: 1 })
  expect(cart.products.map((entry) => entry.cartId)).toEqual([2])
  expect(cart.totalPriceBrutto).toBe(1000)
})

test('false totals are computed anew', () => {
  expect(restore({ products: [line(1)], totalCount: 99, totalPriceBrutto: 1, timestamp: 1 })).toMatchObject({
    totalCount: 2,
    totalPriceBrutto: 1000,
  })
})

test('equal lines are joined and doubled or missing ids replaced', () => {
  const same = { product: line(1).product }
  expect(restore({ products: [line(1), line(5, same)], timestamp: 1 }).products).toMatchObject([
    { cartId: 1, count: 4 },
  ])
  const other = { product: line(2).product }
  const ids = restore({ products: [line(1), line(1, other), { ...line(3), cartId: 'x' }], timestamp: 1 }).products
  expect(ids.map((entry) => entry.cartId)).toEqual([1, 2, 3])
})

test('fields that the cart does not know are left behind', () => {
  const cart = restore({
    products: [line(1, { evil: true, product: { ...line(1).product, evil: true } })],
    timestamp: 1,
  })
  expect(JSON.stringify(cart)).not.toContain('evil')
})

test('no stored text of any kind makes reading fail', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.jsonValue()).map((products) => JSON.stringify({ products, timestamp: 1 })),
      ),
      (text) => {
        const cart = restoreCart(text, 1000)
        expect(cart.totalCount).toBe(cart.products.reduce((sum, entry) => sum + entry.count, 0))
      },
    ),
  )
})

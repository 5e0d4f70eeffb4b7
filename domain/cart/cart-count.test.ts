import { expect, test } from 'vitest'
import { cartOf } from './cart.ts'
import { cartCount } from './cart-count.ts'
import { storedCart } from './cart-storage.ts'

const line = { product: { id: 1, slug: 'p', display_name: 'P' }, variant: null, personalization: {}, priceBrutto: 500 }

test('the count is that of the cart as it is stored', () => {
  expect(cartCount(storedCart(cartOf([{ ...line, cartId: 1, count: 3 }], 1)))).toBe(3)
})

test('what a product is called does not count', () => {
  const product = { ...line.product, display_name: '"totalCount":9,' }
  expect(cartCount(storedCart(cartOf([{ ...line, product, cartId: 1, count: 2 }], 1)))).toBe(2)
})

test.each([null, '', '{', '[]', '{"totalCount":-1}', '{"totalCount":1.5}', '{"totalCount":"3"}'])(
  'the text %j counts nothing',
  (text) => {
    expect(cartCount(text)).toBe(0)
  },
)

import { expect, test } from 'vitest'
import { shippingPrice } from './shipping-price.ts'

test('a way of shipping costs its own price, and the shop’s where it has none', () => {
  expect(shippingPrice({ price: 1490, isCollection: false }, 590)).toBe(1490)
  expect(shippingPrice({ price: 0, isCollection: false }, 590)).toBe(0)
  expect(shippingPrice({ price: null, isCollection: false }, 590)).toBe(590)
})

test('who collects the goods pays no shipping unless the way itself has a price', () => {
  expect(shippingPrice({ price: null, isCollection: true }, 590)).toBe(0)
  expect(shippingPrice({ price: 200, isCollection: true }, 590)).toBe(200)
})

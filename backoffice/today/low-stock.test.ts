import { expect, test } from 'vitest'
import { isLow } from './low-stock.ts'

const product = (stock: number, ...variants: [stock: number, active?: boolean][]) => ({
  id: 1,
  stock,
  product_variants: variants.map(([pieces, active = true]) => ({ stock: pieces, active })),
})

test('of a product without variants its own pieces count', () => {
  expect([isLow(product(2)), isLow(product(3))]).toEqual([true, false])
})

test('of a product with variants those on sale count, each for itself, and its own pieces do not', () => {
  expect(isLow(product(0, [3], [8]))).toBe(false)
  expect(isLow(product(9, [3], [0]))).toBe(true)
})

test('variants that are not on sale are not looked at, and neither are the pieces of their product', () => {
  expect([isLow(product(9, [0, false])), isLow(product(0, [9, false]))]).toEqual([false, false])
})

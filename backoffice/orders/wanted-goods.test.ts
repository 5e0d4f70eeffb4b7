import { expect, test } from 'vitest'
import { withGoods } from './wanted-goods.ts'

const ring = { product: 1, variant: null, name: 'Ring' }
const chain = { product: 2, variant: 7, name: 'Kette · 45 cm' }

test('goods that are chosen twice are one line of two pieces, another variant is a line of its own', () => {
  const lines = [ring, chain, ring, { ...chain, variant: 8 }].reduce(withGoods, withGoods([], ring).slice(1))
  expect(lines.map(({ product, variant, count }) => [product, variant, count])).toEqual([
    [1, null, 2],
    [2, 7, 1],
    [2, 8, 1],
  ])
})

import { expect, test } from 'vitest'
import { mostGoodsItems } from './goods-items.ts'
import { isWished, restoredWishlist, storedWishlist, wishlistMaxAge, withoutWish, withWishes } from './wishlist.ts'

const [ring, chain] = [{ product: 1, variant: 5 }, { product: 2 }]

test('goods stand on the list once, a variant beside another, and go again', () => {
  const list = withWishes([], ring, chain)
  expect(withWishes(list, ring)).toEqual([ring, chain])
  expect(withWishes(list, { product: 1, variant: 6 })).toHaveLength(3)
  expect([isWished(list, ring), isWished(list, { product: 1 })]).toEqual([true, false])
  expect(withoutWish(list, ring)).toEqual([chain])
})

test('a list has room for as many as an address', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ product: index + 1 }))
  expect(withWishes([], ...many)).toHaveLength(mostGoodsItems)
})

test('what is stored comes back until it is too old or damaged, and an empty list leaves nothing', () => {
  expect(restoredWishlist(storedWishlist([ring, chain], 1000), 2000)).toEqual([ring, chain])
  expect(restoredWishlist(storedWishlist([ring], 1000), 1001 + wishlistMaxAge)).toEqual([])
  for (const text of [null, '', '{', '[]', '{"items":5,"timestamp":1}', '{"items":"1"}'])
    expect(restoredWishlist(text, 2)).toEqual([])
  expect(storedWishlist([], 1)).toBeNull()
})

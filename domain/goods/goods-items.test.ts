import { expect, test } from 'vitest'
import { goodsItems, goodsItemsText, mostGoodsItems } from './goods-items.ts'

test('an address names goods and their variants, each once and in their order', () => {
  expect(goodsItems('12,13-45, 12 ,7')).toEqual([{ product: 12 }, { product: 13, variant: 45 }, { product: 7 }])
  expect(goodsItemsText(goodsItems('12,13-45,12'))).toBe('12,13-45')
})

test('what can be no goods is left out, and so is what is beyond the most', () => {
  expect(goodsItems('0,-1,a,1e3,99999999999,5-,-5,5-0,,3')).toEqual([{ product: 3 }])
  expect(goodsItems(null)).toEqual([])
  const many = Array.from({ length: 80 }, (_, index) => index + 1).join(',')
  expect(goodsItems(many)).toHaveLength(mostGoodsItems)
})

import { expect, test } from 'vitest'
import { publicAccess } from '#backend/items/access.ts'
import { fieldTree } from '#backend/items/field-tree.ts'
import { collectionOf } from '#contract/model/model.ts'
import { PRODUCT_FIELDS } from '#site/shop/product/product-rows.ts'

test('the page of a product follows no more relations than strangers may', () => {
  const tree = fieldTree(publicAccess(1), collectionOf('ecommerce_product'), PRODUCT_FIELDS)
  expect(tree.get('manufacturer')?.get('brand')?.has('type')).toBe(true)
})

import { expect, test } from 'vitest'
import { collectionOf } from '#contract/model/model.ts'
import { publicAccess } from './access.ts'
import { queryParameters } from './query-parameters.ts'
import type { Item } from './rows.ts'
import { tagsOf } from './tags.ts'

const access = publicAccess(7)

const tags = (search: string, data: Item | Item[] = [], collection = 'ecommerce_product') =>
  tagsOf(access, collectionOf(collection), queryParameters(search), { data })

test('a list is made of its collection, whatever it contains', () => {
  expect(tags('fields=id,slug')).toEqual(['7', 'ecommerce_product'])
})

test('one item that says its id is made of itself alone', () => {
  expect(tags('fields=id,slug&single=1', { id: 12, slug: 'ring' })).toEqual(['7', 'ecommerce_product/12'])
  expect(tags('fields=slug&single=1', { slug: 'ring' })).toEqual(['7', 'ecommerce_product'])
})

test('what fields lead to counts, but not the parts of the item, which change with it', () => {
  expect(tags('fields=manufacturer.display_name,translations.*,images.file.width,manufacturer')).toEqual([
    '7',
    'ecommerce_product',
    'ecommerce_manufacturer',
    'files',
  ])
  expect(tags('fields=manufacturer')).toEqual(['7', 'ecommerce_product'])
})

test('a part of another item counts by its own name, and a list of items that stand alone too', () => {
  expect(tags('fields=attributes.attribute.display_name,ratings')).toEqual([
    '7',
    'ecommerce_product',
    'ecommerce_attribute',
    'ecommerce_product_rating',
  ])
})

test('the legal texts of a shop change with its settings', () => {
  const search = 'fields=id,legal_pages.type,legal_pages.translations.*&filter[project.domain]=a.example&single=1'
  expect(tags(search, { id: 3, legal_pages: [] }, 'ecommerce_settings')).toEqual([
    '7',
    'ecommerce_settings/3',
    'project',
  ])
})

test('what filters lead to counts', () => {
  expect(tags('fields=id&filter[category.slug]=uhren')).toEqual(['7', 'ecommerce_product', 'ecommerce_category'])
})

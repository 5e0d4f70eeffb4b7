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

test('what fields lead to counts by its own id, but not the parts of the item, which change with it', () => {
  const fields = 'fields=manufacturer.id,manufacturer.display_name,translations.*,images.file.*,manufacturer'
  const goods = [
    { manufacturer: { id: 3 }, images: [{ file: { id: 'b' } }, { file: { id: 'c' } }] },
    { manufacturer: { id: 3 }, images: [{ file: null }] },
  ]
  expect(tags(fields, goods)).toEqual(['7', 'ecommerce_product', 'ecommerce_manufacturer/3', 'files/b', 'files/c'])
  expect(tags(fields, [])).toEqual(['7', 'ecommerce_product'])
  expect(tags('fields=manufacturer')).toEqual(['7', 'ecommerce_product'])
})

test('what fields lead to counts by its collection where it does not say its id, or is more than a header holds', () => {
  expect(tags('fields=images.file.width', [{ images: [{ file: { width: 800 } }] }])).toEqual([
    '7',
    'ecommerce_product',
    'files',
  ])
  const images = Array.from({ length: 41 }, (_, n) => ({ file: { id: `f${n}` } }))
  expect(tags('fields=images.file.*', [{ images: images.slice(1) }])).toHaveLength(42)
  expect(tags('fields=images.file.*', [{ images }])).toEqual(['7', 'ecommerce_product', 'files'])
})

test('where nothing is led to, a draft may be that is published without a change of what leads to it', () => {
  const entries = (...pages: ({ id: number } | null)[]) =>
    tags(
      'fields=page.id',
      pages.map((page) => ({ page })),
      'menu_item',
    )
  expect(entries({ id: 4 }, { id: 5 })).toEqual(['7', 'menu_item', 'page/4', 'page/5'])
  expect(entries({ id: 4 }, null)).toEqual(['7', 'menu_item', 'page'])
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

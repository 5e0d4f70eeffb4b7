import { expect, test } from 'vitest'
import { emptyFilters, type ListFilters } from './list-context.ts'
import { productConditions } from './product-filter.ts'

const published = { field: 'status', op: 'eq', value: 'published' }
const conditions = (filters: Partial<ListFilters>) => productConditions({ ...emptyFilters, ...filters })

test('only published products are listed', () => {
  expect(conditions({})).toEqual([published])
})

test('a category given as text filters by its slug, otherwise by the category', () => {
  expect(conditions({ category: 'ringe' })[1]).toEqual({ field: 'category.slug', op: 'eq', value: 'ringe' })
  expect(conditions({ category: 12 })[1]).toEqual({ field: 'category', op: 'eq', value: 12 })
})

test('manufacturers, subcategories and attributes filter by their ids', () => {
  expect(conditions({ manufacturers: [1, 2], subcategories: [3], attributes: [4] }).slice(1)).toEqual([
    { field: 'manufacturer', op: 'in', value: [1, 2] },
    { field: 'subcategories.subcategory_id', op: 'in', value: [3] },
    { field: 'attributes.attribute', op: 'in', value: [4] },
  ])
})

test('a tag filters by what it contains', () => {
  expect(conditions({ tag: 'neu' })[1]).toMatchObject({ op: 'contains', value: 'neu' })
})

test('the price bounds are compared in euro', () => {
  expect(conditions({ priceFrom: 9990, priceTo: 50000 }).slice(1)).toEqual([
    { field: 'price_brutto', op: 'gte', value: 99.9 },
    { field: 'price_brutto', op: 'lte', value: 500 },
  ])
})

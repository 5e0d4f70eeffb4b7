import { expect, test } from 'vitest'
import { emptyFilters, emptyListContext, type ListContext, type ListFilters } from '#domain/goods/list-context.ts'
import { listQueryOf, listStatus } from './list-address.ts'
import type { CategoryRow } from './list-rows.ts'
import type { ListView } from './list-view.ts'

const view = (filters: Partial<ListFilters>, more: Partial<ListContext> = {}, own: Partial<ListView> = {}) =>
  ({
    context: { ...emptyListContext, ...more, filters: { ...emptyFilters, ...filters } },
    search: '',
    total: 40,
    corrected: false,
    ...own,
  }) as ListView

const categories = [{ id: 1, slug: 'uhren', translations: [{ language: 'en', slug: 'watches' }] }] as CategoryRow[]

test.each([
  ['all products', view({}), ''],
  ['a category', view({ category: 'uhren' }), '?category=uhren'],
  ['a brand', view({ manufacturers: [3] }), '?manufacturers=3'],
  ['a later page', view({}, { page: 2 }), '?page=3'],
])('%s is a page that search engines keep', (_case, list, query) => {
  const found = listQueryOf(list, { categories }, 'de')
  expect([found.query('de'), found.isIndexed]).toEqual([query, true])
})

test('a category is named by its address in each language', () => {
  const { query } = listQueryOf(view({ category: 'uhren' }, { page: 1 }), { categories }, 'de')
  expect([query('de'), query('en'), query('fr')]).toEqual([
    '?category=uhren&page=2',
    '?category=watches&page=2',
    '?category=uhren&page=2',
  ])
})

test.each([
  ['an order', view({}, { sort: 'price_brutto' })],
  ['two brands', view({ manufacturers: [3, 4] })],
  ['a brand in a category', view({ category: 'uhren', manufacturers: [3] })],
  ['an attribute', view({ attributes: [1] })],
  ['a price', view({ priceFrom: 100 })],
  ['a search', view({}, {}, { search: 'ring' })],
  ['nothing found', view({ category: 'uhren' }, {}, { total: 0 })],
  ['what was corrected', view({}, {}, { corrected: true })],
])('%s is none', (_case, list) => {
  expect(listQueryOf(list, { categories }, 'de').isIndexed).toBe(false)
})

test('what is not there is answered with 404', () => {
  expect([listStatus(view({})), listStatus(view({}, {}, { corrected: true }))]).toEqual([200, 404])
})

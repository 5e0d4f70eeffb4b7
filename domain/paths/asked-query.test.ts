import { expect, test } from 'vitest'
import { emptyListContext, listQuery } from '../goods/list-context.ts'
import { askedQuery } from './asked-query.ts'
import { pageQuery } from './page-query.ts'

test('what decides nothing about a page stays out, and the order of the rest does not matter', () => {
  expect(askedQuery('?utm_source=brief&variant=3')).toBe('')
  expect(askedQuery('?q=ring&utm_source=brief&category=ringe')).toBe('?category=ringe&q=ring')
})

test('every parameter of a list and of the search is asked for, so that the server sees all that it would read', () => {
  const chosen = { manufacturers: [1], subcategories: [2], attributes: [3], branches: [4] }
  const filters = { ...chosen, category: 'uhren', tag: 'neu' }
  const prices = { priceFrom: 100, priceTo: 200 }
  const query = listQuery({ ...emptyListContext, filters: { ...filters, ...prices }, sort: '-price_brutto', page: 2 })
  query.set('q', 'gold')
  expect(askedQuery(`?${query}`)).toBe(`?${query}`)
  expect(pageQuery(askedQuery(`?${query}`))).toBe(pageQuery(`?${query}`))
})

test('values are left to the server, also those that it will not understand', () => {
  expect(askedQuery('?page=abc&manufacturers=2&manufacturers=1')).toBe('?manufacturers=2&manufacturers=1&page=abc')
})

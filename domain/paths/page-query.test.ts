import { expect, test } from 'vitest'
import { pageQuery, shownQuery } from './page-query.ts'

test('equal lists have equal queries, whatever the order of names and values', () => {
  expect(pageQuery('?sort=price_brutto&manufacturers=9,3')).toBe(pageQuery('?manufacturers=3,9&sort=price_brutto'))
})

test('what does not decide about the page stays out', () => {
  expect(pageQuery('?utm_source=letter&variant=3&page=2')).toBe('?page=2')
  expect(pageQuery('?utm_source=letter')).toBe('')
})

test('a search is kept, trimmed and bounded', () => {
  expect(pageQuery('?q=%20gold%20%20ring%20')).toBe('?q=gold+ring')
  expect(pageQuery(`?q=${'a'.repeat(1000)}`)).toBe(`?q=${'a'.repeat(100)}`)
})

test('a page is rendered for its data and the chosen variant, which is a number', () => {
  expect(shownQuery('?utm_source=letter&variant=3&page=2')).toBe('?page=2&variant=3')
  expect(shownQuery('?variant=gold')).toBe('?variant=0')
  expect([shownQuery('?variant=+12+'), shownQuery('?variant=012')]).toEqual(['?variant=12', '?variant=0'])
  expect(shownQuery('?utm_source=letter')).toBe('')
})

test.each(['page=1000000000', 'manufacturers=abc', 'price_from=-5', 'sort=stock', `tag=${'a'.repeat(200)}`])(
  'a value that cannot be understood is told from one that is not there: %s',
  (query) => {
    const name = query.split('=')[0]
    expect(pageQuery(`?${query}`)).toBe(`?${name}=-`)
    expect(pageQuery(`?${name}=-`)).toBe(`?${name}=-`)
  },
)

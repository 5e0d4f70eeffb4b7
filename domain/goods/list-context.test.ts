import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enteredPrice } from '../money/entered-price.ts'
import {
  emptyListContext,
  type ListContext,
  listQuery,
  listReducer,
  listSorts,
  pageSize,
  parseListQuery,
} from './list-context.ts'

const parse = (query: string) => parseListQuery(new URLSearchParams(query))
const onPage3 = { ...emptyListContext, page: 3 }

test('a page has twenty products', () => {
  expect(pageSize).toBe(20)
})

test.each([
  { category: 'ringe' },
  { manufacturers: [1] },
  { subcategories: [2] },
  { attributes: [3] },
  { tag: 'neu' },
  { priceTo: 5 },
])('the page number resets to 0 when the filter %j changes', (filters) => {
  expect(listReducer(onPage3, { type: 'filter', filters })).toMatchObject({ filters, page: 0 })
})

test('a new order begins on the first page, and turning a page keeps filters and order', () => {
  expect(listReducer(onPage3, { type: 'sort', sort: 'price_brutto' })).toEqual({
    ...onPage3,
    sort: 'price_brutto',
    page: 0,
  })
  expect(listReducer(onPage3, { type: 'page', page: 4 })).toEqual({ ...onPage3, page: 4 })
})

test('clearing takes away every filter and keeps the order', () => {
  const filtered = parse('category=ringe&tag=neu&sort=price_brutto&page=2').context
  expect(listReducer(filtered, { type: 'clear' })).toEqual({ ...emptyListContext, sort: 'price_brutto' })
})

test('an unfiltered list has an empty query', () => {
  expect(listQuery(emptyListContext).toString()).toBe('')
  expect(parse('')).toEqual({ context: emptyListContext, invalid: [] })
})

test('the address counts pages from 1', () => {
  expect(parse('page=2').context.page).toBe(1)
  expect(listQuery({ ...emptyListContext, page: 1 }).get('page')).toBe('2')
})

test('a category is a slug or an id', () => {
  expect(parse('category=ringe').context.filters.category).toBe('ringe')
  expect(parse('category=12').context.filters.category).toBe(12)
})

test('a price is understood as visitors type it', () => {
  const typed = parseListQuery(new URLSearchParams('price_from=1299,50'), enteredPrice)
  expect(typed).toMatchObject({ context: { filters: { priceFrom: 129950 } }, invalid: [] })
})

test('a price range upside down is turned round', () => {
  expect(parse('price_from=500&price_to=99.9')).toMatchObject({
    context: { filters: { priceFrom: 9990, priceTo: 50000 } },
    invalid: [],
  })
})

test.each([
  ['manufacturers=1,x', 'manufacturers'],
  ['attributes=-1', 'attributes'],
  ['subcategories=1.5', 'subcategories'],
  [`manufacturers=${Array.from({ length: 51 }, (_, index) => index + 1)}`, 'manufacturers'],
  ['price_from=-1', 'price_from'],
  ['price_to=cheap', 'price_to'],
  ['sort=password', 'sort'],
  ['page=0', 'page'],
  ['page=1000000000', 'page'],
  [`tag=${'x'.repeat(101)}`, 'tag'],
])('%.40s is left out and named', (query, name) => {
  expect(parse(query)).toEqual({ context: emptyListContext, invalid: [name] })
})

test('parameters of others are not looked at', () => {
  expect(parse('utm_source=x&__proto__=1').invalid).toEqual([])
})

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 8 })
  .map((list) => list.sort((a, b) => a - b))
const word = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text === text.trim() && !/^\d+$/.test(text))
const anyContext: fc.Arbitrary<ListContext> = fc.record({
  filters: fc
    .record({
      category: fc.oneof(fc.constant(null), word, fc.integer({ min: 1, max: 999 })),
      manufacturers: ids,
      subcategories: ids,
      attributes: ids,
      branches: ids,
      tag: fc.option(word),
      prices: fc.tuple(fc.option(fc.nat(1e7)), fc.option(fc.nat(1e7))),
    })
    .map(({ prices: [a, b], ...filters }) => {
      const upsideDown = a !== null && b !== null && a > b
      return { ...filters, priceFrom: upsideDown ? b : a, priceTo: upsideDown ? a : b }
    }),
  sort: fc.option(fc.constantFrom(...listSorts)),
  page: fc.nat(999),
})

test('every list survives the way through its address', () => {
  fc.assert(
    fc.property(anyContext, (context) => {
      expect(parse(listQuery(context).toString())).toEqual({ context, invalid: [] })
    }),
  )
})

test('no query of any kind makes reading fail', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('category', 'tag', 'page', 'sort', 'price_to', 'attributes'), fc.string()),
      (query) => {
        const { context } = parseListQuery(new URLSearchParams(query))
        expect(context.page).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('a form that sends each id by itself asks for the same list as an address that has them together', () => {
  const { context, invalid } = parseListQuery(new URLSearchParams('manufacturers=3&manufacturers=9&price_from=&page='))
  expect(invalid).toEqual([])
  expect(listQuery(context).toString()).toBe('manufacturers=3%2C9')
})

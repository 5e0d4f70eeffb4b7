import { expect, test } from 'vitest'
import { allowedFilters, existingFilters, isFilterAllowed } from './allowed-filters.ts'
import { emptyFilters } from './list-context.ts'

const known = {
  category: (wanted: string | number) => wanted === 'uhren',
  manufacturer: (id: number) => id < 3,
  subcategory: (id: number) => id < 3,
  branch: () => false,
  attribute: (id: number) => id < 3,
  tag: (text: string) => text === 'Neu',
}

test('what the setting names as true is allowed, and what it does not name is not', () => {
  const { category, manufacturer, attribute } = allowedFilters({ category: true, attribute: false })
  expect([category, manufacturer, attribute]).toEqual([true, false, false])
})

test('a list of ids allows these only', () => {
  const { attribute } = allowedFilters({ attribute: [2, 3, 'x'] })
  expect([isFilterAllowed(attribute, 2), isFilterAllowed(attribute, 4)]).toEqual([true, false])
})

test('tag and price are allowed unless they are switched off', () => {
  expect(allowedFilters({})).toMatchObject({ tag: true, price: true })
  expect(allowedFilters({ tag: false, price: false })).toMatchObject({ tag: false, price: false })
})

test.each([null, undefined, 'all', 7])('without a setting (%j) everything is allowed', (setting) => {
  expect(allowedFilters(setting)).toMatchObject({ category: true, manufacturer: true, attribute: true })
})

test('values that are not there are left out and named, the others stay', () => {
  const wanted = { ...emptyFilters, category: 'hut', manufacturers: [1, 9], subcategories: [2], tag: 'Alt' }
  const { filters, dropped } = existingFilters(wanted, allowedFilters(null), known)
  expect(filters).toEqual({ ...emptyFilters, manufacturers: [1], subcategories: [2] })
  expect(dropped).toEqual(['category', 'manufacturers', 'tag'])
})

test('a price that may not be asked for is left out', () => {
  const { filters, dropped } = existingFilters(
    { ...emptyFilters, priceFrom: 100 },
    allowedFilters({ price: false }),
    known,
  )
  expect([filters.priceFrom, dropped]).toEqual([null, ['price_from']])
})

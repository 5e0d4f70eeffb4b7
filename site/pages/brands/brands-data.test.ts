import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import type { ListedBrandRow } from '../../data/rows.ts'
import { brandGroups } from './brands-data.ts'

const request = { language: 'en', first: 'de' } as unknown as PageRequest

const brand = (slug: string, type: ListedBrandRow['type'] | null) =>
  ({
    display_name: slug.toUpperCase(),
    slug,
    type,
    logo: null,
    translations: [{ language: 'de', headline: 'Schlicht' }],
  }) as unknown as ListedBrandRow

const jewelry = {
  type: 'jewelry',
  sort: 2,
  translations: [{ language: 'en', display_name: 'Jewellery' }],
} as ListedBrandRow['type']
const watches = {
  type: 'watches',
  sort: 1,
  translations: [{ language: 'de', display_name: 'Uhren' }],
} as ListedBrandRow['type']

test('brands stand under their types, the types and the brands in their own order', () => {
  const groups = brandGroups([brand('c', jewelry), brand('a', watches), brand('b', watches)], request)
  expect(groups.map(({ label, lang, brands }) => [label, lang, brands.map(({ name }) => name)])).toEqual([
    ['Uhren', 'de', ['A', 'B']],
    ['Jewellery', undefined, ['C']],
  ])
})

test('a brand leads to its page under its type and carries its headline with the language it is in', () => {
  const [group] = brandGroups([brand('a', watches)], request)
  expect(group?.brands).toEqual([
    { name: 'A', href: '/en/watches/a', logo: undefined, headline: 'Schlicht', headlineLang: 'de' },
  ])
})

test('a brand without a type is in no group', () => {
  expect(brandGroups([brand('a', null)], request)).toEqual([])
})

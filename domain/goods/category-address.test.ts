import { expect, test } from 'vitest'
import { slugIn } from '../texts/slug-in.ts'
import { categoryOf } from './category-address.ts'

const watches = { id: 1, slug: 'uhren', translations: [{ language: 'en', slug: 'watches' }] }
const straps = {
  id: 2,
  slug: 'watches',
  translations: [
    { language: 'en', slug: 'straps' },
    { language: 'fr', slug: null },
  ],
}
const all = [watches, straps]

test('a category has an address in each language, and its own where a language has none', () => {
  expect(slugIn(watches, 'en')).toBe('watches')
  expect(slugIn(watches, 'fr')).toBe('uhren')
  expect(slugIn(straps, 'fr')).toBe('watches')
})

test.each([
  ['watches', 'en', 1],
  ['watches', 'de', 2],
  ['uhren', 'en', 1],
  ['straps', 'fr', 2],
  [2, 'en', 2],
] as const)('%s in %s is found: the address of the language counts before those of others', (wanted, language, id) => {
  expect(categoryOf(all, wanted, language)?.id).toBe(id)
})

test('an address that a category had leads to it, unless another has it now', () => {
  const renamed = { ...watches, former_slugs: 'zeitmesser\n\n straps ' }
  expect(categoryOf([renamed, straps], 'zeitmesser', 'fr')?.id).toBe(1)
  expect(categoryOf([renamed, straps], 'straps', 'en')?.id).toBe(2)
  expect(categoryOf([renamed], 'straps', 'de')?.id).toBe(1)
})

test.each(['hut', 7, null, ''])('%j is no category', (wanted) => {
  expect(categoryOf(all, wanted, 'de')).toBeUndefined()
})

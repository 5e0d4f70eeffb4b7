import { expect, test } from 'vitest'
import { sharedSlugs } from './shared-slug.ts'

const rings = { slug: 'ringe', translations: [{ language: 'en', slug: 'rings' }] }

test('two records share an address where one’s translation is the other’s, or its own where the other has none', () => {
  const named = { slug: 'eheringe', translations: [{ language: 'en', slug: 'rings' }] }
  expect(sharedSlugs(named, [rings])).toEqual([{ language: 'en', other: rings }])
  const own = { slug: 'rings', translations: [{ language: 'fr', slug: 'bagues' }] }
  expect(sharedSlugs(own, [rings]).map(({ language }) => language)).toEqual(['en'])
})

test('one record’s word in a language may be another’s in a different one', () => {
  const german = { slug: 'rings', translations: [{ language: 'en', slug: 'wedding-rings' }] }
  expect(sharedSlugs(german, [rings])).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug } from '#domain/paths/slug.ts'
import { slugOf } from '#domain/texts/slug-of.ts'

test.each([
  ['Solitärring Keller', 'solitaerring-keller'],
  ['Größe 54 & mehr', 'groesse-54-und-mehr'],
  ['  Été à Paris  ', 'ete-a-paris'],
  ['Nicht Erlaubt!', 'nicht-erlaubt'],
])('%j becomes the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('whatever is written becomes an address, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name)
      expect(slug === '' || isSlug(slug)).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import type { ProductCardView } from '../product-card-view.ts'
import { createSeenProducts, type SeenProduct } from './recently-viewed.ts'

const product = (id: number, language: SeenProduct['language'] = 'de'): SeenProduct => ({
  language,
  card: {
    id,
    name: `Uhr ${id}`,
    imageFit: 'cover',
    shipped: true,
    soldOut: false,
    shownOnly: false,
  } satisfies ProductCardView,
})
const idsBefore = (seen: ReturnType<typeof createSeenProducts>, id: number, language?: SeenProduct['language']) =>
  seen.before(product(id, language)).map((card) => card.id)

test('the products seen before are shown, the newest first, and never the one that is looked at', () => {
  const seen = createSeenProducts()
  for (const id of [1, 2, 3]) seen.note(product(id))
  expect(idsBefore(seen, 3)).toEqual([2, 1])
})

test('a product that is looked at again comes to the front, and stands there once', () => {
  const seen = createSeenProducts()
  for (const id of [1, 2, 1]) seen.note(product(id))
  expect(idsBefore(seen, 9)).toEqual([1, 2])
})

test('no more than four are shown, all in the language of the page', () => {
  const seen = createSeenProducts()
  for (let id = 1; id <= 20; id += 1) seen.note(product(id, id === 19 ? 'fr' : 'de'))
  expect(idsBefore(seen, 20)).toEqual([18, 17, 16, 15])
  expect(idsBefore(seen, 20, 'fr')).toEqual([19])
})

import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { cartRedirectOf, type StorePlace, storeAlternates, storePath, storePlaceOf } from './store-routes.ts'

const roots = { de: '/shop', en: '/en/shop', fr: '/fr/boutique' }

test('the cart lies at warenkorb under the store root, and at its name in the other languages', () => {
  expect(storeAlternates({ page: 'cart' }, roots)).toEqual([
    { language: 'de', path: '/shop/warenkorb' },
    { language: 'en', path: '/en/shop/cart' },
    { language: 'fr', path: '/fr/boutique/panier' },
  ])
})

test('the store root is the list, and any other path below it is a product by its slug', () => {
  expect(storePlaceOf('/shop/?page=2', roots)).toEqual({ place: { page: 'list' }, language: 'de' })
  expect(storePlaceOf('/fr/boutique/bague-54', roots)).toEqual({
    place: { page: 'product', slug: 'bague-54' },
    language: 'fr',
  })
})

test('every place leads back to itself in every language', () => {
  const places: StorePlace[] = [
    { page: 'list' },
    { page: 'cart' },
    { page: 'checkout', rest: 'review' },
    { page: 'result', rest: 'a/b' },
    { page: 'product', slug: 'grüner ring' },
  ]
  for (const place of places) {
    for (const language of languages) {
      expect(storePlaceOf(storePath(place, language, roots) ?? '', roots)).toEqual({ place, language })
    }
  }
})

test('a path outside the store, below a product or with a broken escape leads nowhere', () => {
  expect(storePlaceOf('/shopping', roots)).toBeUndefined()
  expect(storePlaceOf('/uhren', roots)).toBeUndefined()
  expect(storePlaceOf('/shop/ring/54', roots)).toBeUndefined()
  expect(storePlaceOf('/shop/%E0%A4%A', roots)).toBeUndefined()
})

test('a language without a store root has no store', () => {
  expect(storePath({ page: 'cart' }, 'fr', { de: '/shop' })).toBeUndefined()
  expect(storeAlternates({ page: 'list' }, { de: '/shop' })).toHaveLength(1)
  expect(storePlaceOf('/shop', {})).toBeUndefined()
})

test('the cart is found under its German name below every store root', () => {
  expect(cartRedirectOf('/en/shop/warenkorb', roots)).toBe('/en/shop/cart')
  expect(cartRedirectOf('/fr/boutique/warenkorb', roots)).toBe('/fr/boutique/panier')
  for (const path of ['/shop/warenkorb', '/en/shop/cart', '/en/shop/ring', '/warenkorb'])
    expect(cartRedirectOf(path, roots)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

const places = { language: 'de', roots: { de: '/shop' } } as const

test.each([
  ['page', { name: 'contact' }, '/kontakt'],
  ['page', { name: 'advent', translations: [{ language: 'de', path: '/advent' }] }, '/advent'],
  ['ecommerce_product', { slug: 'ring-aurora' }, '/shop/ring-aurora'],
  ['legal', {}, '/impressum'],
  ['ecommerce_legal_page', { type: 'shipping_and_payment' }, '/versand-und-zahlung'],
  ['company', {}, '/kontakt'],
  ['brand_type', { type: 'watches' }, '/uhren'],
  ['redirect', { from_path: '/alt' }, '/alt'],
  ['news', { slug: 'advent' }, '/aktuelles/advent'],
  ['event', { slug: 'abend', translations: [{ language: 'de', slug: 'goldabend' }] }, '/events/goldabend'],
  ['ecommerce_category', { slug: 'uhren', translations: [] }, '/shop?category=uhren'],
])('a record of %s is seen at its page', (collection, record, path) => {
  expect(sitePath(collection, record, places)).toBe(path)
})

test('a brand lies under the page of its kind', () => {
  expect(sitePath('brand', { slug: 'rolex' }, { ...places, brandRoute: 'watches' })).toBe('/uhren/rolex')
})

test('what no page shows has no link, nor has a product without a store', () => {
  expect(sitePath('ecommerce_tag', {}, places)).toBeUndefined()
  expect(sitePath('ecommerce_product', { slug: 'x' }, { ...places, roots: {} })).toBeUndefined()
})

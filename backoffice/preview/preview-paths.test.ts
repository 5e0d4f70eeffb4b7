import { expect, test } from 'vitest'
import { isPreviewed, previewPaths } from './preview-paths.ts'

const places = { language: 'de', roots: { de: '/shop' } } as const

test.each([
  ['page', { name: 'contact' }, ['/kontakt']],
  ['ecommerce_product', { slug: 'ring-aurora' }, ['/shop/ring-aurora']],
  ['company', {}, ['/kontakt', '/impressum', '/']],
  ['ecommerce_settings', {}, ['/shop', '/agb', '/widerruf', '/versand-und-zahlung', '/gewaehrleistungsrechte']],
])('a record of %s about to be saved is seen at its own page first', (collection, record, paths) => {
  expect(previewPaths(collection, record, places)).toEqual(paths)
})

test('what only lists show, and what leads elsewhere, has no preview', () => {
  expect(['ecommerce_manufacturer', 'redirect', 'ecommerce_tag', 'users'].filter(isPreviewed)).toEqual([])
})

test('everything that has a page of its own, and what every page shows, has one', () => {
  const shown = ['page', 'brand', 'ecommerce_product', 'company', 'branch', 'legal', 'widget', 'menu_item', 'theme']
  expect(shown.filter((name) => !isPreviewed(name))).toEqual([])
})

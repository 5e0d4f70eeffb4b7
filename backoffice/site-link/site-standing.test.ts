import { expect, test } from 'vitest'
import { siteStanding } from './site-standing.ts'

const place = { language: 'de', roots: { de: '/shop' } } as const

test.each([
  ['page', { name: 'contact', status: 'published' }, '/kontakt'],
  ['ecommerce_product', { slug: 'ring', status: 'published' }, '/shop/ring'],
  ['branch', { slug: 'hafen' }, '/haeuser/hafen'],
])('a record of %s is found at its page', (collection, record, path) => {
  expect(siteStanding(collection, record, place)).toEqual({ path, target: path })
})

test.each([
  ['page', { name: 'contact', status: 'draft' }, 'draft'],
  ['page', { name: 'weihnachten', status: 'published' }, 'noPage'],
  ['brand', { slug: 'x', status: 'archived' }, 'archived'],
  ['menu_item', { parent: null, path: null }, 'nowhere'],
])('a record of %s that visitors do not find says why', (collection, record, reason) => {
  expect(siteStanding(collection, record, place)).toEqual({ reason })
})

test('without a store a product has no page', () => {
  expect(siteStanding('ecommerce_product', { slug: 'x', status: 'published' }, { ...place, roots: {} })).toEqual({
    reason: 'noStore',
  })
})

test('a menu entry and a redirect must lead to a page that is there, as far as it is one of this site', () => {
  expect(siteStanding('menu_item', { path: 'kontakt#karte' }, place)).toEqual({ path: '/', target: '/kontakt' })
  expect(siteStanding('redirect', { from_path: '/alt', to_path: '/neu' }, place)).toEqual({
    path: '/alt',
    target: '/neu',
  })
  expect(siteStanding('menu_item', { external_path: 'https://a.example' }, place)).toEqual({
    path: '/',
    target: undefined,
  })
})

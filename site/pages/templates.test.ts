import { expect, test } from 'vitest'
import { routeKeys } from '#domain/paths/route-map.ts'
import { defineTemplate } from './define-template.ts'
import { homeData } from './home/home-data.ts'
import { orderData } from './order/order-data.ts'
import { pageChunks } from './page-chunks.ts'
import { storeTemplateOf, templateOf, templates } from './templates.ts'

test('every page of the route map has a template', () => {
  expect(routeKeys.filter((route) => !(templateOf(route) in templates))).toEqual([])
  expect(templateOf('imprint')).toBe('legal')
  expect(templateOf('withdraw_contract')).toBe('withdraw')
  expect(templateOf('watches')).toBe('content')
})

test('what lies below a page of the route map is a brand, or a branch', () => {
  expect(templateOf('watches', 'rolex')).toBe('brand')
  expect(templateOf('branches', 'blankenese')).toBe('branch')
})

test('every place in the store has a template', () => {
  const places = ['list', 'product', 'cart', 'wishlist', 'checkout', 'result'] as const
  expect(places.map((page) => storeTemplateOf({ page }))).toEqual([
    'product-list',
    'product',
    'cart',
    'wishlist',
    'checkout',
    'order',
  ])
})

test('a route that no template shows is an error', () => {
  // @ts-expect-error There is no such route.
  expect(() => templateOf('toys')).toThrow('No template shows "toys".')
})

test('a data function that answers something else than the component takes does not compile', () => {
  // @ts-expect-error The home page takes sections, not the name of an order.
  const wrong = defineTemplate({ load: pageChunks.home, data: orderData, budget: null })
  const right = defineTemplate({ load: pageChunks.home, data: homeData, budget: null })
  expect([wrong.load, right.load]).toEqual([pageChunks.home, pageChunks.home])
})

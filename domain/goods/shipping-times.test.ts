import { expect, test } from 'vitest'
import { emptySelection, type ProductRow, productReducer } from './product-selection.ts'
import { shippingTimes } from './shipping-times.ts'

const terms = { salesMode: 'buy', shopOpen: true, purchaseToOrder: false } as const

const ring: ProductRow = {
  id: 1,
  display_name: 'Ring',
  price_brutto: 840,
  stock: 0,
  shipping_time: 'ca. 1 Woche',
  reorder_possible: true,
  product_variants: [
    { id: 10, display_name: '52', stock: 2, sort: 1 },
    { id: 11, display_name: '54', stock: 1, sort: 2 },
    { id: 12, display_name: '56', stock: 0, sort: 3, shipping_time: 'ca. 3 Wochen' },
    { id: 13, display_name: '58', stock: 4, sort: 4, shipping_time: 'ca. 2 Wochen', active: false },
  ],
}

const load = (product: ProductRow) => productReducer<ProductRow>(emptySelection, { type: 'add', product })
const choose = (variant: number) => productReducer(load(ring), { type: 'variantChange', variant })

test('until a variant is chosen every time of those that can be had counts, each once', () => {
  expect(shippingTimes(load(ring), terms)).toEqual(['ca. 1 Woche'])
  expect(shippingTimes(load(ring), { ...terms, purchaseToOrder: true })).toEqual(['ca. 1 Woche', 'ca. 3 Wochen'])
})

test('several times stand in the order that is given, whatever that of the variants is', () => {
  const toOrder = { ...terms, purchaseToOrder: true }
  expect(shippingTimes(load(ring), toOrder, ['ca. 3 Wochen', 'ca. 1 Woche'])).toEqual(['ca. 3 Wochen', 'ca. 1 Woche'])
})

test('a chosen variant has one time, or none while it cannot be had', () => {
  expect(shippingTimes(choose(11), { ...terms, purchaseToOrder: true })).toEqual(['ca. 1 Woche'])
  expect(shippingTimes(choose(12), { ...terms, purchaseToOrder: true })).toEqual(['ca. 3 Wochen'])
  expect(shippingTimes(choose(12), terms)).toEqual([])
})

test('goods in stock have their time also where the shop takes no orders, and goods without a time have none', () => {
  const plain = { id: 2, display_name: 'Uhr', price_brutto: 90, stock: 1, shipping_time: '2–4 Werktage' }
  expect(shippingTimes(load(plain), { ...terms, shopOpen: false })).toEqual(['2–4 Werktage'])
  expect(shippingTimes(load({ ...plain, shipping_time: null }), terms)).toEqual([])
})

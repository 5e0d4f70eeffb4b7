import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import { loadWishes } from './load-wishes.ts'

const variant = (id: number, change: object = {}) => ({
  ...{ id, display_name: String(id), price_brutto: null, sale_price: null, sale_low: null, stock: 1, active: true },
  ...{
    reorder_possible: false,
    content_amount: null,
    sort: id,
    translations: [],
    first_value: null,
    second_value: null,
  },
  ...change,
})

const row = (id: number, change: object = {}) => ({
  ...{ id, slug: `p-${id}`, display_name: `Ring ${id}`, price_brutto: 100, sale_price: null, sale_low: null, stock: 1 },
  ...{ reorder_possible: false, sales_mode: 'buy', tax_mode: 'standard', image_size: 'contain', manufacturer: null },
  ...{
    content_amount: null,
    content_unit: null,
    product_variants: [],
    translations: [],
    images: [],
    personalization: null,
  },
  ...change,
})

const rows = [
  row(1),
  row(2, { product_variants: [variant(20, { price_brutto: 120 }), variant(21, { active: false })] }),
  row(3, { stock: 0 }),
  row(4, { personalization: { fields: [{ required: true }] } }),
]

const asked: unknown[] = []

const request = {
  sdk: {
    items: () => ({
      read: async (query: { filter: { id: { in: number[] } } }) => {
        asked.push(query.filter)
        return { data: rows.filter(({ id }) => query.filter.id.in.includes(id)) }
      },
    }),
  },
  project: { domain: 'x.example', languages: ['de'], translations: [{ language: 'de', store_root: '/shop' }] },
  ...{ language: 'de', first: 'de', settings: Promise.resolve({ enable_cart: true, maintenance_mode: false }) },
} as unknown as PageRequest

const load = async (...items: Parameters<typeof loadWishes>[1]) =>
  (await loadWishes(request, items)).map(({ item, card, line }) => [item, card.price, line?.priceBrutto])

test('goods of a list are shown as they are now, in its order; what is gone is left out', async () => {
  expect(await load({ product: 2, variant: 20 }, { product: 99 }, { product: 1 })).toEqual([
    ['2-20', '120,00\u00a0€', 12000],
    ['1', '100,00\u00a0€', 10000],
  ])
  expect(asked.at(-1)).toMatchObject({ 'project.domain': 'x.example', status: 'published' })
})

test('the cart is given only what can be bought as it stands: chosen, there, and without words to be engraved', async () => {
  expect((await load({ product: 2 }, { product: 3 }, { product: 4 })).map(([item, , line]) => [item, line])).toEqual([
    ['2', undefined],
    ['3', undefined],
    ['4', undefined],
  ])
})

test('a variant that cannot be chosen any more leaves its product', async () => {
  expect((await load({ product: 2, variant: 21 }))[0]?.[0]).toBe('2')
})

test('goods are found in the list that named them, also where their variant is none any more', async () => {
  const items = [{ product: 2, variant: 21 }, { product: 2 }, { product: 2, variant: 20 }]
  expect((await loadWishes(request, items)).map(({ listed }) => listed)).toEqual(['2-21', '2', '2-20'])
})

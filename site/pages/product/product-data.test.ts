import { expect, test } from 'vitest'
import { sampleException } from '#domain/hours/sample-exception.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { ProductPageRow } from '../../shop/product/product-rows.ts'
import { sampleProduct, sampleVariant } from '../../shop/product/sample-product.ts'
import { productData } from './product-data.ts'

const project = {
  domain: 'laden.example',
  display_name: 'Laden',
  languages: ['de', 'en'],
  contact_privacy: 'notice',
  translations: [
    { language: 'de', store_root: '/shop' },
    { language: 'en', store_root: '/en/shop' },
  ],
}

const openShop = {
  enable_cart: true,
  maintenance_mode: false,
  allow_ratings: true,
  purchase_to_order: false,
  shipping_countries: [],
}

const way = (price_brutto: number, additional_days: number, change = {}) => ({
  price_brutto,
  additional_days,
  min_order_value: null,
  max_order_value: null,
  is_collection: false,
  countries: [{ country: 1 }],
  ...change,
})

const shipping = {
  shipping_cost: 0,
  shipping_countries: [
    { id: 2, sort: 1, country_code: 'FR', display_name: 'Frankreich' },
    { id: 1, sort: 0, country_code: 'DE', display_name: 'Deutschland' },
  ],
  shipping_methods: [
    way(0, 9, { is_collection: true }),
    way(3, 8, { countries: [{ country: 2 }] }),
    way(14.9, 1),
    way(5.9, 2, { max_order_value: 500 }),
  ],
}

type Rating = { id: number; rating: number; name: string; created_on: string; verified: boolean; language: string }

const rating = (id: number, stars: number): Rating => ({
  id,
  rating: stars,
  name: 'Anna',
  created_on: '2026-05-01T23:30:00.000Z',
  verified: false,
  language: 'de',
})

/** A backend with a product and maybe more, found by the slug or by that of a translation. */
function requestFor(
  product: ProductPageRow,
  change: {
    query?: string
    settings?: object | null
    ratings?: Rating[]
    closures?: object[]
    language?: 'de' | 'en'
    others?: ProductPageRow[]
  } = {},
) {
  const { query = '', settings = openShop, ratings = [], closures = [], language = 'de', others = [] } = change
  const all = [product, ...others]
  const asked: string[] = []
  const collections: Record<string, object> = {
    ecommerce_product: {
      first: async ({ filter }: { filter: Record<string, string> }) =>
        all.find(({ slug }) => slug === filter.slug) ?? null,
      read: async ({ filter }: { filter: Record<string, string> }) => ({
        data: all.filter(({ translations }) =>
          translations.some(({ slug }) => slug && slug === filter['translations.slug']),
        ),
      }),
    },
    company: { first: async () => null },
    opening_exception: { read: async () => ({ data: closures }) },
    ecommerce_settings: { first: async () => shipping },
    branch: { read: async () => ({ data: [] }) },
    ecommerce_product_rating: {
      read: async ({ limit, page = 1 }: { limit: number; page?: number }) => {
        asked.push(`${limit} of page ${page}`)
        return { data: ratings.slice((page - 1) * limit, page * limit), meta: { filter_count: ratings.length } }
      },
    },
  }
  const request = {
    sdk: { items: (name: string) => collections[name], catalogue: { relatedIds: async () => [] } },
    project,
    language,
    first: 'de',
    query: new URLSearchParams(query),
    now: new Date('2026-11-22T12:00:00Z'),
    settings: Promise.resolve(settings),
    log: () => {},
  } as unknown as PageRequest
  return { request, asked }
}

const load = (product: ProductPageRow, change?: Parameters<typeof requestFor>[1], slug = product.slug) =>
  productData(requestFor(product, change).request, 'product', slug)

test('a slug that no published product has leads nowhere', async () => {
  expect(await load(sampleProduct(), {}, 'anders')).toBeNull()
  for (const slug of ['', '\0', "a'b", 'a'.repeat(600), 'Ring Elbe', '💎'])
    expect(await load(sampleProduct({ slug }), {})).toBeNull()
})

test('while the house is closed for a time a product says from when on it is sent', async () => {
  const closures = [sampleException({ from_date: '2026-11-20', until_date: '2026-11-30' })]
  const found = await load(sampleProduct({ shipping_time: '2–4 Werktage', product_variants: [] }), { closures })
  expect(found?.data.timeNote).toMatch(/, Versand ab 1. Dezember$/)
})

test('a product says its delivery time with the days of the way of shipping that a cart would count with', async () => {
  const timeOf = async (price_brutto: number) => {
    const product = sampleProduct({ price_brutto, shipping_time: '2–4 Werktage', product_variants: [] })
    return (await load(product))?.data.row.shipping_time
  }
  expect(await timeOf(199)).toBe('4–6 Werktage')
  expect(await timeOf(1200)).toBe('3–5 Werktage')
})

test('delivery times name the country that they hold for, in the language of the page, where others wait longer', async () => {
  const product = sampleProduct({ price_brutto: 199, shipping_time: '2–4 Werktage', product_variants: [] })
  expect((await load(product))?.data.timeNote).toBe(' (Deutschland)')
  expect((await load(product, { language: 'en' }))?.data.timeNote).toBe(' (Germany)')
  const gone = sampleProduct({ price_brutto: 199, shipping_time: null, product_variants: [] })
  expect((await load(gone))?.data.times).toBeUndefined()
})

test('several delivery times are told from the shortest to the longest', async () => {
  const variant = (id: number, shipping_time: string | null) => sampleVariant({ id, shipping_time })
  const product_variants = [variant(1, 'ca. 3 Wochen'), variant(2, null), variant(3, 'auf Anfrage'), variant(4, null)]
  const found = await load(sampleProduct({ price_brutto: 199, shipping_time: '2–4 Werktage', product_variants }))
  const all = ['4–6 Werktage', 'ca. 3–4 Wochen', 'auf Anfrage, zuzüglich 2 Werktage für den Versand']
  expect(found?.data.times).toEqual(all)
})

test('a product is found by the slug of any of its languages, and its addresses are those of each', async () => {
  const product = sampleProduct({ translations: [{ language: 'en', display_name: 'Elbe', slug: 'elbe-ring' }] })
  for (const slug of ['ring-elbe', 'elbe-ring']) {
    expect((await load(product, {}, slug))?.alternates).toEqual([
      { language: 'de', path: '/shop/ring-elbe' },
      { language: 'en', path: '/en/shop/elbe-ring' },
    ])
  }
})

test('an address means the product that has it in the language of the page, though another has it elsewhere', async () => {
  const ring = sampleProduct({ translations: [{ language: 'en', display_name: 'Elbe', slug: 'elbe-ring' }] })
  const english = [{ language: 'en' as const, display_name: 'Oste', slug: 'ring-elbe' }]
  const other = sampleProduct({ id: 99, slug: 'ring-oste', display_name: 'Oste', translations: english })
  const shown = async (language: 'de' | 'en') =>
    (await load(ring, { language, others: [other] }, 'ring-elbe'))?.alternates.map(({ path }) => path)
  expect(await shown('de')).toEqual(['/shop/ring-elbe', '/en/shop/elbe-ring'])
  expect(await shown('en')).toEqual(['/shop/ring-oste', '/en/shop/ring-elbe'])
})

test('an address with a variant that cannot be chosen is not found, and the page stands all the same', async () => {
  const product = sampleProduct({ product_variants: [sampleVariant(), sampleVariant({ id: 12, active: false })] })
  const status = async (query: string) => (await load(product, { query }))?.status
  expect(await status('variant=10')).toBe(200)
  expect(await status('utm_source=mail')).toBe(200)
  for (const query of ['variant=12', 'variant=999', 'variant=abc', 'variant=-1'])
    expect(await status(query), query).toBe(404)
})

test('without the shop’s settings there are neither ratings nor offers, and everything else', async () => {
  const found = await load(sampleProduct(), { settings: null, ratings: [rating(1, 5)] })
  expect(found?.data).toMatchObject({ name: 'Ring Elbe', texts: { price: '840,00\u00a0€' } })
  expect(found?.data.ratings).toBeUndefined()
  expect(JSON.stringify(found?.structuredData)).not.toContain('Offer')
})

test('a product is offered to search engines while the shop is open', async () => {
  const offered = async (change: object) =>
    JSON.stringify((await load(sampleProduct(), { settings: { ...openShop, ...change } }))?.structuredData).includes(
      'Offer',
    )
  expect(await offered({})).toBe(true)
  expect(await offered({ maintenance_mode: true })).toBe(false)
  expect(await offered({ enable_cart: false })).toBe(false)
})

test('all ratings count, however many, and the newest are shown with the day in the shop’s time zone', async () => {
  const ratings = Array.from({ length: 1200 }, (_, index) => rating(index + 1, index % 2 === 0 ? 5 : 4))
  const { request, asked } = requestFor(sampleProduct(), { ratings })
  const found = await productData(request, 'product', 'ring-elbe')
  expect(found?.data.row.ratings).toEqual({ count: 1200, average: 4.5 })
  expect(found?.data.ratings?.average).toBe('4,5')
  expect(found?.data.ratings?.list).toHaveLength(50)
  expect(found?.data.ratings?.list[0]).toMatchObject({ date: '2. Mai 2026', day: '2026-05-02' })
  expect(asked).toEqual(['50 of page 1', '500 of page 1', '500 of page 2', '500 of page 3'])
})

test('the tags of the page are the product’s own', async () => {
  expect((await load(sampleProduct()))?.meta).toMatchObject({
    title: 'Ring Elbe',
    siteName: 'Laden',
    description: 'Ring Elbe: Außen gewölbt, innen bombiert.',
  })
})

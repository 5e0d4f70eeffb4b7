import { expect, test } from 'vitest'
import type { SalesTerms } from '#domain/goods/selection-offer.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { articlesOf } from './articles.ts'
import { buildProductView } from './build-product-view.ts'
import type { LoadedRatings } from './load-ratings.ts'
import type { ShippingWay } from './load-shipping.ts'
import { productJsonLd } from './product-json-ld.ts'
import type { ProductPageRow } from './product-rows.ts'
import { sampleProduct, sampleVariant } from './sample-product.ts'

const request = {
  language: 'de',
  first: 'de',
  project: { languages: ['de'], translations: [], contact_privacy: 'notice' },
} as unknown as PageRequest

const terms: SalesTerms = { salesMode: 'buy', shopOpen: true, purchaseToOrder: false }

type Thing = { [key: string]: unknown; offers?: Record<string, unknown>; hasVariant?: Thing[] }

async function thingOf(
  product: ProductPageRow,
  change: Partial<SalesTerms> = {},
  ratings?: LoadedRatings,
  ways: ShippingWay[] = [],
) {
  const view = await buildProductView(product, { ratings, shopOpen: true, shippingDays: () => 0 }, request)
  const url = 'https://x.example/shop/a'
  const articles = articlesOf(product, { terms: { ...terms, ...change }, url, shipping: () => ways }, request)
  const [thing] = productJsonLd({ product, view, articles, url, origin: 'https://x.example' })
  return JSON.parse(JSON.stringify(thing)) as Thing
}

test('a product that can be bought has an offer at the visible price', async () => {
  expect(await thingOf(sampleProduct({ price_brutto: 840.5 }))).toMatchObject({
    '@type': 'Product',
    name: 'Ring Elbe',
    sku: 'DO-EL',
    description: 'Außen gewölbt, innen bombiert.',
    offers: { price: 840.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test('what is sold under the margin scheme is offered as used', async () => {
  const conditionOf = async (product: ProductPageRow) => (await thingOf(product)).offers?.itemCondition
  expect(await conditionOf(sampleProduct())).toBe('https://schema.org/NewCondition')
  expect(await conditionOf(sampleProduct({ tax_mode: 'margin' }))).toBe('https://schema.org/UsedCondition')
})

test('without a price, without the shop or only shown there is no offer', async () => {
  expect((await thingOf(sampleProduct({ price_brutto: null }))).offers).toBeUndefined()
  expect((await thingOf(sampleProduct({ price_brutto: 0 }))).offers).toBeUndefined()
  expect((await thingOf(sampleProduct(), { shopOpen: false })).offers).toBeUndefined()
  expect((await thingOf(sampleProduct(), { salesMode: 'request' })).offers).toBeUndefined()
  expect((await thingOf(sampleProduct(), { salesMode: 'display_only' })).offers).toBeUndefined()
})

test('what is sold out keeps its price', async () => {
  expect((await thingOf(sampleProduct({ stock: 0 }))).offers).toMatchObject({
    price: 840,
    availability: 'https://schema.org/OutOfStock',
  })
})

test('what is bought to order is offered as such', async () => {
  const product = sampleProduct({ stock: 0, reorder_possible: true })
  expect((await thingOf(product, { purchaseToOrder: true })).offers).toMatchObject({
    availability: 'https://schema.org/BackOrder',
  })
})

test('a product with variants is a group of products, each with its own address, number and offer', async () => {
  const product = sampleProduct({
    variant_display_name: 'Ringweite',
    product_variants: [
      sampleVariant({ price_brutto: 865 }),
      sampleVariant({ id: 11, display_name: '56', reference_number_suffix: '-56', stock: 0 }),
      sampleVariant({ id: 12, display_name: '58', active: false }),
    ],
  })
  const group = await thingOf(product)
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'DO-EL', variesBy: 'https://schema.org/size' })
  expect(group.offers).toBeUndefined()
  expect(group.hasVariant).toMatchObject([
    { name: 'Ring Elbe, 54', sku: 'DO-EL-54', offers: { price: 865, url: 'https://x.example/shop/a?variant=10' } },
    { name: 'Ring Elbe, 56', sku: 'DO-EL-56' },
  ])
  expect(group.hasVariant?.map(({ size }) => size)).toEqual(
    ['54', '56'].map((name) => ({
      '@type': 'SizeSpecification',
      name,
      sizeSystem: 'https://schema.org/WearableSizeSystemEurope',
    })),
  )
  expect(group.hasVariant?.[1]?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
})

test('ratings are told as they are shown, and not at all without any', async () => {
  const list = [{ id: 1, stars: 5, name: 'Anna', verified: true, date: '1. Mai 2026', day: '2026-05-01', report: '/r' }]
  const rated = await thingOf(sampleProduct(), {}, { summary: { count: 3, average: 14 / 3 }, average: '4,7', list })
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.7, reviewCount: 3, bestRating: 5, worstRating: 1 })
  expect(rated.review).toMatchObject([{ author: { name: 'Anna' }, datePublished: '2026-05-01' }])
  const unrated = await thingOf(sampleProduct(), {}, { list: [] })
  expect([unrated.aggregateRating, unrated.review]).toEqual([undefined, undefined])
})

test('shipping, the lawful earlier price of a sale, the price of a unit and what cannot be sent back are told', async () => {
  const product = sampleProduct({
    price_brutto: 100,
    sale_price: 80,
    sale_low: 95,
    sale_until: '2026-12-24T23:00:00Z',
    content_amount: 200,
    content_unit: 'ml',
    personalization: {
      display_name: 'Gravur',
      translations: [],
      fields: [{ id: 1, display_name: 'Text', translations: [], required: true, excludes_withdrawal: true, sort: 1 }],
    },
  })
  const way = { country: 'DE', cents: 490, days: 2 }
  expect((await thingOf(product, {}, undefined, [way])).offers).toMatchObject({
    price: 80,
    priceValidUntil: '2026-12-24',
    priceSpecification: [
      { priceType: 'https://schema.org/StrikethroughPrice', price: 95 },
      { price: 400, referenceQuantity: { value: 1, unitCode: 'LTR' } },
    ],
    shippingDetails: {
      shippingRate: { value: 4.9, currency: 'EUR' },
      shippingDestination: { addressCountry: 'DE' },
      deliveryTime: { handlingTime: { minValue: 2, maxValue: 4 }, transitTime: { minValue: 2 } },
    },
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  })
})

const twoChoices = () =>
  sampleProduct({
    variant_display_name: 'Metall',
    second_variant_name: 'Ringweite',
    product_variants: [
      sampleVariant({ id: 10, display_name: 'Gelbgold, 54', first_value: 'Gelbgold', second_value: '54' }),
      sampleVariant({ id: 11, display_name: 'Platin, 54', first_value: 'Platin', second_value: '54' }),
    ],
    images: [
      { sort: 1, shows: 'Platin', file: { ...picture, id: 'platinum' } },
      { sort: 2, shows: null, file: { ...picture, id: 'both' } },
      { sort: 3, shows: 'Gelbgold', file: { ...picture, id: 'gold' } },
    ],
  })

const picture = { hash: 'h', width: 800, height: 800, type: 'image/jpeg', filename: 'a.jpg', translations: [] }

test('a product with two choices varies by both, and each variant has its own pictures first and none of another', async () => {
  const thing = await thingOf(twoChoices())
  expect(thing.variesBy).toEqual(['https://schema.org/material', 'https://schema.org/size'])
  expect(thing.hasVariant).toMatchObject([
    { name: 'Ring Elbe, Gelbgold, 54', material: 'Gelbgold', size: { name: '54' } },
    { name: 'Ring Elbe, Platin, 54', material: 'Platin', size: { name: '54' } },
  ])
  const shown = thing.hasVariant?.map(({ image }) => (image as string[]).map((src) => src.split(/[/?]/).at(-2)))
  expect(shown).toEqual([
    ['gold', 'both'],
    ['platinum', 'both'],
  ])
})

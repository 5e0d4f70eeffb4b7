import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import { productCardView } from '../product-card-view.ts'
import { articlesOf } from './articles.ts'
import { buildProductView } from './build-product-view.ts'
import { productJsonLd } from './product-json-ld.ts'
import { sampleProduct } from './sample-product.ts'

const request = (language: string) =>
  ({
    language,
    first: 'de',
    project: { languages: ['de'], translations: [{ language: 'de', store_root: '/shop' }], contact_privacy: 'notice' },
  }) as unknown as PageRequest

const reduced = sampleProduct({
  price_brutto: 840,
  sale_price: 630,
  sale_low: 840,
  sale_until: '2026-12-01T23:00:00.000Z',
  uvp: 999,
})

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

const words = {
  de: ['630,00 €', 'Niedrigster Gesamtpreis der letzten 30 Tage: 840,00 € (−25 %)'],
  en: ['€630.00', 'Lowest price in the last 30 days: €840.00 (−25%)'],
  fr: ['630,00 €', 'Prix le plus bas des 30 derniers jours : 840,00 € (−25 %)'],
} as const

test('list, product page and search engines tell the same reduced price, with the lowest of 30 days and never with the UVP', async () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    const [price, low] = words[language]
    const view = await buildProductView(reduced, { shopOpen: true, shippingDays: () => 0 }, request(language))
    expect([plain(view.texts.price), plain(view.texts.reduction), view.texts.uvp]).toEqual([price, low, undefined])
    expect(view.row.price_brutto).toBe(630)
    const card = productCardView(reduced, { shopOpen: true }, request(language))
    expect([plain(card.price), plain(card.basePrice)]).toEqual([price, low])
    const terms = { salesMode: 'buy' as const, shopOpen: true, purchaseToOrder: false }
    const url = 'https://laden.example/ring'
    const articles = articlesOf(reduced, { terms, url, shipping: () => [] }, request(language))
    const [thing] = productJsonLd({ product: reduced, view, articles, url, origin: '' })
    expect(thing).toMatchObject({
      offers: { price: 630, priceValidUntil: '2026-12-01', priceSpecification: [{ price: 840 }] },
    })
  }
})

test('a price without a known lowest one is told as it is, and then the UVP may stand beside it', async () => {
  const view = await buildProductView(
    { ...reduced, sale_low: null },
    { shopOpen: true, shippingDays: () => 0 },
    request('de'),
  )
  expect([plain(view.texts.price), view.texts.reduction, plain(view.texts.uvp)]).toEqual([
    '630,00 €',
    undefined,
    '999,00 €',
  ])
})

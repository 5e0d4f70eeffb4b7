import { expect, test } from 'vitest'
import type { ProductCardRow } from '#contract/wire/product-cards.ts'
import type { PageRequest } from '../data/page-request.ts'
import { productCardView } from './product-card-view.ts'

const request = {
  language: 'de',
  first: 'de',
  project: { languages: ['de', 'en'], translations: [{ language: 'de', store_root: '/shop' }] },
} as unknown as PageRequest

const row = (change: Partial<ProductCardRow> = {}): ProductCardRow => ({
  id: 1,
  slug: 'priel',
  display_name: 'Priel',
  price_brutto: 1290,
  stock: 1,
  reorder_possible: false,
  sale_price: null,
  sale_low: null,
  sales_mode: null,
  tax_mode: 'standard',
  image_size: 'cover',
  content_amount: null,
  content_unit: null,
  manufacturer: null,
  images: [],
  product_variants: [],
  translations: [],
  ...change,
})

const variant = (price_brutto: number | null, stock = 1) => ({
  price_brutto,
  stock,
  active: true,
  reorder_possible: false,
  content_amount: null,
  sale_price: null,
  sale_low: null,
})

const card = (change: Partial<ProductCardRow>, shopOpen = true) => productCardView(row(change), { shopOpen }, request)

test('one price is shown as it is, several as from the lowest', () => {
  expect(card({}).price).toBe('1.290,00\u00a0€')
  expect(card({ product_variants: [variant(1290), variant(1390)] }).price).toBe('ab 1.290,00\u00a0€')
  expect(card({ product_variants: [variant(null), variant(1290)] }).price).toBe('1.290,00\u00a0€')
})

test('an inactive variant counts neither for the price nor for the stock', () => {
  const inactive = { ...variant(5, 9), active: false }
  expect(card({ product_variants: [variant(1290, 0), inactive] })).toMatchObject({
    price: '1.290,00\u00a0€',
    soldOut: true,
  })
  expect(card({ product_variants: [inactive] })).toMatchObject({ price: '1.290,00\u00a0€', soldOut: true })
  expect(card({ product_variants: [inactive], reorder_possible: true }).soldOut).toBe(false)
})

test('a product without a price is on request', () => {
  expect(card({ price_brutto: null }).price).toBeUndefined()
})

test('goods sold by content carry the base price of the lowest price', () => {
  expect(card({ price_brutto: 39, content_amount: 200, content_unit: 'ml' }).basePrice).toBe(
    'Grundpreis: 195,00\u00a0€/l',
  )
})

test('shipping comes on top only of what can be ordered here', () => {
  expect(card({}).shipped).toBe(true)
  expect(card({}, false).shipped).toBe(false)
  expect(card({ sales_mode: 'request' }).shipped).toBe(false)
  const manufacturer = { display_name: 'Rolex', brand: { sales_mode: 'display_only' as const } }
  expect(card({ manufacturer }).shipped).toBe(false)
})

test('goods under the margin scheme name it instead of VAT, in the page’s language', () => {
  expect(card({}).taxNote).toBeUndefined()
  expect(card({ tax_mode: 'margin' }).taxNote).toBe('Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar, zzgl.')
  expect(card({ tax_mode: 'margin' }, false).taxNote).toBe('Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar')
  const french = productCardView(row({ tax_mode: 'margin' }), { shopOpen: true }, { ...request, language: 'fr' })
  expect(french.taxNote).toBe('Régime de la marge, TVA non récupérable,')
})

test('sold out is what nobody can have again', () => {
  expect(card({ stock: 0 }).soldOut).toBe(true)
  expect(card({ stock: 0, reorder_possible: true }).soldOut).toBe(false)
  expect(card({ stock: 0, sales_mode: 'request' }).soldOut).toBe(false)
})

test('a card leads to the product by its name in the page’s language, and nowhere without a store', () => {
  expect(card({ translations: [{ language: 'de', display_name: null, slug: 'priel-blau' }] }).href).toBe(
    '/shop/priel-blau',
  )
  expect(productCardView(row(), { shopOpen: true }, { ...request, language: 'en' }).href).toBeUndefined()
})

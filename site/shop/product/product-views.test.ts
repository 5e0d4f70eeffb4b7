import { expect, test } from 'vitest'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { buildProductView } from './build-product-view.ts'
import { offerTexts, priceRangeText } from './offer-texts.ts'
import { attributesView, sizeGuideView, summaryOf } from './product-facts-view.ts'
import type { ManufacturerRow } from './product-rows.ts'
import { safetyView } from './safety-view.ts'
import { noGaran, sampleProduct, sampleVariant } from './sample-product.ts'

const request = {
  language: 'de',
  first: 'de',
  project: { languages: ['de'], translations: [{ language: 'de', store_root: '/shop' }], contact_privacy: 'notice' },
} as unknown as PageRequest
const french = { ...request, language: 'fr' } as PageRequest

const manufacturer = {
  display_name: 'Corvin & Fils',
  postal_address: 'Corvin & Fils SA\nChemin du Rocher 12',
  e_address: 'service@corvin.example',
  eu_responsible: { name: 'Corvin Vertrieb', postal_address: 'Freiburg', e_address: 'https://corvin.example/' },
  brand: {
    ...noGaran,
    display_name: 'Corvin',
    slug: 'corvin',
    sales_mode: 'request',
    hide_clock: false,
    type: { type: 'watches' },
  },
} as unknown as ManufacturerRow

test('a variant has its own price and the end of its reference number, else those of the product', () => {
  const product = sampleProduct()
  expect(offerTexts(product, 'de')).toEqual({ price: '840,00\u00a0€', reference: 'DO-EL' })
  expect(offerTexts(product, 'de', sampleVariant({ price_brutto: 865.5 }))).toEqual({
    price: '865,50\u00a0€',
    reference: 'DO-EL-54',
  })
})

test('a product without a price has none in writing, and one without a reference number none either', () => {
  expect(offerTexts(sampleProduct({ price_brutto: null, reference_number: null }), 'de')).toEqual({})
})

test('goods sold by volume or weight say the base price, of a variant by its own content', () => {
  const diffuser = sampleProduct({ price_brutto: 39, content_unit: 'ml', content_amount: 200 })
  expect(offerTexts(diffuser, 'de').basePrice).toBe('Grundpreis: 195,00\u00a0€/l')
  const large = sampleVariant({ price_brutto: 69, content_amount: 500 })
  expect(offerTexts(diffuser, 'de', large).basePrice).toBe('Grundpreis: 138,00\u00a0€/l')
})

test('the manufacturer’s price is only said where it is higher', () => {
  expect(offerTexts(sampleProduct({ uvp: 900 }), 'de').uvp).toBe('900,00\u00a0€')
  expect(offerTexts(sampleProduct({ uvp: 800 }), 'de').uvp).toBeUndefined()
})

test('the price range is that of the active variants, and one price where they cost the same', () => {
  const variants = [
    sampleVariant({ price_brutto: 840 }),
    sampleVariant({ price_brutto: 965 }),
    sampleVariant({ price_brutto: 1, active: false }),
  ]
  expect(priceRangeText(sampleProduct({ product_variants: variants }), 'de')).toBe('840,00\u00a0€ – 965,00\u00a0€')
  expect(priceRangeText(sampleProduct({ product_variants: [sampleVariant()] }), 'de')).toBe('840,00\u00a0€')
  expect(priceRangeText(sampleProduct(), 'de')).toBeUndefined()
})

test('texts are in the language of the page, and say where they fell back to another', async () => {
  const product = sampleProduct({
    variant_display_name: 'Ringweite',
    translations: [
      { language: 'de', display_name: 'Ring Elbe', shipping_time: '3 Wochen' },
      { language: 'fr', shipping_time: '3 semaines' },
    ],
    product_variants: [sampleVariant({ translations: [{ language: 'fr', display_name: 'Taille 54' }] })],
  })
  const view = await buildProductView(product, { shopOpen: true, shippingDays: () => 0 }, french)
  expect(view).toMatchObject({ name: 'Ring Elbe', nameLang: 'de', row: { shipping_time: '3 semaines' } })
  expect(view.row.product_variants?.[0]?.display_name).toBe('Taille 54')
})

test('a product is sold as it says itself, else as its brand says', async () => {
  const mode = async (change: Parameters<typeof sampleProduct>[0]) =>
    (await buildProductView(sampleProduct(change), { shopOpen: true, shippingDays: () => 0 }, request)).salesMode
  expect(await mode({})).toBe('buy')
  expect(await mode({ manufacturer })).toBe('request')
  expect(await mode({ manufacturer, sales_mode: 'display_only' })).toBe('display_only')
})

test('pictures are in the order of the editors, with one for the whole screen and a small one for the cart', async () => {
  const file = { id: 'a1', type: 'image/jpeg', width: 720, height: 900, focal_x: 0.5, focal_y: 0.5, hash: 'h' }
  const images = [
    { sort: 2, file: { ...file, id: 'b2', placeholder: null, translations: [] } },
    { sort: 1, file: { ...file, placeholder: null, translations: [{ language: 'de', alt: 'Ein Ring' }] } },
    { sort: 3, file: null },
  ]
  const view = await buildProductView(sampleProduct({ images }), { shopOpen: true, shippingDays: () => 0 }, request)
  expect(view.images.map(({ alt, large }) => [alt, large])).toEqual([
    ['Ein Ring', '/assets/a1?width=1980&v=h'],
    ['Ring Elbe', '/assets/b2?width=1980&v=h'],
  ])
  expect(view.images[0]?.thumb).toBe('/assets/a1?width=240&v=h')
})

test('attributes stand under their groups, both in the order of the editors', () => {
  const attribute = (display_name: string, sort: number, group: string, groupSort: number) => ({
    attribute: {
      display_name,
      sort,
      translations: [],
      attribute_group: { display_name: group, sort: groupSort, translations: [] },
    },
  })
  const attributes = [
    attribute('Saphir', 2, 'Stein', 2),
    attribute('Diamant', 1, 'Stein', 2),
    attribute('Gelbgold', 9, 'Metall', 1),
  ]
  expect(attributesView(sampleProduct({ attributes }), request)).toEqual([
    { group: 'Metall', values: ['Gelbgold'] },
    { group: 'Stein', values: ['Diamant', 'Saphir'] },
  ])
})

test('a size guide is a table of texts, and nothing without rows or of another shape', () => {
  const guide = (table: unknown[]) =>
    sizeGuideView(sampleProduct({ size_guide: { display_name: 'Ringweiten', translations: [], table } }), request)
  expect(guide([['Weite', 'US'], [54, '6¾'], 'x', [null, {}]])).toEqual({
    heading: 'Ringweiten',
    head: ['Weite', 'US'],
    rows: [
      ['54', '6¾'],
      ['', ''],
    ],
  })
  expect(guide([['Weite']])).toBeUndefined()
  expect(guide(['x', 7, null])).toBeUndefined()
})

test('heads and cells of a size guide are translated, and its numbers are those of the page’s language', () => {
  const table = [
    ['Weite', 'Durchmesser'],
    ['54', '17,2'],
  ]
  const translations = [
    { language: 'en', table: [['Size', ''], ['54 (L½)']] },
    { language: 'de', table: [['Alt']] },
  ]
  const size_guide = { display_name: 'Ringweiten', translations, table }
  const guideIn = (language: Language) => sizeGuideView(sampleProduct({ size_guide }), { ...request, language })
  expect(guideIn('en')).toMatchObject({ head: ['Size', 'Durchmesser'], rows: [['54 (L½)', '17.2']] })
  expect(guideIn('fr')).toMatchObject({ head: ['Weite', 'Durchmesser'], rows: [['54', '17,2']] })
  expect(guideIn('de')).toMatchObject({ head: ['Weite', 'Durchmesser'], rows: [['54', '17,2']] })
})

test('who answers for a product is named with postal and electronic address, which becomes a link', () => {
  expect(safetyView(sampleProduct({ manufacturer }), request)).toMatchObject({
    manufacturer: {
      name: 'Corvin & Fils',
      lines: ['Corvin & Fils SA', 'Chemin du Rocher 12'],
      contact: 'service@corvin.example',
      href: 'mailto:service@corvin.example',
    },
    responsible: { name: 'Corvin Vertrieb', contact: 'corvin.example', href: 'https://corvin.example/' },
  })
})

test('whatever editors write as an electronic address never becomes a link to a script', () => {
  const sly = { ...manufacturer, e_address: 'javascript:alert(1)', eu_responsible: { name: 7, e_address: ['x'] } }
  const view = safetyView(sampleProduct({ manufacturer: sly }), request)
  expect(view?.manufacturer?.href).toBeUndefined()
  expect(view?.responsible).toBeUndefined()
})

test('hazards and warnings are told in the language of the page where they are translated', () => {
  const product = sampleProduct({
    hazard_pictograms: ['GHS07', 7],
    signal_word: 'warning',
    translations: [{ language: 'de', warnings: 'Von Kindern fernhalten.', hazard_statements: 'Kann reizen.' }],
  })
  expect(safetyView(product, french)).toMatchObject({
    warnings: 'Von Kindern fernhalten.',
    hazards: { pictograms: ['GHS07'], signalWord: 'warning', statements: 'Kann reizen.' },
    lang: 'de',
  })
  expect(safetyView(sampleProduct(), request)).toBeUndefined()
})

test('instructions and safety sheets of a product are linked with their kind and size, in the order of editors', () => {
  const file = (id: string, rest: object) => ({ id, hash: 'h', type: 'application/pdf', title: null, ...rest })
  const documents = [
    { sort: 2, file: file('b', { filename: 'reach.pdf', size: 120_400 }) },
    { sort: 1, file: file('a', { filename: 'x.pdf', title: 'Bedienungsanleitung', size: 2_000_000 }) },
  ]
  expect(safetyView(sampleProduct({ documents }), french)?.documents).toMatchObject({
    heading: 'Notices et fiches de sécurité',
    links: [
      {
        label: expect.stringMatching(/^Bedienungsanleitung \(PDF, 2\s000\sko\)$/),
        href: expect.stringContaining('/assets/a'),
      },
      { label: expect.stringMatching(/^reach \(PDF, 120\sko\)$/) },
    ],
  })
})

test('search engines read the beginning of the description as text, ending with a word', () => {
  expect(summaryOf('<p>Gold &amp; Silber</p><p>fein</p>')).toBe('Gold & Silber fein')
  expect(summaryOf('')).toBeUndefined()
  const long = summaryOf(`<p>${'Wort '.repeat(100)}</p>`)
  expect(long).toMatch(/Wort …$/)
  expect(long?.length).toBeLessThan(160)
})

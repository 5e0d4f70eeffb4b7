import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { shopPlaceholders, unknownPlaceholders } from '#domain/orders/shop-placeholders.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { routeOf } from '#domain/paths/routes.ts'
import { contentFolder, readContent } from './content.ts'
import { checkReferences } from './references.ts'

const entries = readContent()
const ofCollection = (name: string) => entries.filter(({ collection }) => collection === name)

interface Found {
  where: string
  name: string
  value: unknown
}

const deep = (value: unknown, where: string): Found[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, item]) => [{ where, name, value: item }, ...deep(item, `${where}.${name}`)])
    : []

const found = entries.flatMap(({ file, key, record }) => deep(record, `${file}: ${key}`))
const texts = found.filter((entry): entry is Found & { value: string } => typeof entry.value === 'string')

test('every reference leads to a record', () => {
  expect(() => checkReferences(entries)).not.toThrow()
})

test('a reference that leads nowhere is named with its file and key', () => {
  const entry = { file: 'brands.json', collection: 'brand', key: 'rolex', record: { type: '@brand_type/none' } }
  expect(() => checkReferences([entry])).toThrow(
    'brands.json: brand "rolex" refers to @brand_type/none, which is missing.',
  )
})

test('every record goes into a collection of the model', () => {
  expect(entries.filter(({ collection }) => !model.has(collection))).toEqual([])
})

test('wherever there are translations, German is among them and comes first', () => {
  const lists = found.filter(({ name }) => name === 'translations')
  expect(lists.length).toBeGreaterThan(100)
  expect(lists.filter(({ value }) => (value as { language: string }[])[0]?.language !== 'de')).toEqual([])
})

test('a field that another language fills is filled in German too', () => {
  const gaps = found
    .filter(({ name }) => name === 'translations')
    .flatMap(({ where, value }) => {
      const [german = {}, ...others] = value as Record<string, string>[]
      return others
        .flatMap((other) => Object.keys(other).filter((field) => !german[field]))
        .map((field) => where + field)
    })
  expect(gaps).toEqual([])
})

test('every text of the jeweller is written in all three languages', () => {
  const jeweller = found.filter(({ name, where }) => name === 'translations' && where.startsWith('jeweller'))
  const missing = jeweller.flatMap(({ value, where }) => {
    const texts = value as Record<string, unknown>[]
    const names = new Set(texts.flatMap((text) => Object.keys(text)))
    return [...names].flatMap((name) =>
      ['de', 'en', 'fr'].flatMap((language) =>
        texts.find((text) => text.language === language)?.[name] ? [] : [`${where}: ${name} (${language})`],
      ),
    )
  })
  expect(missing).toEqual([])
})

test('every picture has an alternative text in three languages', () => {
  const incomplete = ofCollection('files').filter(({ record }) => {
    const alt = record.alt as Record<string, string> | undefined
    return ['de', 'en', 'fr'].some((language) => !alt?.[language]?.trim())
  })
  expect(incomplete.map(({ key }) => key)).toEqual([])
})

test('pages are named by keys of the route map', () => {
  expect(ofCollection('page').filter(({ record }) => !isRouteKey(record.name))).toEqual([])
})

test('no internal path is dead: it leads to a page of the project, or to a brand under its category', () => {
  const keysOf = (project: unknown, collection: string, field: string) =>
    new Set(ofCollection(collection).flatMap(({ record }) => (record.project === project ? [record[field]] : [])))
  const links = entries.flatMap(({ file, key, record }) =>
    deep(record, `${file}: ${key}`).flatMap(({ name, value, where }) => {
      if (typeof value !== 'string' || name === 'from_path') return []
      const hrefs = [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href as string)
      const path = /^(path|to_path|link)$/.test(name) && value.startsWith('/') ? [value] : []
      return [...hrefs, ...path].map((address) => ({ where, address, project: record.project }))
    }),
  )
  const storeRoots = new Set(
    ofCollection('project').flatMap(({ record }) =>
      deep(record.translations, '').flatMap(({ name, value }) => (name === 'store_root' ? [value] : [])),
    ),
  )
  expect(links.length).toBeGreaterThan(60)
  const dead = links.filter(({ address, project }) => {
    if (storeRoots.has(address)) return false
    const match = routeOf(address)
    // The list of branches is there with the branches.
    if (match?.route === 'branches' && !match.rest && keysOf(project, 'branch', 'slug').size > 0) return false
    if (!match || !keysOf(project, 'page', 'name').has(match.route)) return true
    if (!match.rest) return false
    const brand = ofCollection('brand').find(({ record }) => record.project === project && record.slug === match.rest)
    return brand?.record.type !== `@brand_type/${match.route}`
  })
  expect(dead).toEqual([])
})

test('every long text stands in one place', () => {
  const folder = join(contentFolder, 'jeweller')
  const json = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const used = json.map((name) => readFileSync(join(folder, name), 'utf8')).join()
  const places = (name: string) => used.split(`"@text/${name}"`).length - 1
  expect(readdirSync(join(folder, 'texts')).filter((name) => places(name) !== 1)).toEqual([])
})

test('quotation marks and apostrophes are those of a typesetter', () => {
  const visible = ({ name, value }: { name: string; value: string }) =>
    /<[a-z]/.test(value) ? value.replace(/<[^>]*>/g, '') : /path|url|host|domain/.test(name) ? '' : value
  expect(texts.filter((text) => /["']/.test(visible(text)))).toEqual([])
})

test('French puts a narrow or fixed space before its double punctuation', () => {
  const french = found
    .filter(({ name, value }) => name === 'translations' && Array.isArray(value))
    .flatMap(({ value }) => (value as Record<string, string>[]).filter(({ language }) => language === 'fr'))
    .flatMap((row) => Object.values(row))
  expect(french.filter((text) => / [;:?!»]|« /.test(text))).toEqual([])
})

test('no address, number or domain of the demo can belong to somebody', () => {
  const mails = texts.flatMap(({ value }) => value.match(/[\w.-]+@[\w.-]+\.\w+/g) ?? [])
  expect(mails.length).toBeGreaterThan(10)
  expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([])
  const phones = texts.flatMap(({ value }) => value.match(/(?<![\d-])(\+49|0\d{2,3}) ?[\d ]{7,}/g) ?? [])
  expect(phones.length).toBeGreaterThan(10)
  const fictional = /^(0|\+49) ?(40 ?66969|30 ?23125|171 ?39200)/
  expect(phones.filter((phone) => !fictional.test(phone))).toEqual([])
})

interface Product {
  slug: string
  status: string
  stock: number
  price_brutto?: number
  uvp?: number
  sales_mode?: string
  reorder_possible?: boolean
  purchase_to_order?: boolean
  personalization?: string
  product_variants?: { price_brutto: number; stock: number; active?: boolean }[]
}

const products = ofCollection('ecommerce_product').map(({ record }) => record as unknown as Product)
const published = products.filter(({ status }) => status === 'published')

test('the shop has at least 120 products in sale, and all but those on request have a price', () => {
  expect(published.length).toBeGreaterThanOrEqual(120)
  const without = published.filter(({ price_brutto }) => price_brutto === undefined)
  expect(without.length).toBeGreaterThan(2)
})

test('every stock and price case is there', () => {
  const some = (is: (product: Product) => unknown): boolean => published.some((product) => Boolean(is(product)))
  const variants = published.flatMap(({ product_variants }) => product_variants ?? [])
  expect({
    soldOut: some(
      ({ stock, reorder_possible, product_variants }) => stock === 0 && !reorder_possible && !product_variants,
    ),
    reorder: some(({ stock, reorder_possible }) => stock === 0 && reorder_possible),
    toOrder: some(({ purchase_to_order }) => purchase_to_order),
    recommendedPrice: some(({ uvp, price_brutto }) => uvp && price_brutto && uvp > price_brutto),
    request: some(({ sales_mode }) => sales_mode === 'request'),
    displayOnly: some(({ sales_mode }) => sales_mode === 'display_only'),
    inactiveVariant: variants.some(({ active }) => active === false),
    emptyVariant: variants.some(({ stock }) => stock === 0),
    engraving: some(({ personalization }) => personalization === '@ecommerce_personalization/ringgravur'),
    hidden: products.some(({ status }) => status !== 'published'),
  }).toEqual({
    soldOut: true,
    reorder: true,
    toOrder: true,
    recommendedPrice: true,
    request: true,
    displayOnly: true,
    inactiveVariant: true,
    emptyVariant: true,
    engraving: true,
    hidden: true,
  })
})

test('a product costs what its cheapest variant costs', () => {
  const wrong = published.filter(({ product_variants, price_brutto }) => {
    const prices = (product_variants ?? [])
      .filter(({ active }) => active !== false)
      .map((variant) => variant.price_brutto)
    return prices.length > 0 && Math.min(...prices) !== price_brutto
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('the shop’s texts take costs, limits and days from its settings', () => {
  const [settings] = entries.filter(({ collection }) => collection === 'ecommerce_settings')
  const pages = settings?.record.legal_pages as {
    type: string
    translations: { language: string; content: string }[]
  }[]
  for (const language of ['de', 'en', 'fr']) {
    const all = pages.flatMap(({ translations }) => translations.filter((text) => text.language === language))
    const words = all.map(({ content }) => content).join('\n')
    expect(words.match(/\d[\d.,\s]*€|€\s?\d/g)).toBeNull()
    expect(unknownPlaceholders(words)).toEqual([])
    expect(shopPlaceholders.filter((name) => !words.includes(`{{${name}}}`))).toEqual([])
  }
})

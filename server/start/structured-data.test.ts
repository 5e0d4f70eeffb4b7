import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import Validator from '@adobe/structured-data-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { languages } from '#domain/texts/language.ts'
import { pageMarkdown } from '../pages/page-markdown.ts'
import { markdownWords, pageWords } from './sample-page-words.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const run = promisify(execFile)

type Thing = { readonly '@type': string | readonly string[] } & Record<string, unknown>

let server: SampleServer
/** What each page tells search engines of itself, by its path. */
const told = new Map<string, Thing[]>()
/** Pages whose Markdown has other words than they show. */
const otherwise: string[] = []

const HOME = { de: '/', en: '/en', fr: '/fr' }

/** Gives the home page a question with its answer in each language. */
async function ask(db: Database): Promise<void> {
  const page = await db.selectFrom('page').select('id').where('name', '=', 'home').orderBy('id').executeTakeFirst()
  const words = (texts: object) => languages.map((language) => ({ language, ...texts }))
  const item = { sort: 1, translations: words({ heading: 'Wie lange dauert eine Gravur?', text: '<p>Zwei Tage.</p>' }) }
  await insertTree(db, 'page_section', {
    ...{ page: page?.id, kind: 'faq', sort: 99 },
    translations: words({ heading: 'Fragen' }),
    items: [item],
  })
}

/** Every path of the sitemap, in each language, and the pages it begins with. */
async function pathsToLookAt(): Promise<string[]> {
  const xml = await (await fetch(`${server.address}/sitemap.xml`)).text()
  const parts = [...xml.matchAll(/<sitemap><loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  const texts = await Promise.all(parts.map(async (path) => (await fetch(server.address + path)).text()))
  const all = [xml, ...texts].flatMap((text) => [...text.matchAll(/<url>\s*<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)])
  return [...Object.values(HOME), ...all.map(([, path]) => path || '/')]
}

/** Products are many and alike: one in ten is read as Markdown. */
const OF_A_PRODUCT = /\/(shop|boutique)\/./

async function compareMarkdown(path: string, html: string): Promise<void> {
  // Of the same HTML: some pages draw other goods each time.
  const [shown, read] = [pageWords(html), markdownWords(await pageMarkdown(html))]
  const first = shown.findIndex((word, index) => word !== read[index])
  if (first >= 0 || shown.length !== read.length)
    otherwise.push(`${path}: ${shown.slice(first, first + 3).join(' ')} – ${read.slice(first, first + 3).join(' ')}`)
}

beforeAll(async () => {
  server = await startSample({ SEED_DEMO: 'yes' })
  await ask(server.db)
  for (const path of new Set(await pathsToLookAt())) {
    const html = await (await fetch(server.address + path)).text()
    if (!OF_A_PRODUCT.test(path) || told.size % 10 === 0) await compareMarkdown(path, html)
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
    told.set(
      path,
      [...scripts].map(([, json]) => JSON.parse(json ?? '')),
    )
  }
}, 400_000)

afterAll(() => server.close())

const nested = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(nested)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nested)
  return '@type' in value ? [value as Thing, ...below] : below
}

/** Where values of a thing stand, and what they are: things that say the same of others look the same. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].toSorted()
  if (typeof value !== 'object' || value === null) return typeof value
  const known = ['@type', 'availability', 'itemCondition', 'priceType', 'returnPolicyCategory', 'dayOfWeek']
  return Object.entries(value).map(([name, part]) => [name, known.includes(name) ? part : shapeOf(part)])
}

test('what pages tell search engines is made of the types and properties that schema.org has', async () => {
  const shapes = new Map(
    [...told].flatMap(([path, things]) => things.map((thing) => [JSON.stringify(shapeOf(thing)), { path, thing }])),
  )
  const lines = [...shapes.values()].map(
    ({ path, thing }, index) =>
      `// ${path}\nexport const a${index}: WithContext<schema.${thing['@type']}> = ${JSON.stringify(thing)}`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-schema-'))
  const types = resolve('node_modules/schema-dts/dist/schema.d.ts')
  const imports = `import type * as schema from '${types}'\nimport type { WithContext } from '${types}'\n`
  await writeFile(join(folder, 'told.ts'), imports + lines.join('\n'))
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve']
  const compiled = await run(resolve('node_modules/.bin/tsc'), [...options, join(folder, 'told.ts')]).catch(
    (error: { stdout: string }) => error,
  )
  await rm(folder, { recursive: true })
  expect(compiled.stdout).toBe('')
  expect(shapes.size).toBeGreaterThan(10)
  expect(told.size).toBeGreaterThan(400)
}, 400_000)

/** What Google would like to know besides, and nobody here says: the shop does not know it, or it stands at the group of the variants. */
const NOT_TOLD = [
  ...['audience', 'subjectOf', 'pattern', 'hasCertification', 'valueReference', 'isVariantOf', 'inProductGroupWithID'],
  ...['aggregateRating', 'review', 'gtin', 'brand', 'description', 'color', 'material', 'size', 'sizeGroup'],
  ...['customerRemorseReturnLabelSource', 'customerRemorseReturnShippingFeesAmount', 'itemDefectReturnLabelSource'],
  ...['itemDefectReturnShippingFeesAmount', 'restockingFee', 'returnLabelSource', 'itemCondition', 'addressRegion'],
  'priceValidUntil',
].map((name) => `"${name}"`)

/** Goods that are only shown or asked for: Google makes no result of them, whatever is told. */
const isOnlyShown = (thing: Thing) => !nested(thing).some((one) => one['@type'] === 'Offer')

test('what Google needs for a result is told on every page, and what it recommends wherever the shop knows it', async () => {
  const lacking = new Set<string>()
  for (const [path, things] of told)
    for (const thing of things) {
      if (/^Product/.test(String(thing['@type'])) && isOnlyShown(thing)) continue
      const issues = await new Validator().validate({ jsonld: { [String(thing['@type'])]: [thing] } })
      for (const { severity, issueMessage } of issues)
        if (severity === 'ERROR' || !NOT_TOLD.some((name) => issueMessage.includes(name)))
          lacking.add(`${path}: ${issueMessage}`)
    }
  expect([...lacking]).toEqual([])
})

/** What Google's documentation says that a result needs, of the kinds that its validator does not know. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  JewelryStore: ['name', 'address.streetAddress', 'address.postalCode', 'address.addressCountry'],
  Optician: ['name', 'address.streetAddress', 'address.postalCode', 'address.addressCountry'],
  NewsArticle: ['headline', 'datePublished', 'author.name', 'author.url', 'image.0'],
  WebSite: ['name', 'url'],
}

/** What it recommends besides of these kinds; of an offer's `validFrom` it says that only offers for a limited time need it. */
const RECOMMENDED: Readonly<Record<string, readonly string[]>> = {
  Event: [
    ...['description', 'endDate', 'eventStatus', 'image.0', 'location.address.streetAddress', 'organizer.name'],
    ...['organizer.url', 'performer.name', 'offers.price', 'offers.priceCurrency', 'offers.availability', 'offers.url'],
  ],
  JewelryStore: ['url', 'telephone', 'geo.latitude', 'openingHoursSpecification', 'image', 'priceRange'],
  Optician: ['url', 'telephone', 'geo.latitude', 'openingHoursSpecification', 'image', 'priceRange'],
  NewsArticle: ['dateModified'],
}

const valueAt = (thing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], thing)

test.each(languages)(
  'what Google documents as needed and as recommended is told of news, events, questions and houses: %s',
  (language) => {
    const own = [...told].filter(([path]) => (/^\/(en|fr)(\/|$)/.exec(path)?.[1] ?? 'de') === language)
    const lacking: string[] = []
    for (const [type, paths] of Object.entries(NEEDED)) {
      const found = own.flatMap(([, things]) => things).filter((thing) => thing['@type'] === type)
      expect(found.length, type).toBeGreaterThan(0)
      for (const path of [...paths, ...(RECOMMENDED[type] ?? [])])
        for (const thing of found)
          if ((valueAt(thing, path) ?? '') === '') lacking.push(`${type} ${thing.name}: ${path}`)
    }
    expect(lacking).toEqual([])
    for (const event of own.flatMap(([, things]) => things).filter((thing) => thing['@type'] === 'Event'))
      for (const moment of ['startDate', 'endDate']) expect(event[moment]).toMatch(/T\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/)
  },
)

test('every kind of page says what it is about', () => {
  const types = new Set([...told.values()].flatMap(nested).map((thing) => String(thing['@type'])))
  for (const type of [
    'Organization',
    'JewelryStore',
    'Optician',
    'Product',
    'ProductGroup',
    'BreadcrumbList',
    'WebSite',
  ])
    expect(types, type).toContain(type)
  // What a person pays for an event is no offer of goods.
  const goods = [...told.values()].flat().filter((thing) => thing['@type'] !== 'Event')
  const offers = goods.flatMap(nested).filter((thing) => thing['@type'] === 'Offer')
  expect(offers.length).toBeGreaterThan(5)
  for (const offer of offers)
    expect(Object.keys(offer)).toEqual(
      expect.arrayContaining(['shippingDetails', 'hasMerchantReturnPolicy', 'itemCondition']),
    )
})

test('every kind of page says as Markdown the words that it shows, each for itself and in their order', () => {
  expect(otherwise).toEqual([])
})

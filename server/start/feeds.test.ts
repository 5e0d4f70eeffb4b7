import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import type { FeedCheck } from '#contract/wire/feeds.ts'
import { readCsv } from '#domain/texts/csv.ts'
import { feedItemsIn } from './sample-feed.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
const ids = { brand: 0, ring: 0, house: 0 }

async function fill(db: Database) {
  const { own } = await fillTenants(db)
  const add = async (collection: string, record: Record<string, unknown>) =>
    Number(await insertTree(db, collection, { project: own, ...record }))
  await openStores(db, own)
  const settings = await db.selectFrom('ecommerce_settings').select('id').where('project', '=', own).executeTakeFirst()
  await insertTree(db, 'ecommerce_shipping_method', {
    settings: Number(settings?.id),
    name: 'DHL',
    price_brutto: 4.9,
    additional_days: 2,
  })
  const address = { street: 'Weg 1', zip: '20095', city: 'Hamburg' }
  ids.house = await add('branch', { display_name: 'Altona', slug: 'altona', ...address })
  const type = await add('brand_type', { type: 'jewelry' })
  ids.brand = await add('brand', { display_name: 'Dornbach', slug: 'dornbach', type, status: 'published' })
  const manufacturer = await add('ecommerce_manufacturer', {
    display_name: 'Dornbach GmbH',
    slug: 'dornbach',
    brand: ids.brand,
  })
  ids.ring = await add('ecommerce_product', {
    display_name: 'Ring "Elbe" & <Alster>',
    slug: 'ring-elbe',
    status: 'published',
    manufacturer,
    price_brutto: 99,
    stock: 2,
    gtin: '4006381333931',
    reference_number: 'DO-EL',
    shipping_time: '2–4 Werktage',
    content_amount: 50,
    content_unit: 'ml',
    description: '<p>Außen gewölbt, innen bombiert &amp; poliert von Hand.</p>',
    translations: [
      { language: 'en', display_name: 'Ring Elbe', description: '<p>Domed outside, polished by hand.</p>' },
    ],
  })
  await add('ecommerce_product', {
    display_name: 'Nur zu sehen',
    slug: 'nur-zu-sehen',
    status: 'published',
    price_brutto: 5,
    stock: 1,
    sales_mode: 'display_only',
  })
}

beforeAll(async () => {
  server = await startSample({}, fill)
  ask = asking(server.address)
})

afterAll(() => server.close())

const textOf = async (path: string) => (await fetch(server.address + path)).text()

const productFeed = async (language = 'de') => feedItemsIn(await textOf(`/feeds/google.${language}.xml`))

type Offer = { price: number; availability: string; itemCondition: string; url: string }
type Thing = { '@type': string; sku?: string; gtin?: string; name: string; offers?: Offer; hasVariant?: Thing[] }

/** What a product's page tells search engines of the article with that address. */
async function toldOnPage(link: string): Promise<Thing | undefined> {
  const html = await textOf(link.replace(`https://${OWN}`, ''))
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Thing,
  )
  return things.flatMap((thing) => thing.hasVariant ?? [thing]).find((thing) => thing.offers?.url === link)
}

const STATES: Record<string, string> = { in_stock: 'InStock', out_of_stock: 'OutOfStock', backorder: 'BackOrder' }

test.each(['de', 'en', 'fr'])('every fact of the feed is told on the page of the article: %s', async (language) => {
  const items = await productFeed(language)
  expect(items.length).toBeGreaterThan(3)
  for (const item of items) {
    const told = await toldOnPage(item.link ?? '')
    expect(told, item.link).toMatchObject({
      name: item.title,
      offers: {
        price: Number.parseFloat(item.sale_price ?? item.price ?? ''),
        availability: `https://schema.org/${STATES[item.availability ?? '']}`,
        itemCondition: `https://schema.org/${item.condition === 'used' ? 'Used' : 'New'}Condition`,
      },
    })
    expect([told?.sku, told?.gtin]).toEqual([item.mpn, item.gtin])
  }
})

test('an article has what Google asks for', async () => {
  const ring = (await productFeed()).find(({ id }) => id === String(ids.ring))
  expect(ring).toEqual({
    id: String(ids.ring),
    title: 'Ring "Elbe" & <Alster>',
    description: 'Außen gewölbt, innen bombiert & poliert von Hand.',
    link: `https://${OWN}/shop/ring-elbe`,
    availability: 'in_stock',
    condition: 'new',
    price: '99.00 EUR',
    brand: 'Dornbach',
    gtin: '4006381333931',
    mpn: 'DO-EL',
    unit_pricing_measure: '50 ml',
    unit_pricing_base_measure: '1 l',
    'shipping.country': 'DE',
    'shipping.price': '4.90 EUR',
    'shipping.min_handling_time': '2',
    'shipping.max_handling_time': '4',
    'shipping.min_transit_time': '2',
    'shipping.max_transit_time': '2',
  })
  const english = (await productFeed('en')).find(({ id }) => id === String(ids.ring))
  expect(english).toMatchObject({ title: 'Ring Elbe', link: `https://${OWN}/en/shop/ring-elbe` })
})

test('variants are articles of one group, and what is only shown or a draft is none', async () => {
  const titles = (await productFeed()).map(({ title }) => title)
  expect(titles).toContain('master, Klein')
  expect(titles.join()).not.toMatch(/Alt\b|geheim|Nur zu sehen/)
})

test('price comparisons get a table, and houses their stock', async () => {
  const [head = [], ...lines] = readCsv(await textOf('/feeds/comparison.de.csv'))
  const ring = lines.find((line) => line[0] === 'DO-EL') ?? []
  expect(Object.fromEntries(head.map((name, index) => [name, ring[index]]))).toMatchObject({
    brand: 'Dornbach',
    price: '99.00',
    basePrice: 'Grundpreis: 1.980,00\u00a0€/l',
    deliveryTime: '4–6 Werktage',
    deliveryCosts: '4.90',
    used: 'false',
  })
  const local = feedItemsIn(await textOf('/feeds/google-local.de.xml'))
  expect(local).toContainEqual({
    store_code: 'altona',
    id: String(ids.ring),
    availability: 'in_stock',
    price: '99.00 EUR',
  })
})

test('what would be refused is named', async () => {
  const { articles, refused } = JSON.parse(await textOf('/feeds/problems.de.json')) as FeedCheck
  expect(articles).toBe((await productFeed()).length)
  expect(refused.find(({ id }) => id === String(ids.ring))?.lacking).toEqual(['picture'])
  expect(refused.find(({ name }) => name === 'nova')?.lacking).toContain('identity')
})

test('a feed follows a change, and a brand leaves it', async () => {
  await productFeed()
  await ask('editor', 'PATCH', `/items/ecommerce_product/${ids.ring}`, { price_brutto: 120 })
  const priceOf = async () => (await productFeed()).find(({ id }) => id === String(ids.ring))?.price
  await expect.poll(priceOf, { timeout: 10_000 }).toBe('120.00 EUR')
  await ask('editor', 'PATCH', `/items/brand/${ids.brand}`, { in_feeds: false })
  await expect.poll(priceOf, { timeout: 10_000 }).toBeUndefined()
})

test('the sitemap says when a product was last changed and names its pictures, and a stranger asks only of what is shown', async () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  const picture = { filename: 'ring.png', type: 'image/png', size: 9, hash: 'abcd', width: 900, height: 600 }
  const project = (await server.db.selectFrom('project').select('id').where('domain', '=', OWN).executeTakeFirst())?.id
  const file = await insertTree(server.db, 'files', { project, ...picture })
  await ask('editor', 'PATCH', `/items/ecommerce_product/${ids.ring}`, { images: [{ file, sort: 1 }] })
  const urlOf = async () =>
    (await textOf('/sitemap.xml'))
      .split('<url>')
      .find((one) => one.startsWith(`<loc>https://${OWN}/en/shop/ring-elbe<`))
  await expect.poll(urlOf, { timeout: 10_000 }).toContain(`<lastmod>${today}</lastmod>`)
  expect(await urlOf()).toMatch(new RegExp(`<image:loc>https://${OWN}/assets/${file}\\?[^<]*</image:loc>`))
  const drafts = await ask('editor', 'POST', '/items/ecommerce_product', { display_name: 'Entwurf', slug: 'entwurf' })
  const of = (query: string) => fetch(`${server.address}/ecom/last-changes?${query}`)
  const answer = await of(`collection=ecommerce_product&ids=${ids.ring},${drafts.data.id},999999`)
  expect(await answer.json()).toEqual({ data: { [ids.ring]: today }, public: true })
  for (const query of [
    'collection=users&ids=1',
    'ids=1',
    'collection=page&ids=a',
    `collection=page&ids=${'1,'.repeat(501)}`,
  ])
    expect([query.slice(0, 40), (await of(query)).status]).toEqual([query.slice(0, 40), 422])
})

test('programs that read a site for somebody find what it has', async () => {
  const text = await textOf('/llms.txt')
  expect(text).toMatch(new RegExp(`^# ${OWN}\n`))
  expect(text).toContain(`- [Alle Waren](https://${OWN}/shop)`)
  for (const [, address = ''] of text.matchAll(/\]\((https[^)]*)\)/g)) {
    const answer = await fetch(address.replace(`https://${OWN}`, server.address))
    expect(answer.status, address).toBe(200)
    expect(await answer.text(), address).not.toContain('noindex')
  }
})

test.each(['google.es.xml', 'google.de.csv', 'other.de.xml', 'google.de', 'constructor.de.xml'])(
  '%s is no feed',
  async (file) => expect((await fetch(`${server.address}/feeds/${file}`)).status).toBe(404),
)

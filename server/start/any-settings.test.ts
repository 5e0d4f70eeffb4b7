import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { pageChunks } from '#site/pages/page-chunks.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants } from './sample-tenants.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 12)

let server: SampleServer
let ask: Ask
const ids: Record<string, number> = {}

const WRITTEN = [
  'home',
  'contact',
  'imprint',
  'privacy',
  'watches',
  'brands',
  'appointment',
  'thanks',
  'terms',
  'window',
]

async function fill(db: Database) {
  const { own } = await fillTenants(db)
  const add = async (collection: string, record: Record<string, unknown>) =>
    Number(await insertTree(db, collection, { project: own, ...record }))
  for (const name of WRITTEN)
    await add('page', {
      name,
      status: 'published',
      translations: [{ language: 'de', heading: name, body: '<p>A</p>' }],
    })
  const type = await add('brand_type', { type: 'watches' })
  const brand = async (slug: string, own = {}) =>
    add('brand', { display_name: slug, slug, status: 'published', type, ...own })
  await brand('bare')
  await brand('rolex', { template: 'rolex' })
  const goods = db.updateTable('ecommerce_manufacturer').set({ brand: await brand('longines') })
  await goods.where('slug', '=', 'longines').where('project', '=', own).execute()
  await add('company', {
    ...{ company_name: 'Muster', display_name: 'Muster', emails: [{ email: 'laden@eigen.example', primary: true }] },
    addresses: [{ street: 'Weg', number: '1', zip_code: '20095', city: 'Hamburg' }],
  })
  await add('branch', { display_name: 'Laden', slug: 'laden', street: 'Weg 1', zip: '20095', city: 'Hamburg' })
  await add('theme', { brand_color: '#123456', base_color: '#ffffff' })
  await add('news', { display_name: 'Neu', slug: 'neu', day: '2026-01-05', status: 'published' })
  const evening = { starts_at: '2099-01-01T18:00:00Z', ends_at: '2099-01-01T20:00:00Z', sign_up: true, seats: 2 }
  await add('event', { display_name: 'Abend', slug: 'abend', status: 'published', ...evening })
  await add('legal', {})
  await add('widget', { widget_name: 'contact' })
  await add('menu_item', { display_name: 'Uhren', path: '/uhren' })
  const root = { project: own, language: 'de', store_root: '/shop' }
  const words = await db.insertInto('project_translation').values(root).returning('id').executeTakeFirstOrThrow()
  ids.words = Number(words.id)
  ids.project = own
  for (const name of ['ecommerce_settings', 'theme', 'legal', 'widget', 'menu_item']) {
    const row = await db.selectFrom(name).select('id').where('project', '=', own).executeTakeFirstOrThrow()
    ids[name] = Number(row.id)
  }
}

beforeAll(async () => {
  server = await startSample({}, fill)
  ask = asking(server.address)
})

afterAll(() => server.close())

const PATHS = [
  ...['/', '/kontakt', '/impressum', '/datenschutz', '/uhren', '/uhren/longines', '/uhren/rolex', '/uhren/bare'],
  ...['/marken', '/terminvereinbarung', '/danke', '/agb', '/vertrag-widerrufen', '/shop', '/shop/nova'],
  ...[
    '/shop/warenkorb',
    '/shop/kasse',
    '/shop/merkzettel',
    '/shop/bestellung/abc',
    '/gibt-es-nicht',
    '/digitales-schaufenster',
  ],
  ...['/haeuser', '/haeuser/laden', '/aktuelles/neu', '/events/abend'],
]

const templateIn = (html: string) => /"componentChunkName":"([^"]+)"/.exec(html)?.[1]

async function show(): Promise<(string | undefined)[]> {
  const shown: (string | undefined)[] = []
  for (const path of PATHS) {
    const answer = await fetch(server.address + path, { redirect: 'manual' })
    const html = await answer.text()
    expect(answer.status, `${path}: ${html.slice(0, 200)}`).toBeLessThan(500)
    shown.push(templateIn(html))
  }
  return shown
}

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom<unknown>('', null, '<script>', '{{x}}', '#fff', '/'),
)
const euro = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  fc.constantFrom<unknown>(null, -1, 1e9, '5'),
)
const address = fc.oneof(
  fc.constantFrom<unknown>('https://x.example', 'http://x.example', '/kontakt', '//x', null),
  text,
)
const some = <Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) =>
  fc.record(shape, { requiredKeys: [] })

/** What somebody may try to write into each record of settings. */
const SETTINGS = {
  project: some({
    display_name: text,
    languages: fc.oneof(fc.subarray(['de', 'en', 'fr', 'it', 7] as unknown[]), text),
    show_accessibility: fc.boolean(),
    strict_consent: fc.boolean(),
    has_cal_com: fc.boolean(),
    cal_com_url: address,
    map_provider_url: address,
    portal_url: address,
    contact_privacy: fc.constantFrom('approval', 'notice', 'none'),
    matomo_host: address,
    matomo_site_id: text,
    translations: fc
      .constantFrom<object>(
        { store_root: '/laden', site_name: 'A' },
        { store_root: '/shop', description: '"<>', keywords: '' },
        { store_root: '/shop' },
        { store_root: '/kontakt' },
        { store_root: 'x y' },
      )
      .map((words) => [{ id: ids.words, ...words }]),
  }),
  theme: some({
    brand_color: fc.oneof(fc.constantFrom('#000', '#FFFFFF', 'red', 'rgb(1,2,3)'), text),
    base_color: fc.oneof(fc.constantFrom('#fff', '#8a8a8a'), text),
    button: fc.oneof(some({ color: text, accentColor: text, borderRadius: fc.anything({ maxDepth: 1 }) }), text),
  }),
  ecommerce_settings: some({
    enable_cart: fc.boolean(),
    maintenance_mode: fc.boolean(),
    allow_ratings: fc.boolean(),
    show_stock: fc.boolean(),
    purchase_to_order: fc.boolean(),
    small_business: fc.boolean(),
    default_tax_percent: fc.oneof(euro, fc.integer({ min: 0, max: 100 })),
    default_sort: fc.constantFrom('sort', 'price_brutto', 'nonsense'),
    filters: fc.oneof(some({ category: fc.anything({ maxDepth: 1 }), price: fc.boolean() }), text),
    shipping_cost: euro,
    present_wrapping_price: euro,
    bank_details: fc.oneof(some({ iban: fc.constantFrom('', 'DE89 3704 0044 0532 0130 00'), bank: text }), text),
    shipping_countries: fc.constantFrom<unknown>(
      [],
      [{ display_name: 'Österreich', country_code: 'AT' }],
      [{ display_name: 'X', country_code: 'xx' }],
      [{ display_name: '', country_code: 'D' }],
    ),
    legal_pages: fc.constantFrom<unknown>([], [{ type: 'terms', content: '<p>{{versandarten}}</p>' }], [{ type: 'x' }]),
  }),
  legal: some({
    rolex_area: fc.boolean(),
    data_protection_commissioner: fc.oneof(some({ name: text, email: text }), text),
  }),
  widget: some({ widget_name: fc.oneof(fc.constantFrom('address', 'social', 'openingHours'), text), position: text }),
  menu_item: some({
    ...{ display_name: text, path: address, external_path: address, anchor: text, path_prefix: text },
    ...{ type: text, position: fc.constantFrom('primary', 'social', 'legal', 'top') },
  }),
}

test('the pages asked for below are all templates that there are', async () => {
  expect(new Set(await show())).toEqual(new Set(Object.keys(pageChunks)))
})

test('whatever settings the backend accepts, every template is shown, a cart is priced or refused, and a message reaches the shop', async () => {
  const product = await server.db.selectFrom('ecommerce_product').select('id').where('slug', '=', 'nova').execute()
  const lines = [{ product: product[0]?.id, count: 1 }]
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fc.record(SETTINGS), async (wanted) => {
      for (const [collection, body] of Object.entries(wanted)) {
        const { status } = await ask('installation', 'PATCH', `/items/${collection}/${ids[collection]}`, body)
        expect([200, 409, 422], `${collection} ${JSON.stringify(body)}`).toContain(status)
        if (status === 200) accepted += 1
      }
      await show()
      const quote = await ask('stranger', 'POST', '/ecom/quote', { project: 'eigen.example', lines })
      expect([200, 409]).toContain(quote.status)
    }),
    { numRuns: RUNS },
  )
  expect(accepted).toBeGreaterThan(RUNS)
  const before = await server.db.selectFrom('mail').select('id').where('kind', '=', 'contact').execute()
  const message = { name: 'Anna', email: 'anna@example.org', message: 'Guten Tag', privacy: true, elapsed: 9000 }
  const sent = await fetch(`${server.address}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(sent.status).toBe(200)
  const mails = await server.db.selectFrom('mail').select('id').where('kind', '=', 'contact').execute()
  expect(mails.length).toBe(before.length + 1)
}, 120_000)

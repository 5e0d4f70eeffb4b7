import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { isContent } from '#backend/items/access.ts'
import { projectOf } from '#backend/items/belonging.ts'
import { collectionOf, columnsOf, model } from '#contract/model/model.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, FOREIGN, fillTenants, OWN } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
let own: number

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    own = (await fillTenants(db)).own
  })
  ask = asking(server.address)
})

afterAll(() => server.close())

/** Every collection that a stranger may read, with its translations. Who adds one here says that its rows are for everybody. */
const PUBLIC = new Set([
  ...['project', 'theme', 'widget', 'menu_item', 'menu_group', 'social_link', 'legal', 'consent', 'redirect'],
  ...['branch_profile', 'branch_member', 'branch_service', 'branch_image', 'opening_exception'],
  ...['company', 'company_address', 'company_email', 'company_number', 'company_executive', 'company_register'],
  ...[
    'branch',
    'opening_period',
    'opening_hour',
    'page',
    'page_section',
    'page_section_item',
    'page_section_product',
    'brand_type',
    'brand',
    'news',
    'event',
  ],
  ...['files', 'ecommerce_category', 'ecommerce_subcategory', 'ecommerce_manufacturer', 'ecommerce_attribute_group'],
  ...['ecommerce_attribute', 'ecommerce_tag', 'ecommerce_personalization', 'ecommerce_personalization_field'],
  ...[
    'ecommerce_size_guide',
    'ecommerce_product',
    'ecommerce_product_variant',
    'ecommerce_product_image',
    'ecommerce_product_document',
  ],
  ...['ecommerce_product_attribute', 'ecommerce_product_subcategory', 'ecommerce_product_tag'],
  ...[
    'ecommerce_stock',
    'ecommerce_product_rating',
    'ecommerce_payment',
    'ecommerce_settings',
    'ecommerce_settings_payment',
  ],
  ...['ecommerce_shipping_country', 'ecommerce_shipping_method', 'ecommerce_shipping_method_payment'],
  ...['ecommerce_shipping_method_country', 'ecommerce_legal_page', 'ecommerce_guarantee_notice'],
])

/** Collections of which strangers see only what is published. */
const PUBLISHED = ['page', 'brand', 'news', 'event', 'ecommerce_product', 'ecommerce_product_rating']

/** Fields of public collections that are for the staff. */
const STAFF_ONLY = ['order_number', 'order_line', 'mail', 'expires_on']

const isPublic = (name: string) => PUBLIC.has(name.replace(/_translation$/, ''))

test('strangers read the collections that are named as public, and no other', async () => {
  const wrong: string[] = []
  for (const { name } of model.values()) {
    const { status } = await ask('stranger', 'GET', `/items/${name}?limit=1`)
    if ((status === 200) !== isPublic(name)) wrong.push(`${name} ${status}`)
  }
  expect(wrong).toEqual([])
})

test('of what has a state strangers see what is published, and of ratings nothing that leads to an order', async () => {
  const withState = [...model.values()].filter(({ name, fields }) => isPublic(name) && 'status' in fields)
  expect(withState.map(({ name }) => name)).toEqual(PUBLISHED)
  for (const name of PUBLISHED) {
    const { text } = await ask('stranger', 'GET', `/items/${name}?fields=status&limit=100`)
    expect(text, name).not.toContain('draft')
  }
  for (const field of STAFF_ONLY)
    expect((await ask('stranger', 'GET', `/items/ecommerce_product_rating?fields=${field}`)).status, field).toBe(403)
})

test('what goods cost the shop is read, sorted by and searched for by its staff alone', async () => {
  for (const name of ['ecommerce_product', 'ecommerce_product_variant']) {
    for (const query of ['fields=cost', 'sort=cost', 'filter[cost][eq]=1', 'filter[cost][contains]=1'])
      expect((await ask('stranger', 'GET', `/items/${name}?${query}`)).status, query).toBe(403)
    expect((await ask('stranger', 'GET', `/items/${name}?fields=*&limit=100`)).text, name).not.toContain('"cost"')
    expect((await ask('editor', 'GET', `/items/${name}?fields=cost&limit=1`)).status, name).toBe(200)
  }
  const deep = await ask('stranger', 'GET', '/items/ecommerce_product?fields=product_variants.*&limit=100')
  expect([deep.status, deep.text.includes('"cost"')]).toEqual([200, false])
})

/** Every address of the backend that has an answer for strangers. */
const ANSWERED = new Set([
  ...[
    '/server/ping',
    '/server/health',
    '/server/info',
    '/auth/first',
    '/auth/check',
    '/openapi.json',
    '/files',
    '/items/:collection',
  ],
  ...[
    '/forms/newsletter/confirm',
    '/forms/newsletter/confirmed',
    '/forms/newsletter/unsubscribe',
    '/forms/event/:token',
    '/forms/stock-notice/confirm/:token',
    '/forms/stock-notice/leave/:token',
  ],
  ...[
    '/ecom/facets',
    '/ecom/last-changes',
    '/ecom/related',
    '/ecom/search',
    '/ecom/rating',
    '/ecom/rating/thanks',
    '/ecom/withdrawal',
    '/ecom/order/:token',
  ],
  ...['/ecom/refund-account/:token', '/ecom/batteries', '/ecom/rating/report', '/ecom/rating/report/thanks'],
  '/ecom/rating/stop',
  // For who knows its id: a restore ends every session.
  '/server/backups/restores/:id',
  ...['/ecom/reservation', '/ecom/reservation/:token', '/ecom/reservation/branch/:token'],
  ...['/ecom/stand-ins/paypal/checkoutnow', '/ecom/stand-ins/klarna/lib.js'],
  ...['/items/:collection/:id', '/files/:id', '/assets/:id'],
])

test('every other address asks who is there', async () => {
  const reads = server.routes.filter(({ method, path }) => method === 'GET' && !ANSWERED.has(path))
  expect(reads.length).toBeGreaterThan(25)
  const wrong: string[] = []
  for (const { path } of reads) {
    const { status } = await ask('stranger', 'GET', path.replace(/:\w+(\{[^}]*\})?/g, '1').replaceAll('*', 'x'))
    if (status !== 401 && status !== 403) wrong.push(`${path} ${status}`)
  }
  expect(wrong).toEqual([])
})

/** The ids of a collection's rows that belong to our project. */
async function ownIds(name: string): Promise<Set<string>> {
  const collection = collectionOf(name)
  const rows = await server.db.selectFrom(name).select('id').execute()
  const found = await Promise.all(
    rows.map(async ({ id }) => ((await projectOf(server.db, collection, id as number)) === own ? [String(id)] : [])),
  )
  return new Set(found.flat())
}

test('another shop’s administrator sees no row of ours, in no collection, and is nobody at our address', async () => {
  const wrong: string[] = []
  let seen = 0
  for (const collection of [...model.values()].filter(isContent)) {
    if (collection.owners.length === 0 && collection.name !== 'project') continue
    const ours = await ownIds(collection.name)
    const key = columnsOf(collection)[0]?.[0] ?? 'id'
    const { status, data } = await ask('foreign', 'GET', `/items/${collection.name}?fields=${key}&limit=200`)
    const rows = Array.isArray(data) ? (data as { id: unknown }[]) : []
    seen += rows.length
    if (status !== 200 || rows.some(({ id }) => ours.has(String(id)))) wrong.push(`${collection.name} ${status}`)
    const there = await ask('foreign', 'GET', `/items/${collection.name}?limit=1`, undefined, OWN)
    if (there.status !== 403) wrong.push(`${collection.name} at our address ${there.status}`)
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(20)
})

test('an uploaded file is seen by its own shop alone, by no cache, and lies where only the program reads it', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await samplePicture(40, 20))]), 'ring.jpg')
  const { data: session } = await ask('editor', 'POST', '/auth/authenticate', {
    email: `editor@${OWN}`,
    password: 'correct horse battery',
  })
  const headers = { 'x-directus-project': OWN, authorization: `Bearer ${session.token}` }
  const sent = await fetch(`${server.address}/files`, { method: 'POST', headers, body: form })
  const { id } = (await sent.json()).data
  expect(sent.headers.get('cache-control')).toBe('no-store')
  for (const path of [`/assets/${id}`, `/files/${id}`, `/items/files/${id}`]) {
    expect((await ask('stranger', 'GET', path)).status, path).toBe(404)
    expect((await ask('foreign', 'GET', path, undefined, FOREIGN)).status, path).toBe(404)
    const seen = await ask('editor', 'GET', path)
    expect([seen.status, seen.headers.get('cache-control')], path).toEqual([200, 'no-store'])
  }
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
    }),
  )
  expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700'])
})

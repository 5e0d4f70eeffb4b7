import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import type { Cell } from '#backend/db/database.ts'
import { rowsOf } from '#backend/db/rows-of.ts'
import { insertTree } from '#backend/items/insert.ts'
import { isPart } from '#backend/items/parts.ts'
import { areaOf, model } from '#contract/model/model.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const PASSWORD = 'correct horse battery'

let server: SampleServer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startSample({ SEED_DEMO: 'yes' })
  await addAccount(server.db, { email: 'chefin@juwelier.example', password: PASSWORD, role: 'administrator' })
  const answer = await fetch(`${server.address}/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chefin@juwelier.example', password: PASSWORD }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  headers = { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' }
  const expires_on = new Date(Date.now() + 90 * 86_400_000).toISOString()
  const visitor = {
    project: 1,
    name: 'Anna',
    email: 'anna@kunde.example',
    message: 'Guten Tag',
    language: 'de',
    created_on: new Date().toISOString(),
    expires_on,
  }
  await insertTree(server.db, 'contact_request', visitor)
  await insertTree(server.db, 'brand_type', { project: 1, type: 'events' })
  const days = { from_date: '2027-01-02', until_date: '2027-01-06' }
  await insertTree(server.db, 'opening_exception', { project: 1, kind: 'closure', notice: 'auto', ...days })
  const terms = { project: 1, type: 'terms', language: 'de' }
  await insertTree(server.db, 'ecommerce_legal_version', {
    ...{ ...terms, content: '<p>AGB</p>' },
    starts_on: '2027-01-01T00:00:00.000Z',
  })
  await insertTree(server.db, 'ecommerce_legal_source', { ...terms, url: 'https://kanzlei.example/agb.html' })
  await insertTree(server.db, 'answer_template', { project: 1, display_name: 'Dank', message: 'Danke, {{name}}.' })
  const words = { kind: 'order_paid', language: 'de', subject: 'Ihr Geld ist da' }
  await insertTree(server.db, 'mail_text', { project: 1, ...words })
  await insertTree(server.db, 'ecommerce_search_word', { project: 1, said: 'Klunker', meant: 'Ring' })
  await insertTree(server.db, 'ecommerce_sale', {
    ...{ project: 1, display_name: 'Woche', product: 1, percent: 10 },
    starts_on: new Date().toISOString(),
  })
  const plan = { collection: 'page', item: '1', moment: '2099-01-01T00:00:00.000Z', data: { hide_clock: true } }
  await insertTree(server.db, 'scheduled_change', { project: 1, ...plan })
  const missed = {
    language: 'de',
    said: 'wecker',
    times: 1,
    last_on: '2026-03-09',
    expires_on: '2099-01-01T00:00:00.000Z',
  }
  await insertTree(server.db, 'ecommerce_missed_search', { project: 1, ...missed })
  await insertTree(server.db, 'ecommerce_request', { ...visitor, product: 1, product_name: 'Uhr' })
}, 180_000)

afterAll(() => server.close())

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(server.address + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Every row of contents that the installation holds, by collection and id. */
async function everyRow(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const collection of model.values()) {
    if (areaOf(collection) === 'system') continue
    const rows = await server.db.selectFrom(collection.name).selectAll().execute()
    // A sale that begins anew is told with what was the lowest price meanwhile: its own.
    for (const { sale_low, ...row } of rows) found.set(`${collection.name}/${row.id}`, JSON.stringify(row))
  }
  return found
}

/** What the back office deletes by itself: no parts of others, no orders, mails, subscriptions and consents. */
const deletable = [...model.values()].filter(
  (collection) =>
    ((['content', 'files', 'catalogue', 'shop'].includes(areaOf(collection)) ||
      ['contact_request', 'ecommerce_request'].includes(collection.name)) &&
      !isPart(collection) &&
      collection.owners.length > 0) ||
    // Parts of products, which have a list of their own.
    collection.name === 'ecommerce_product_rating',
)

let before: Map<string, string> | undefined

test.each(deletable.map(({ name }) => name))('%s: what is deleted comes back whole', async (name) => {
  const rows = await server.db.selectFrom(name).select('id').orderBy('id').execute()
  const path = name === 'files' ? '/files' : `/items/${name}`
  before ??= await everyRow()
  let deleted: Cell | undefined
  for (const { id } of rows) {
    const { status } = await call('DELETE', `${path}/${id}`)
    if (status === 204) {
      deleted = id as Cell
      break
    }
    // Others need it, or it belongs to the second website.
    expect([409, 404]).toContain(status)
  }
  expect(await rowsOf(server.db, name, 'id', [deleted as string | number])).toEqual([])
  const bin = await call('GET', '/bin?limit=1')
  expect(bin.body.data[0]).toMatchObject({ collection: name, item: String(deleted) })
  const restored = await call('POST', `/bin/${bin.body.data[0].id}/restore`)
  expect(restored).toEqual({ status: 200, body: { data: { collection: name, item: String(deleted) } } })
  // The pictures of the demonstration may still be drawn meanwhile: what was there is there, and the same.
  const after = await everyRow()
  expect([...before].filter(([place, row]) => after.get(place) !== row)).toEqual([])
  before = after
  expect((await call('GET', '/bin')).body.meta.total_count).toBe(0)
})

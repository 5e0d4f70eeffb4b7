import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { model } from '#contract/model/model.ts'
import { writeNote } from '../customers/customer-note.ts'
import type { Database, Row } from '../db/database.ts'
import { createFormLimits } from '../forms/form-limits.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import { insertTree } from '../items/insert.ts'
import { createOrderLinks } from '../shop/order-link.ts'
import { createVault } from '../vault/vault.ts'
import { newMessage } from '../webhooks/new-message.ts'
import { createWebhook } from '../webhooks/webhook.ts'
import { createForms } from './forms.ts'
import { anna, type Json, sampleOrders } from './sample-orders.ts'

/** Whose traces are left. */
export const PERSON = {
  email: 'zoe.zwetschge@example.org',
  name: 'Zwetschge',
  visitor: '0123456789abcdef0123456789abcdef',
} as const

const { email: EMAIL, name: NAME, visitor: VISITOR } = PERSON
const zoe = { ...anna, first_name: 'Zoe', last_name: NAME }

/** The rows of a project's whole database that name the person, by table and id. */
async function rowsNaming(db: Database, since: ReadonlyMap<string, number>): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const { name } of model.values()) {
    const rows = await db.selectFrom(name).selectAll().execute()
    const naming = rows.filter((row) => {
      const words = JSON.stringify(row).toLowerCase()
      const isNew = typeof row.id !== 'number' || row.id > (since.get(name) ?? 0)
      return isNew && [EMAIL, NAME.toLowerCase(), VISITOR].some((word) => words.includes(word))
    })
    if (naming.length > 0) found.set(name, naming)
  }
  return found
}

/** A shop with an administrator at the desk of persons, and what of its database names the person. For tests. */
export async function samplePersons(db: Database) {
  const since = new Map<string, number>()
  for (const { name } of model.values()) {
    const ids = (await db.selectFrom(name).select('id').execute()).map(({ id }) => Number(id) || 0)
    since.set(name, Math.max(0, ...ids))
  }
  const shop = await sampleOrders(db, `${randomUUID().slice(0, 8)}.example`, {
    settings: { allow_ratings: true, reservations: 'beside' },
  })
  const staff = await shop.staff('administrator')
  const persons = (call: string, body: Json, by = staff) => shop.call('POST', `/persons/${call}`, body, by)
  return {
    ...shop,
    staff,
    clerk: () => shop.staff('shop_staff'),
    persons,
    /** The language of the paper, or the status of its refusal. */
    paperIn: async (language?: string) => {
      const headers = { 'content-type': 'application/json', 'x-project-host': shop.shop.domain, ...staff }
      const init = { method: 'POST', headers, body: JSON.stringify({ email: EMAIL, language }) }
      const answer = await shop.backend.fetch(new Request(`http://${shop.shop.domain}/persons/file.pdf`, init))
      return answer.status === 200 ? answer.headers.get('content-language') : answer.status
    },
    naming: () => rowsNaming(db, since),
  }
}

export type SamplePersons = Awaited<ReturnType<typeof samplePersons>>

const asked = { name: `Zoe ${NAME}`, email: EMAIL, message: 'Haben Sie den Ring?', privacy: 'on', language: 'de' }

/** Messages of the website: sent twice, of which staff delete one, a newsletter that is asked for, and a place at an event. */
async function sendForms(db: Database, shop: SamplePersons) {
  const limits = { db: db, ...shop.clock, secret: () => randomUUID().replaceAll('-', '') }
  const formsOptions = { ...limits, clientAddress: () => randomUUID(), wakeMail: () => {}, log: () => {} }
  const forms = createForms(formsOptions, createFormLimits(formsOptions), createOrderLinks('a secret of the tests'))
  const post = async (path: string, body: Json) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await forms.request(`http://${shop.shop.domain}${path}`, init)
    expect([path, answer.status]).toEqual([path, 200])
  }
  await post('/contact', asked)
  await post('/contact', asked)
  const [gone] = await db.selectFrom('contact_request').select('id').where('project', '=', shop.shop.project).execute()
  expect((await shop.call('DELETE', `/items/contact_request/${gone?.id}`, undefined, shop.staff)).status).toBe(204)
  await post('/newsletter', { email: EMAIL, language: 'de', form_version: '1' })
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString()
  const evening = { display_name: 'Abend', slug: 'abend', starts_at: at(5), ends_at: at(6), sign_up: true }
  const event = await insertTree(db, 'event', { project: shop.shop.project, status: 'published', ...evening })
  await post('/event', { ...asked, event: Number(event) })
  const soldOut = { display_name: 'Wecker', slug: 'wecker', status: 'published', stock: 0 }
  const product = await insertTree(db, 'ecommerce_product', { project: shop.shop.project, ...soldOut })
  await post('/stock-notice', { email: EMAIL, language: 'de', product: Number(product) })
}

/** What another program is told of them, and what they allowed in the banner. */
async function passOn(db: Database, shop: SamplePersons) {
  const { project } = shop.shop
  const letters = { name: 'Brief', url: 'https://brief.example/', events: ['newsletter.confirmed'] as const }
  const tools = { db: db, vault: createVault('a secret'), now: shop.clock.now() }
  const { id: webhook } = await createWebhook(tools, { ...letters, project, user: null })
  const content = {
    project,
    webhook,
    event: 'newsletter.confirmed',
    record: 'newsletter_subscription/1',
    source: '1',
  }
  const named = { timestamp: tools.now.toISOString(), data: { email: EMAIL }, email: EMAIL }
  const message = newMessage({ ...content, ...named }, { now: tools.now, uuid: randomUUID() })
  await db.insertInto('webhook_messages').values(message).execute()
  const moment = shop.clock.now().toISOString()
  const { id: tool } = await db
    .insertInto('newsletter_tools')
    .values({ project, tool: 'brevo', list: '7', connected_on: moment, due_on: moment })
    .returning('id')
    .executeTakeFirstOrThrow()
  const carried = { tool: Number(tool), project, email: EMAIL, wish: 'subscribed', state: 'sent', created_on: moment }
  await db.insertInto('newsletter_transfers').values(carried).execute()
  await db
    .insertInto('consent_log')
    .values({
      ...{ project: shop.shop.project, visitor: VISITOR, banner_version: '1', action: 'accept_all', language: 'de' },
      ...{
        choices: '{"matomo":true}',
        created_on: shop.clock.now().toISOString(),
        expires_on: expiry(shop.clock.now(), keptDays.consent),
      },
    })
    .execute()
}

/** One person's traces in every place: bought, cancelled, asked, rated, subscribed, consented, written to, changed and deleted by staff. */
export async function leaveTraces(db: Database, shop: SamplePersons) {
  const ordered = { customerEmail: EMAIL, shippingAddress: zoe, comment: `Für ${NAME}` }
  const bought = (await shop.order(ordered)).body
  const given = (await shop.order(ordered)).body
  const [first, second] = await shop.placed()
  const move = (id: unknown, state: string) => shop.call('POST', `/ecom/orders/${id}/state`, { state }, shop.staff)
  await shop.call('PATCH', `/items/ecommerce_order/${first?.id}`, { staff_note: 'ruft noch an' }, shop.staff)
  await shop.call('POST', `/ecom/orders/${first?.id}/payment`, { amount: 204.9 }, shop.staff)
  for (const state of ['in_preparation', 'shipped', 'completed']) await move(first?.id, state)
  await move(second?.id, 'cancelled')
  await sendForms(db, shop)
  await passOn(db, shop)
  await shop.call('POST', '/ecom/request', { ...asked, product: shop.shop.ring })
  const hours = { branch: shop.shop.branch, day: 10, time_open: '10:00:00', time_close: '16:00:00' }
  await insertTree(db, 'opening_period', hours)
  const kept = { ...asked, product: shop.shop.ring, branch: shop.shop.branch, at: '2026-11-21T11:00' }
  expect((await shop.call('POST', '/ecom/reservation', kept)).status).toBe(200)
  const rating = {
    product: shop.shop.ring,
    name: NAME,
    rating: 5,
    title: 'Schön',
    text: 'Sehr schön',
    language: 'de',
  }
  await shop.call('POST', '/ecom/rating', { ...rating, order_number: bought.order_number, email: EMAIL })
  const [published] = await db
    .insertInto('ecommerce_product_rating')
    .values({
      ...{ product: Number(shop.shop.ring), name: 'Bert', rating: 1, text: 'Nein', status: 'published' },
      created_on: shop.clock.now().toISOString(),
    })
    .returning('id')
    .execute()
  const report = { name: `Zoe ${NAME}`, email: EMAIL, message: 'Gefälscht', good_faith: true, language: 'de' }
  await shop.call('POST', '/ecom/rating/report', { ...report, rating: Number(published?.id) })
  await shop.call('POST', '/ecom/withdrawal', {
    ...{ name: `Zoe ${NAME}`, contract_reference: bought.order_number, confirmation_email: EMAIL, language: 'de' },
  })
  await writeNote(
    db,
    { project: Number(shop.shop.project), email: EMAIL },
    { note: `Ruft gern an: ${NAME}` },
    shop.clock.now(),
  )
  await shop.orders.writeMails()
  return { bought, given }
}

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import type { AccountNotice } from '../auth/note-change.ts'
import { withDatabases } from '../db/with-databases.ts'
import { createVault } from '../vault/vault.ts'
import { createWebhook } from '../webhooks/webhook.ts'
import { createWebhookWorker } from '../webhooks/webhook-worker.ts'
import { sampleForms } from './sample-forms.ts'
import { sampleReservations } from './sample-reservations.ts'
import { type Json, PASSWORD, testClient } from './test-client.ts'

const SECRET = 'a secret of the tests'
const HOUR = 3_600_000

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Json }
}

/** A program that is told; it answers what the test wants. */
async function listener() {
  const heard: Heard[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push({ headers: request.headers, body, message: JSON.parse(body) })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { url, heard, answers, types: () => heard.map(({ message }) => message.type) }
}

withDatabases((database) => {
  async function start(events: readonly string[]) {
    const shop = await sampleReservations(database())
    const program = await listener()
    const reach = { isAllowed: (address: string) => address === '127.0.0.1' }
    const logged: string[] = []
    const notices: AccountNotice[] = []
    const { now } = shop.clock
    const worker = createWebhookWorker({
      ...{ db: database(), vault: createVault(SECRET), now, uuid: () => crypto.randomUUID(), random: () => 0.5, reach },
      log: (message) => logged.push(message),
    })
    const client = testClient(database(), {
      ...{ defaultDomain: shop.domain, now, webhooks: { wake: () => {}, ...reach } },
      accountMails: { queue: async (_, notice) => void notices.push(notice), wake: () => {} },
    })
    const email = `${crypto.randomUUID()}@juwelier.example`
    const project = shop.shop.project
    await client.signedInAs({ email, role: 'administrator', project })
    const ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const signedIn = await client.call('POST', '/auth/authenticate', { email, password: PASSWORD })
      const owner = { authorization: `Bearer ${signedIn.body.data.token}` }
      await client.call('POST', '/auth/confirm', { current_password: PASSWORD }, owner)
      return client.call(method, path, body, { 'x-project-host': shop.domain, ...(headers ?? owner) })
    }
    const made = await ask('POST', '/webhooks', { name: 'Kasse', url: program.url, events })
    expect(made.body.error).toBeUndefined()
    const { id, secret } = made.body.data as Json
    return { shop, program, worker, ask, client, id: Number(id), secret: String(secret), logged, notices, now }
  }

  test('a till is told of an order from its placing to its refund, in order, signed, once, and never of the person', async () => {
    const events = ['order.placed', 'order.paid', 'order.in_preparation', 'order.shipped', 'order.refunded']
    const { shop, program, worker, secret } = await start(events)
    const placed = await shop.order()
    expect(placed.body.status).toBe('ok')
    await worker.tellDue()
    expect(program.types()).toEqual(['order.placed'])
    const [order] = await shop.placed()
    const staff = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${order?.id}/${path}`, body, shop.staff)
    expect((await staff('payment', { amount: Number(order?.total) / 100 })).status).toBe(200)
    expect((await staff('state', { state: 'in_preparation' })).status).toBe(200)
    expect((await staff('state', { state: 'shipped' })).status).toBe(200)
    expect((await staff('refund', { amount: 1, key: crypto.randomUUID() })).status).toBe(200)
    await worker.tellDue()
    await worker.tellDue()
    expect(program.types()).toEqual(events)
    for (const { headers, body } of program.heard) {
      expect(() => new Webhook(secret).verify(body, headers as Record<string, string>, { jsonParse: true })).toThrow(
        'timestamp',
      )
      const { 'webhook-id': id = '', 'webhook-timestamp': moment, 'webhook-signature': signature } = headers
      const sentOn = new Date(Number(moment) * 1000)
      expect(signature).toBe(new Webhook(secret).sign(String(id), sentOn, body))
      expect(body).not.toMatch(/anna|@|Muster/i)
    }
    expect(new Set(program.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(events.length)
    expect(program.heard[0]?.message.data).toMatchObject({ order: { number: order?.number, lines: [{ count: 1 }] } })
    expect(program.heard.at(-1)?.message.data).toMatchObject({ amount: 1 })
  })

  test('stock, products, requests, reservations, withdrawals and the newsletter are told as they happen', async () => {
    const { shop, program, worker } = await start([
      ...['stock.changed', 'product.updated', 'request.received', 'reservation.received', 'reservation.changed'],
      'withdrawal.received',
    ])
    const tell = async () => {
      program.heard.length = 0
      await worker.tellDue()
      return program.heard.map(({ message }) => message)
    }
    const owner = await shop.signIn()
    await shop.call('PATCH', `/items/ecommerce_product/${shop.ring}`, { stock: 9 }, owner)
    expect(await tell()).toMatchObject([
      { type: 'product.updated', data: { product: { id: shop.ring } } },
      { type: 'stock.changed', data: { stock: 9, product: { id: shop.ring } } },
    ])
    await shop.reserve()
    expect((await tell()).map(({ type }) => type).toSorted()).toEqual(['reservation.received', 'stock.changed'])
    const [reservation] = await shop.reservations()
    const answer = { state: 'unavailable' }
    await shop.call('POST', `/ecom/reservations/${reservation?.id}/state`, answer, await shop.signIn())
    expect(await tell()).toContainEqual(expect.objectContaining({ type: 'reservation.changed' }))
    const declaration = { name: 'Anna Muster', contract_reference: '2026-1', confirmation_email: 'anna@example.org' }
    await shop.call('POST', '/ecom/withdrawal', { project: shop.domain, language: 'de', ...declaration })
    expect(await tell()).toMatchObject([{ type: 'withdrawal.received', data: { withdrawal: { state: 'received' } } }])
    const asked = { product: shop.ring, name: 'Anna', email: 'anna@example.org', message: 'Da?', privacy: true }
    await shop.call('POST', '/ecom/request', { project: shop.domain, language: 'de', ...asked })
    const [request] = await tell()
    expect(request).toMatchObject({ type: 'request.received', data: { request: { collection: 'ecommerce_request' } } })
    expect(JSON.stringify(request)).not.toContain('anna')
  })

  test('who confirms and who leaves the newsletter is told with address and moment, and found when traces of a person are sought', async () => {
    const domain = `${crypto.randomUUID().slice(0, 8)}.example`
    const forms = await sampleForms(database(), domain)
    const program = await listener()
    const worker = createWebhookWorker({
      ...{ db: database(), vault: createVault(SECRET), now: forms.now, uuid: () => crypto.randomUUID() },
      ...{ random: () => 0.5, reach: { isAllowed: () => true }, log: () => {} },
    })
    const made = { project: forms.project, user: null, name: 'Brief', url: program.url }
    const events = ['newsletter.confirmed', 'newsletter.left'] as const
    await createWebhook({ db: database(), vault: createVault(SECRET), now: forms.now() }, { ...made, events })
    const follow = async (kind: string) => {
      const { text } = (await forms.mails()).at(-1) ?? {}
      const link = new RegExp(`http://${domain}(/forms/newsletter/${kind}\\?\\S+)`).exec(String(text))?.[1] ?? ''
      expect((await forms.call('POST', link)).status).toBeLessThan(400)
    }
    await forms.json('/newsletter', {
      email: 'anna@example.org',
      form_version: newsletterConsentVersion,
      language: 'en',
    })
    await worker.tellDue()
    expect(program.types()).toEqual([])
    await follow('confirm')
    await follow('unsubscribe')
    await worker.tellDue()
    expect(program.heard.map(({ message }) => message)).toMatchObject([
      { type: 'newsletter.confirmed', data: { subscription: { email: 'anna@example.org', language: 'en' } } },
      { type: 'newsletter.left', data: { subscription: { email: 'anna@example.org' } } },
    ])
    const [row] = await database().selectFrom('webhook_messages').select('email').orderBy('id', 'desc').execute()
    expect(row?.email).toBe('anna@example.org')
  })

  test('what nobody takes is tried again for three days, later messages about the same order wait, and by hand it is sent anew', async () => {
    const { shop, program, worker, ask, id } = await start(['order.placed', 'order.cancelled'])
    program.answers.push(500, 410)
    await shop.order()
    const [order] = await shop.placed()
    await shop.call('POST', `/ecom/orders/${order?.id}/state`, { state: 'cancelled' }, shop.staff)
    await worker.tellDue()
    expect(program.types()).toEqual(['order.placed'])
    shop.pass(1)
    await worker.tellDue()
    expect(program.types()).toEqual(['order.placed', 'order.placed'])
    shop.pass(2)
    await worker.tellDue()
    expect(program.types().slice(2)).toEqual(['order.placed', 'order.cancelled'])
    expect(new Set(program.heard.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    program.answers.push(...Array(20).fill(503))
    await ask('POST', `/webhooks/${id}/test`)
    for (let tries = 0; tries < 20; tries++) {
      await worker.tellDue()
      shop.pass(15 * 60)
    }
    const { body } = await ask('GET', `/webhooks/${id}/messages`)
    expect(body.data[0]).toMatchObject({ event: 'webhook.test', state: 'failed', status: 503, attempts: 12 })
    expect((await ask('GET', '/webhooks')).body.data).toMatchObject([{ failed: 1, waiting: 0 }])
    program.answers.length = 0
    expect((await ask('POST', `/webhooks/${id}/messages/${body.data[0]?.id}/replay`)).status).toBe(200)
    await worker.tellDue()
    expect((await ask('GET', `/webhooks/${id}/messages`)).body.data[0]).toMatchObject({ state: 'sent', status: 204 })
  })

  test('a new secret signs at once, the one before it for a day more', async () => {
    const { shop, program, worker, ask, id, secret } = await start(['order.placed'])
    const { body } = await ask('POST', `/webhooks/${id}/secret`)
    const signatures = async () => {
      await ask('POST', `/webhooks/${id}/test`)
      await worker.tellDue()
      const { headers, body: told } = program.heard.at(-1) as Heard
      const sign = (by: string) =>
        new Webhook(by).sign(String(headers['webhook-id']), new Date(Number(headers['webhook-timestamp']) * 1000), told)
      return {
        given: String(headers['webhook-signature']).split(' '),
        now: sign(String(body.data.secret)),
        old: sign(secret),
      }
    }
    const first = await signatures()
    expect(first.given).toEqual([first.now, first.old])
    shop.pass(25 * 60)
    const second = await signatures()
    expect(second.given).toEqual([second.now])
  })

  test('two processes tell everything once, and what one of them left lying the other sends', async () => {
    const { shop, program, worker, now } = await start(['order.placed'])
    const other = createWebhookWorker({
      ...{ db: database(), vault: createVault(SECRET), now, uuid: () => crypto.randomUUID(), random: () => 0.5 },
      ...{ reach: { isAllowed: () => true }, log: () => {} },
    })
    for (let count = 0; count < 3; count++) await shop.order({ customerEmail: `${count}@example.org` })
    await Promise.all([worker.tellDue(), other.tellDue()])
    expect(program.types()).toEqual(Array(3).fill('order.placed'))
    await database()
      .updateTable('webhook_messages')
      .set({ state: 'sending', claimed_until: new Date(now().getTime() + HOUR).toISOString() })
      .execute()
    shop.pass(61)
    await other.tellDue()
    expect(program.heard).toHaveLength(6)
    expect(new Set(program.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  })

  test('an address that is none, or leads inside, is refused by the name of its field', async () => {
    const { ask } = await start(['order.placed'])
    const addresses = ['http://192.168.0.1/', 'https://localhost/', 'https://169.254.169.254/', 'https://[::1]/hook']
    for (const url of [
      ...addresses,
      'https://kasse.internal/',
      'https://a:b@kasse.example/',
      'ftp://k.example/',
      'x',
    ]) {
      const { status, body } = await ask('POST', '/webhooks', { name: 'Kasse', url, events: ['order.placed'] })
      expect([url, status, body.error?.message]).toEqual([url, 422, expect.stringContaining('url')])
    }
  })

  test('only administrators see and change webhooks, with their password, and all of them are told; the secret is told once', async () => {
    const { ask, client, shop, notices, id, secret } = await start(['order.placed'])
    const editor = await client.signedInAs({
      email: `${crypto.randomUUID()}@juwelier.example`,
      role: 'editor',
      project: shop.shop.project,
    })
    for (const [method, path] of [
      ['GET', '/webhooks'],
      ['POST', '/webhooks'],
      ['PATCH', `/webhooks/${id}`],
      ['DELETE', `/webhooks/${id}`],
      ['GET', `/webhooks/${id}/messages`],
      ['POST', `/webhooks/${id}/secret`],
      ['POST', `/webhooks/${id}/test`],
    ] as const)
      expect([path, (await ask(method, path, method === 'GET' ? undefined : {}, editor)).status]).toEqual([path, 403])
    const listed = await ask('GET', '/webhooks')
    expect(JSON.stringify(listed.body)).not.toContain(secret)
    const stored = await database().selectFrom('webhooks').select('secret').where('id', '=', id).executeTakeFirst()
    expect(stored?.secret).toMatch(/^sealed:/)
    expect(notices.map(({ kind }) => kind)).toEqual(['webhooks_changed'])
    expect((await ask('DELETE', `/webhooks/${id}`)).status).toBe(200)
    expect((await ask('GET', '/webhooks')).body.data).toEqual([])
  })
})

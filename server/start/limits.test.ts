import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { sampleShop } from '#backend/calls/sample-orders.ts'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const DOMAIN = 'juwelier.example'
const OWNER = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'

let server: SampleServer
let ring: number

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const shop = await sampleShop(db, DOMAIN, { allow_ratings: true })
    ring = shop.ring
    await addAccount(db, { email: OWNER, password: PASSWORD, role: 'editor', project: shop.project })
  })
})

afterAll(() => server.close())

/** Asks as the proxy in front would hand a visitor on. */
async function ask(path: string, body: object, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address, 'x-directus-project': DOMAIN, 'content-type': 'application/json' }
  const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

interface Route {
  readonly path: string
  readonly body: (email: string) => object
  /** How many one sender has before it has to wait. */
  readonly free: number
  /** How many more it may get while it asks. */
  readonly slack?: number
  /** The status of one that is taken, or judged. */
  readonly taken: number
  /** The kind of the mail that goes to the address entered, and the most that it gets in an hour. */
  readonly mail?: readonly [kind: string, most: number]
}

const ROUTES: readonly Route[] = [
  // The delay begins with a second and doubles: who asks slowly, as a machine at its limit does, waits it out while asking.
  { path: '/auth/authenticate', body: (email) => ({ email, password: 'wrong' }), free: 20, taken: 404, slack: 3 },
  { path: '/auth/password/request', body: (email) => ({ email, reset_url: 'x' }), free: 20, taken: 200, slack: 3 },
  // Refused orders come back once a second.
  { path: '/ecom/order', body: () => ({ lines: [] }), free: 300, taken: 422, slack: 15 },
  {
    path: '/forms/contact',
    body: (email) => ({ name: 'Anna', email, message: 'Guten Tag', privacy: true, language: 'de' }),
    ...{ free: 5, taken: 200, mail: ['contact_receipt', 0] },
  },
  {
    path: '/forms/newsletter',
    body: (email) => ({ email, form_version: newsletterConsentVersion, language: 'de' }),
    ...{ free: 5, taken: 200, mail: ['newsletter_confirm', 2] },
  },
  {
    path: '/ecom/request',
    body: (email) => ({ product: ring, name: 'Anna', email, message: 'Haben Sie ihn?', privacy: true, language: 'de' }),
    ...{ free: 5, taken: 200, mail: ['request_receipt', 2] },
  },
  {
    path: '/ecom/rating',
    body: (email) => ({
      product: ring,
      name: 'Anna',
      rating: 5,
      title: 'Schön',
      text: 'Sehr schön',
      email,
      language: 'de',
    }),
    ...{ free: 5, taken: 200 },
  },
  {
    path: '/ecom/withdrawal',
    body: (email) => ({ name: 'Anna', contract_reference: 'Uhr', confirmation_email: email, language: 'de' }),
    ...{ free: 5, taken: 200, mail: ['withdrawal_receipt', 2] },
  },
]

const titled = ROUTES.map((route) => [route.path, route] as const)
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The answers to as many askings as one sender has free, and three more. */
async function flood(route: Route, emailOf: (index: number) => string, from: (index: number) => string) {
  const { path, body, free, slack = 0 } = route
  const statuses: number[] = []
  for (const index of many(free + slack + 3)) statuses.push(await ask(path, body(emailOf(index)), from(index)))
  return statuses
}

function expectLimited({ free, slack = 0, taken }: Route, statuses: readonly number[]): void {
  const had = statuses.filter((status) => status === taken).length
  expect(had).toBeGreaterThanOrEqual(free)
  expect(had).toBeLessThanOrEqual(free + slack)
  expect(new Set(statuses)).toEqual(new Set([taken, 429]))
}

const name = (path: string) => path.replace(/\W/g, '')

test.each(titled)('%s: one IPv4 address and many of one /64 have the same, whomever they name', async (path, route) => {
  const place = titled.findIndex(([own]) => own === path) + 1
  const stranger = (way: string) => (index: number) => `${way}${index}.${name(path)}@example.org`
  expectLimited(route, await flood(route, stranger('v4'), () => `198.51.100.${place}`))
  expectLimited(route, await flood(route, stranger('v6'), (index) => `2001:db8:${place}::${(index + 1).toString(16)}`))
  // The next household is not held for it.
  expect(await ask(route.path, route.body(stranger('next')(0)), `2001:db8:${place}:1::1`)).toBe(route.taken)
})

const mailed = titled.filter(([, { mail }]) => mail)

test.each(mailed)('%s: one recipient gets few mails, however many networks ask for them', async (path, route) => {
  const [, most] = route.mail ?? ['', 0]
  const victim = `opfer.${name(path)}@example.org`
  for (const index of many(8)) expect(await ask(route.path, route.body(victim), `203.0.113.${index}`)).toBe(route.taken)
  const sent = await server.db.selectFrom('mail').selectAll().where('recipient_address', '=', victim).execute()
  expect(sent.length).toBeLessThanOrEqual(most)
})

test('the owner gets in from where they have been, whatever is tried at their account and wherever it comes from', async () => {
  const signIn = () => ask('/auth/authenticate', { email: OWNER, password: PASSWORD }, '192.0.2.10')
  expect(await signIn()).toBe(200)
  const attacks: [string, (index: number) => string][] = [
    ['one address', () => '198.51.100.200'],
    ['one /64', (index) => `2001:db8:aa::${(index + 1).toString(16)}`],
    ['many networks', (index) => `2001:db8:b${index}::1`],
  ]
  for (const [from, addressOf] of attacks) {
    const statuses: number[] = []
    for (const index of many(24))
      statuses.push(await ask('/auth/authenticate', { email: OWNER, password: 'wrong' }, addressOf(index)))
    expect(statuses, from).toContain(429)
    for (const index of many(3)) await ask('/auth/password/request', { email: OWNER, reset_url: 'x' }, addressOf(index))
    expect(await signIn(), from).toBe(200)
  }
})

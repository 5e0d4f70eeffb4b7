import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { FOREIGN, fillTenants } from './sample-tenants.ts'

let server: SampleServer
const ids = { village: 0, town: 0, foreign: 0, ring: 0 }

beforeAll(async () => {
  server = await startSample({}, async (db: Database) => {
    const { own } = await fillTenants(db)
    const add = async (collection: string, record: Record<string, unknown>) =>
      Number(await insertTree(db, collection, { project: own, ...record }))
    const numbers = [{ number: '+49 40 66969100', type: 'phone', primary: true }]
    const place = { street: 'Weg 1', zip: '20095', city: 'Hamburg' }
    ids.town = await add('branch', { display_name: 'Stammhaus', slug: 'stammhaus', phone: '+49 40 66969100', ...place })
    ids.village = await add('branch', {
      ...{ display_name: 'Blankenese', slug: 'blankenese', email: 'blankenese@eigen.example', ...place },
      phone: '+49 40 66969200',
    })
    ids.ring = await add('ecommerce_product', {
      ...{ display_name: 'Ring', slug: 'ring-a', status: 'published', sales_mode: 'request' },
    })
    const other = await db.selectFrom('project').select('id').where('domain', '=', FOREIGN).executeTakeFirstOrThrow()
    ids.foreign = Number(
      await insertTree(db, 'branch', { project: other.id, display_name: 'Fremd', slug: 'fremd', ...place }),
    )
    const page = { name: 'contact', status: 'published', translations: [{ language: 'de', heading: 'Kontakt' }] }
    await add('page', page)
    const company = { company_name: 'Muster', display_name: 'Muster' }
    await add('company', { ...company, numbers, emails: [{ email: 'laden@eigen.example', primary: true }] })
  })
})

afterAll(() => server.close())

const send = async (path: string, fields: object) => {
  const body = {
    name: 'Anna',
    email: 'anna@example.org',
    message: 'Guten Tag',
    privacy: true,
    elapsed: 9000,
    ...fields,
  }
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

const told = async (kind: string) => {
  const rows = await server.db.selectFrom('mail').select('recipient_address').where('kind', '=', kind).execute()
  return rows.map(({ recipient_address }) => recipient_address).toSorted()
}

test('the footer calls each house by its name and number, the main one once', async () => {
  const html = await (await fetch(`${server.address}/kontakt`)).text()
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? ''
  expect(footer).toMatch(/Telefon\s+\+49\s40\s66969100/)
  expect(footer).toMatch(/Blankenese\s+\+49\s40\s66969200/)
  expect(footer).not.toContain('Stammhaus')
})

test('the contact page lets visitors choose the branch that is meant', async () => {
  const html = await (await fetch(`${server.address}/kontakt`)).text()
  const select = /<select[^>]*name="branch"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
  expect([...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Keine bestimmte',
    'Stammhaus',
    'Blankenese',
  ])
})

test.each([
  ['contact', '/forms/contact', () => ({})],
  ['request', '/ecom/request', () => ({ product: ids.ring })],
])(
  'a %s reaches the shop and the branch that the visitor names, and no branch of another shop',
  async (kind, path, own) => {
    expect((await send(path, { ...own(), branch: ids.village })).status).toBe(200)
    expect(await told(kind)).toEqual(['blankenese@eigen.example', 'laden@eigen.example'])
    expect((await send(path, { ...own(), branch: ids.town })).status).toBe(200)
    expect((await send(path, { ...own(), branch: '' })).status).toBe(200)
    expect(await told(kind)).toHaveLength(4)
    for (const branch of [ids.foreign, 999_999, 'Blankenese', -1]) {
      const { status, text } = await send(path, { ...own(), branch })
      expect(status).toBe(422)
      expect(JSON.parse(text).error.fields).toMatchObject([{ field: 'branch', problem: 'invalid' }])
    }
    expect(await told(kind)).toHaveLength(4)
  },
)

test('people are told who are set for it at the branch or the head office, and strangers see nothing of that', async () => {
  const at = async (collection: string) =>
    Number((await server.db.selectFrom(collection).select('id').orderBy('id').executeTakeFirstOrThrow()).id)
  const people = [
    { branch: ids.village, email: 'mareike@eigen.example', orders: false, reservations: false },
    { branch: ids.village, email: 'nur-bestellungen@eigen.example', requests: false },
    { branch: ids.town, email: 'stadt@eigen.example' },
    { company: await at('company'), email: 'buero@eigen.example', name: 'Büro' },
  ]
  for (const person of people) await insertTree(server.db, 'mail_recipient', person)
  await server.db.updateTable('company').set({ mail_requests: 'rest' }).execute()
  await server.db.deleteFrom('mail').where('kind', '=', 'contact').execute()
  expect((await send('/forms/contact', { branch: ids.village })).status).toBe(200)
  expect(await told('contact')).toEqual(['blankenese@eigen.example', 'buero@eigen.example', 'mareike@eigen.example'])
  await server.db.deleteFrom('mail').where('kind', '=', 'contact').execute()
  expect((await send('/forms/contact', { branch: '' })).status).toBe(200)
  expect(await told('contact')).toEqual(['buero@eigen.example', 'laden@eigen.example'])
  for (const path of ['mail_recipient', 'branch?fields=recipients.email', 'company?fields=mail_orders'])
    expect((await fetch(`${server.address}/items/${path}`)).status, path).toBe(403)
  for (const path of ['branch?fields=*', 'branch?fields=*.*', 'company?fields=*'])
    expect(await (await fetch(`${server.address}/items/${path}`)).text(), path).not.toMatch(/recipients|mail_/)
})

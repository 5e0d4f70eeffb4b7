import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { createApiKey } from '#backend/auth/api-key.ts'
import { closeServers, standInAt } from '#backend/calls/sample-servers.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { sampleBrevo } from '#backend/newsletter/sample-brevo.ts'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const DOMAIN = 'juwelier.example'
const EMAIL = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'
const SECRET = 'the secret of an installation, long enough'
const ANNA = 'anna@example.org'

const brevo = sampleBrevo()
let product: SampleServer
let token = ''
const keys = { forms: '', goods: '' }

beforeAll(async () => {
  const BREVO_URL = await standInAt(brevo.fetch)
  product = await startSample({ BREVO_URL, MAIL_FROM: 'shop@juwelier.example', SECRET }, async (db) => {
    const project = Number((await sampleShop(db, DOMAIN)).project)
    await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'administrator', project })
    const { id: user } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const made = { project, user: Number(user), name: 'Versand', rate: 600, expires_on: null } as const
    const scopes = { forms: ['forms:read', 'forms:update'], goods: ['catalogue:*'] }
    keys.forms = (await createApiKey(db, { ...made, scopes: scopes.forms }, new Date())).key
    keys.goods = (await createApiKey(db, { ...made, scopes: scopes.goods }, new Date())).key
  })
  token = (await call('POST', '/auth/authenticate', { email: EMAIL, password: PASSWORD }, '')).body.data.token
  await call('POST', '/auth/confirm', { current_password: PASSWORD })
})

afterAll(async () => {
  await product.close()
  closeServers()
})

async function call(method: string, path: string, body?: object | string, by = token) {
  const isText = typeof body === 'string'
  const answer = await fetch(product.address + path, {
    method,
    headers: {
      'x-directus-project': DOMAIN,
      ...(by && { authorization: `Bearer ${by}` }),
      ...(body !== undefined && { 'content-type': isText ? 'text/csv' : 'application/json' }),
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text }
}

const subscribe = async (email: string) => {
  const asked = { email, form_version: newsletterConsentVersion, language: 'de' }
  expect((await call('POST', '/forms/newsletter', asked, '')).status).toBe(200)
  const mail = await product.db
    .selectFrom('mail')
    .select('text')
    .where('recipient_address', '=', email)
    .where('kind', '=', 'newsletter_confirm')
    .executeTakeFirstOrThrow()
  const [link = ''] = /\/forms\/newsletter\/confirm\?token=[\w-]+&language=\w\w/.exec(String(mail.text)) ?? []
  await fetch(product.address + link, { method: 'POST', headers: { 'x-directus-project': DOMAIN }, redirect: 'manual' })
}
const states = async () =>
  (await product.db.selectFrom('newsletter_subscription').select(['email', 'state']).orderBy('id').execute()).map(
    ({ email, state }) => `${email} ${state}`,
  )

test('a tool is connected, tried and told by the served product, and its key is never shown again', async () => {
  expect((await call('POST', '/connections/brevo/test')).body.data).toEqual({ reason: 'missing' })
  const bad = await call('PATCH', '/connections', { brevo_key: 'xkeysib-1', brevo_list: 'Newsletter' })
  expect([bad.status, bad.body.error.fields]).toEqual([
    422,
    [{ field: 'brevo_list', message: 'must be the number of a list' }],
  ])
  await call('PATCH', '/connections', { brevo_key: 'falsch', brevo_list: '7' })
  expect((await call('POST', '/connections/brevo/test')).body.data).toEqual({ reason: 'wrong_credentials' })
  const set = await call('PATCH', '/connections', { brevo_key: 'xkeysib-1', brevo_list: '8' })
  expect(JSON.stringify(set.body)).not.toContain('xkeysib')
  expect((await call('POST', '/connections/brevo/test')).body.data).toEqual({ reason: 'unknown_list' })
  await call('PATCH', '/connections', { brevo_list: '7' })
  expect((await call('POST', '/connections/brevo/test')).body.data).toEqual({ reason: 'works' })
  const stored = await product.db.selectFrom('settings').select('value').where('key', '=', 'brevo_key').execute()
  expect(String(stored[0]?.value)).toMatch(/^sealed:/)
  await subscribe(ANNA)
  await call('POST', '/newsletter-tools/retry')
  await expect.poll(() => brevo.contacts.get(ANNA)?.listIds, { timeout: 20_000 }).toEqual([7])
  const { body } = await call('GET', '/newsletter-tools')
  expect(body.data).toMatchObject([{ tool: 'brevo', list: '7', sent: 1, waiting: 0, failed: 0, fault: null }])
})

test('a program with a key unsubscribes who has left elsewhere, by JSON and by a file, and is told what it could not read', async () => {
  for (const email of ['bert@example.org', 'cora@example.org']) await subscribe(email)
  const left = (body?: object | string, by = keys.forms) => call('POST', '/newsletter-tools/left', body, by)
  expect((await left({ event: 'unsubscribe', email: 'Bert@Example.org' })).body.data).toEqual({
    left: 1,
    unknown: 0,
    unread: 0,
  })
  const file = 'E-Mail;Grund\r\ncora@example.org;Abmeldelink\r\nfremd@example.org;\r\nkeine Adresse;\r\n'
  expect((await left(file)).body.data).toEqual({ left: 1, unknown: 1, unread: 1 })
  expect(await states()).toEqual([`${ANNA} active`, 'bert@example.org ended', 'cora@example.org ended'])
  for (const [body, status] of [
    [{}, 422],
    [{ emails: 'x' }, 422],
    ['nobody', 422],
  ] as const)
    expect((await left(body)).status).toBe(status)
  expect((await left({ email: ANNA }, keys.goods)).status).toBe(403)
  expect((await left({ email: ANNA }, '')).status).toBe(401)
  expect(await states()).toContain(`${ANNA} active`)
})

test('the file of subscribers with their proof is for who may read what visitors sent', async () => {
  const file = await call('GET', '/newsletter-tools/subscribers.csv', undefined, keys.forms)
  expect(file.status).toBe(200)
  expect(file.body.split('\r\n')).toHaveLength(5)
  expect(file.body).toContain(newsletterConsentVersion)
  expect((await call('GET', '/newsletter-tools/subscribers.csv', undefined, keys.goods)).status).toBe(403)
  expect((await call('GET', '/newsletter-tools/subscribers.csv', undefined, '')).status).toBe(401)
})

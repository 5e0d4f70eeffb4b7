import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const PASSWORD = 'correct horse battery'
const DOMAIN = 'juwelier.example'
const BANNER = '-ERR internal-redis-banner'

let server: SampleServer
let token: string
/** A service of the server's own network, and how often somebody has come to it. */
let port: number
let met = 0
const inside = createServer((socket) => {
  met++
  socket.on('error', () => {}).end(`${BANNER}\r\n`)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', () => resolve()))
  port = (inside.address() as AddressInfo).port
  server = await startSample({ DEFAULT_DOMAIN: DOMAIN }, async (db) => {
    const { project } = await sampleShop(db, DOMAIN)
    await addAccount(db, {
      email: `chefin@${DOMAIN}`,
      password: PASSWORD,
      role: 'administrator',
      project: Number(project),
    })
    // As a tenant may have set it before it was refused; a name that leads there is the same.
    const values = {
      mail_from: `laden@${DOMAIN}`,
      smtp_url: `smtp://127.0.0.1:${port}`,
      paypal_client_secret: 'x',
      klarna_username: 'x',
      klarna_password: 'x',
      paypal_url: `http://127.0.0.1:${port}`,
      klarna_url: `http://127.0.0.1:${port}`,
    }
    for (const [key, value] of Object.entries(values))
      await db.insertInto('settings').values({ project, key, value }).execute()
    const matomo = { matomo_host: `http://127.0.0.1:${port}`, matomo_site_id: '1' }
    await db.updateTable('project').set(matomo).where('id', '=', project).execute()
  })
  const signedIn = await call('POST', '/auth/authenticate', { email: `chefin@${DOMAIN}`, password: PASSWORD })
  token = signedIn.data.token
})

afterAll(async () => {
  await server.close()
  inside.close()
})

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(server.address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

test('nothing that a project has set makes this process open a connection into its own network: not the tests, not the mails', async () => {
  for (const name of ['mail', 'paypal', 'klarna', 'matomo']) {
    const { data } = await call('POST', `/connections/${name}/test`, {})
    expect(data.reason, name).toBe('not_allowed')
  }
  const sent = await call('POST', '/forms/newsletter', {
    email: 'anna@example.org',
    language: 'de',
    form_version: newsletterConsentVersion,
  })
  expect(sent).not.toHaveProperty('error')
  const mails = await waitFor(async () => {
    const { data } = await call('GET', '/items/mail?fields=state,response')
    return data.length > 0 && data.every(({ response }: { response: string | null }) => response !== null) && data
  })
  expect(mails.map(({ response }: { response: string }) => response)).toContain('not_allowed')
  expect(JSON.stringify(mails)).not.toMatch(/ECONN|internal|127\.0\.0\.1/)
  expect(met).toBe(0)
})

async function waitFor<T>(look: () => Promise<T | false>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not come')
}

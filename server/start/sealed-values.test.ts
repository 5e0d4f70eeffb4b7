import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { sealStored, unreadableText } from '#backend/vault/seal-stored.ts'
import { createVault } from '#backend/vault/vault.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const EMAIL = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'
const SECRET = 'the secret of an installation, long enough'
const FACTOR = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const SMTP = 'smtp://post:streng-geheim@127.0.0.1:1'

let product: SampleServer

beforeAll(async () => {
  product = await startSample({ SECRET }, async (db) => {
    const { project } = await sampleShop(db, 'juwelier.example')
    await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'administrator', project: Number(project) })
    // As an older version left them.
    await db.updateTable('users').set({ otp_secret: FACTOR }).where('email', '=', EMAIL).execute()
    await db
      .insertInto('settings')
      .values({ project: Number(project), key: 'smtp_url', value: SMTP })
      .execute()
  })
})

afterAll(() => product.close())

const stored = async () => {
  const users = await product.db.selectFrom('users').select('otp_secret').execute()
  const settings = await product.db.selectFrom('settings').select(['key', 'value']).execute()
  return JSON.stringify([users, settings])
}

test('credentials and second factors of an older version lie sealed after a start, and work as before', async () => {
  expect(await stored()).not.toMatch(/streng-geheim|JBSWY3DP/)
  const otp = new TOTP({ secret: Secret.fromBase32(FACTOR) }).generate()
  const call = async (method: string, path: string, body: object | undefined, headers = {}) => {
    const init = body && { body: JSON.stringify(body) }
    const answer = await fetch(product.address + path, { method, headers: { ...headers }, ...init })
    return { status: answer.status, body: await answer.json() }
  }
  const { body } = await call('POST', '/auth/authenticate', { email: EMAIL, password: PASSWORD, otp })
  const headers = { authorization: `Bearer ${body.data.token}` }
  const shown = await call('GET', '/connections', undefined, headers)
  expect(shown.body.data).toContainEqual({ key: 'smtp_url', value: 'smtp://post@127.0.0.1:1', from: 'project' })
})

test('under another secret it is said what cannot be read, and with the former one it is sealed anew', async () => {
  const keys = ['smtp_url']
  const other = 'another secret of the installation, longer'
  const lost = await sealStored(product.db, createVault(other), keys)
  expect(unreadableText(lost)).toMatch(
    /^These were sealed with another SECRET and cannot be read: credentials \(smtp_url of project \d+\) and second factors \(chefin@juwelier\.example\)\. Start once with SECRET_BEFORE/,
  )
  const before = await stored()
  expect(unreadableText(await sealStored(product.db, createVault(other, [SECRET]), keys))).toBeUndefined()
  expect(await stored()).not.toBe(before)
  expect(unreadableText(await sealStored(product.db, createVault(SECRET, [other]), keys))).toBeUndefined()
})

import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../auth/account.ts'
import type { ResetMail } from '../auth/password-reset.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { type Client, PASSWORD, testClient } from './test-client.ts'

let number = 0

withDatabases((database) => {
  let client: Client
  let email: string
  let time: number
  let mails: ResetMail[]
  let address: string

  beforeEach(async () => {
    number++
    time = Date.parse('2026-03-09T10:00:00Z') + number * 864e5
    mails = []
    address = `203.0.113.${number}`
    email = `anna${number}@juwelier.example`
    const domain = `haus${number}.example`
    const project = await insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] })
    await addAccount(database(), { email, password: PASSWORD, role: 'editor', project: Number(project) })
    client = testClient(database(), {
      defaultDomain: domain,
      now: () => new Date(time),
      sendMail: async (mail) => void mails.push(mail),
      clientAddress: () => address,
    })
  })

  const signIn = (given: object = {}) =>
    client.call('POST', '/auth/authenticate', { email, password: PASSWORD, ...given })
  const tokenOf = async () => String((await signIn()).body.data.token)
  const isSignedIn = async (headers: Record<string, string>) =>
    (await client.call('GET', '/auth/check', undefined, headers)).body.data.authenticated
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  describe('signing in', () => {
    test('gives a token and the account without its password', async () => {
      const { status, body } = await signIn({ email: email.toUpperCase() })
      expect(status).toBe(200)
      expect(body).toEqual({
        data: {
          token: expect.any(String),
          user: { id: expect.any(Number), email, role: 'editor', project: expect.any(Number) },
        },
        public: true,
      })
      expect(await isSignedIn(bearer(String(body.data.token)))).toBe(true)
    })

    test('in cookie mode sets a cookie that scripts cannot read, and gives no token', async () => {
      const { body, headers } = await signIn({ mode: 'cookie' })
      expect(body.data.token).toBeUndefined()
      const cookie = String(headers.get('set-cookie'))
      expect(cookie).toMatch(/^directus-haus\d+\.example-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/)
      expect(await isSignedIn({ cookie: String(cookie.split(';')[0]) })).toBe(true)
    })

    test('a cookie changes something only for pages of the same host', async () => {
      const cookie = String((await signIn({ mode: 'cookie' })).headers.get('set-cookie')?.split(';')[0])
      const change = (headers: Record<string, string>) =>
        client.call('PATCH', '/users/me', { first_name: 'Anna' }, { cookie, ...headers })
      expect((await change({ origin: 'http://localhost', host: 'localhost' })).status).toBe(200)
      expect((await change({ origin: 'http://evil.test', host: 'localhost' })).status).toBe(403)
      expect((await change({})).status).toBe(403)
    })

    test('unknown e-mail, wrong password and the account of another project get the same answer', async () => {
      const expected = { status: 404, body: { error: { code: 100, message: 'E-mail or password is wrong' } } }
      expect(await signIn({ password: 'wrong' })).toMatchObject(expected)
      expect(await signIn({ email: 'nobody@juwelier.example' })).toMatchObject(expected)
      const elsewhere = `elsewhere${number}.example`
      const project = await insertTree(database(), 'project', {
        domain: elsewhere,
        display_name: 'E',
        languages: ['de'],
      })
      const foreign = `max${number}@elsewhere.example`
      await addAccount(database(), { email: foreign, password: PASSWORD, role: 'editor', project: Number(project) })
      expect(await signIn({ email: foreign })).toMatchObject(expected)
    })

    test('what is missing is named', async () => {
      for (const field of ['email', 'password'])
        expect(await signIn({ [field]: undefined })).toMatchObject({
          status: 422,
          body: { error: { message: `${field} is required` } },
        })
      expect((await signIn({ mode: 'magic' })).body.error?.message).toBe('mode must be jwt or cookie')
      expect((await client.call('POST', '/auth/authenticate', '{"email":')).status).toBe(400)
    })

    test('the delay grows with each wrong password, and the right one has to wait as well', async () => {
      for (let attempt = 0; attempt < 4; attempt++) expect((await signIn({ password: 'wrong' })).status).toBe(404)
      expect(await signIn()).toMatchObject({ status: 429, body: { error: { code: 9 } } })
      time += 1001
      expect((await signIn({ password: 'wrong' })).status).toBe(404)
      time += 1001
      expect((await signIn()).body.error?.message).toContain('please wait 1 seconds')
      time += 1001
      expect((await signIn()).status).toBe(200)
    })

    test('wrong passwords from elsewhere do not lock the owner out for long', async () => {
      for (let attempt = 0; attempt < 60; attempt++) {
        address = `198.51.100.${attempt}`
        await signIn({ password: 'wrong' })
      }
      address = '203.0.113.250'
      time += 31_000
      expect((await signIn()).status).toBe(200)
    })

    test('a suspended account is told so only with its password, and its sessions end', async () => {
      const token = await tokenOf()
      await database().updateTable('users').set({ status: 'suspended' }).where('email', '=', email).execute()
      expect((await signIn({ password: 'wrong' })).body.error?.code).toBe(100)
      expect(await signIn()).toMatchObject({ status: 401, body: { error: { code: 103 } } })
      expect(await isSignedIn(bearer(token))).toBe(false)
    })
  })

  describe('tokens', () => {
    test('a token is good for 20 minutes, and can be exchanged while it is', async () => {
      const first = await tokenOf()
      time += 19 * 60_000
      const { body } = await client.call('POST', '/auth/refresh', { token: first })
      const second = String(body.data.token)
      time += 2 * 60_000
      expect(await client.call('GET', '/users/me', undefined, bearer(first))).toMatchObject({
        status: 401,
        body: { error: { code: 102, message: 'auth_expired_token' } },
      })
      expect(await client.call('POST', '/auth/refresh', { token: first })).toMatchObject({
        status: 401,
        body: { error: { code: 102 } },
      })
      expect(await isSignedIn(bearer(second))).toBe(true)
    })

    test('signing out ends the session for all of its tokens', async () => {
      const token = await tokenOf()
      expect(await client.call('POST', '/auth/logout', {}, bearer(token))).toMatchObject({
        status: 200,
        body: { public: true },
      })
      expect(await client.call('GET', '/users/me', undefined, bearer(token))).toMatchObject({
        status: 401,
        body: { error: { code: 101 } },
      })
      expect((await client.call('POST', '/auth/refresh', { token })).status).toBe(401)
    })

    test('a token without signature, with another one, or changed is refused', async () => {
      const [head, claims, signature] = (await tokenOf()).split('.')
      const none = Buffer.from('{"alg":"none"}').toString('base64url')
      for (const forged of [
        `${none}.${claims}.`,
        `${none}.${claims}.${signature}`,
        `${head}.${claims}.AAAA`,
        'nonsense',
        `${head}..${signature}`,
      ])
        expect(await client.call('GET', '/items/page', undefined, bearer(forged))).toMatchObject({
          status: 401,
          body: { error: { code: 101 } },
        })
    })
  })

  describe('one-time passwords', () => {
    const code = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
    const activate = async () => {
      const headers = bearer(await tokenOf())
      const { body } = await client.call('GET', '/utils/2fa_secret', undefined, headers)
      const secret = String(body.data['2fa_secret'])
      const activation = { tfa_secret: secret, otp: code(secret), current_password: PASSWORD }
      expect((await client.call('POST', '/users/me/activate_2fa', activation, headers)).status).toBe(200)
      return secret
    }

    test('once set up, signing in needs one, and each only once', async () => {
      const secret = await activate()
      expect(await signIn()).toMatchObject({ status: 404, body: { error: { code: 111 } } })
      time += 60_000
      const otp = code(secret)
      expect(await signIn({ otp: '000000' })).toMatchObject({ status: 404, body: { error: { code: 112 } } })
      expect((await signIn({ otp })).status).toBe(200)
      expect(await signIn({ otp })).toMatchObject({ status: 404, body: { error: { code: 112 } } })
    })

    test('nobody learns without the password that one is set up', async () => {
      await activate()
      expect((await signIn({ password: 'wrong' })).body.error?.code).toBe(100)
    })
  })

  describe('a forgotten password', () => {
    const request = (given: object = {}) =>
      client.call('POST', '/auth/password/request', {
        email,
        reset_url: `https://haus${number}.example/reset`,
        ...given,
      })
    const requestedToken = async () => {
      await request()
      await expect.poll(() => mails).toHaveLength(1)
      return String(/#token=(.+)$/.exec(String(mails[0]?.link))?.[1])
    }
    const reset = (token: string, password = 'a new and long password') =>
      client.call('POST', '/auth/password/reset', { token, password })

    test('is reset once by the link in the mail, which ends all sessions', async () => {
      const session = await tokenOf()
      const token = await requestedToken()
      expect(mails[0]).toMatchObject({ kind: 'password_reset', to: email })
      expect(await reset(token)).toMatchObject({ status: 200, body: { public: true } })
      expect(await isSignedIn(bearer(session))).toBe(false)
      expect((await signIn({ password: 'a new and long password' })).status).toBe(200)
      expect(await reset(token)).toMatchObject({ status: 401, body: { error: { code: 104 } } })
    })

    test('the link is good for one hour', async () => {
      const token = await requestedToken()
      time += 3_600_001
      expect((await reset(token)).status).toBe(401)
    })

    test('a short password is refused and does not use the link up', async () => {
      const token = await requestedToken()
      expect(await reset(token, 'short')).toMatchObject({
        status: 422,
        body: { error: { message: 'password must have at least 12 characters' } },
      })
      expect((await reset(token)).status).toBe(200)
    })

    test('an unknown e-mail gets the same answer and no mail', async () => {
      const known = await request()
      const unknown = await request({ email: 'nobody@juwelier.example' })
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      await expect.poll(() => mails).toHaveLength(1)
    })

    test('the link leads to the back office of the project, whatever the caller names', async () => {
      for (const reset_url of ['https://evil.test/reset', 'javascript:alert(1)', 'nonsense', undefined]) {
        mails.length = 0
        expect((await request({ reset_url })).status).toBe(200)
        await expect.poll(() => mails).toHaveLength(1)
        expect(mails[0]?.link).toMatch(/^http:\/\/localhost\/admin\/reset#token=/)
      }
    })

    test('mails to one address are not sent without end', async () => {
      const answers = []
      for (let round = 0; round < 8; round++) answers.push((await request()).status)
      expect(answers).toContain(429)
    })
  })
})

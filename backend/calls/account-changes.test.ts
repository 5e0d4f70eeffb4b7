import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountNotice } from '../auth/note-change.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { queueAccountMail } from '../mail/account-mail.ts'
import { type Client, type Json, PASSWORD, testClient } from './test-client.ts'

const NEW = 'Morgens um sieben Brezeln'

withDatabases((database) => {
  let client: Client
  let project: number
  let admin: Record<string, string>
  let time = Date.parse('2026-03-09T10:00:00Z')
  let notices: AccountNotice[]
  let number = 0

  beforeAll(async () => {
    project = Number((await sampleShop(database(), 'juwelier.example')).project)
    await sampleShop(database(), 'konkurrenz.example')
    client = testClient(database(), {
      defaultDomain: 'juwelier.example',
      now: () => new Date(time),
      clientAddress: () => '203.0.113.5',
      connections: { installation: {}, wakeMail: () => {} },
      accountMails: {
        queue: async (trx, notice) => {
          notices.push(notice)
          const clock = { now: () => new Date(time), uuid: () => crypto.randomUUID() }
          await queueAccountMail(trx, { ...clock, mailFrom: 'shop@juwelier.example', log: () => {} }, notice)
        },
        wake: () => {},
      },
    })
    admin = await client.signedInAs({ email: 'chefin@juwelier.example', role: 'administrator', project })
  })

  let email: string
  let own: Record<string, string>
  let id: number

  beforeEach(async () => {
    number++
    time += 864e5
    email = `eva${number}@juwelier.example`
    own = await client.signedInAs({ email, role: 'editor', project })
    const again = { email: 'chefin@juwelier.example', password: PASSWORD }
    admin = { authorization: `Bearer ${(await client.call('POST', '/auth/authenticate', again)).body.data.token}` }
    await client.call('POST', '/auth/confirm', { current_password: PASSWORD }, admin)
    id = Number((await client.call('GET', '/users/me', undefined, own)).body.data.id)
    notices = []
  })

  const signIn = (given: object = {}) =>
    client.call('POST', '/auth/authenticate', { email, password: PASSWORD, ...given })
  const told = () => notices.map(({ kind, to }) => `${kind} ${to}`)
  const code = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })

  async function setUp() {
    const secret = String((await client.call('GET', '/utils/2fa_secret', undefined, own)).body.data['2fa_secret'])
    const setup = { tfa_secret: secret, otp: code(secret), current_password: PASSWORD }
    const { body } = await client.call('POST', '/users/me/activate_2fa', setup, own)
    return { secret, codes: body.data.recovery_codes as string[] }
  }
  const activity = async (query = '') =>
    (await client.call('GET', `/activity?sort=-id${query}`, undefined, admin)).body.data as Json[]

  describe('recovery codes', () => {
    test('are shown once, kept as hashes, and open the account once each', async () => {
      const { codes } = await setUp()
      expect(codes).toHaveLength(10)
      for (const one of codes) expect(one).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
      const stored = await database().selectFrom('recovery_codes').selectAll().where('user', '=', id).execute()
      expect(stored).toHaveLength(10)
      for (const one of codes) expect(JSON.stringify(stored)).not.toContain(one.replaceAll('-', ''))
      expect((await signIn({ otp: codes[0]?.toLowerCase() })).status).toBe(200)
      expect(await signIn({ otp: codes[0] })).toMatchObject({ status: 404, body: { error: { code: 112 } } })
      expect((await signIn({ otp: codes[1]?.replaceAll('-', ' ') })).status).toBe(200)
      expect((await client.call('GET', '/users/me', undefined, own)).body.data).toMatchObject({ recovery_codes: 8 })
      expect(told()).toEqual([`factor_on ${email}`, `code_used ${email}`, `code_used ${email}`])
      expect(notices.at(-1)?.note).toBe('8')
    })

    test('of somebody else open nothing', async () => {
      const { codes } = await setUp()
      email = `fremd${number}@juwelier.example`
      own = await client.signedInAs({ email, role: 'editor', project })
      await setUp()
      expect((await signIn({ otp: codes[0] })).body.error?.code).toBe(112)
    })

    test('are made anew against the password, and the former ones count no more', async () => {
      const { codes } = await setUp()
      const renew = (current_password: string) =>
        client.call('POST', '/users/me/recovery_codes', { current_password }, own)
      expect((await renew('wrong')).status).toBe(403)
      const fresh = (await renew(PASSWORD)).body.data.recovery_codes as string[]
      expect((await signIn({ otp: codes[0] })).body.error?.code).toBe(112)
      expect((await signIn({ otp: fresh[0] })).status).toBe(200)
    })
  })

  describe('a lost second factor', () => {
    test('is taken off by an administrator with their own password, and its person is told', async () => {
      await setUp()
      const off = (current_password: string, headers = admin) =>
        client.call('POST', `/users/${id}/deactivate_2fa`, { current_password }, headers)
      expect((await client.call('GET', `/users/${id}/access`, undefined, admin)).body.data).toMatchObject({ otp: true })
      expect((await off('wrong')).status).toBe(403)
      expect((await off(PASSWORD, own)).status).toBe(403)
      expect((await off(PASSWORD)).status).toBe(204)
      expect((await off(PASSWORD)).status).toBe(409)
      expect((await signIn()).status).toBe(200)
      expect(told()).toEqual([`factor_on ${email}`, `factor_off ${email}`])
      expect(notices[1]).toMatchObject({ by: 'chefin@juwelier.example', address: '203.0.113.5' })
    })

    test('of another project is out of reach', async () => {
      const foreign = await client.signedInAs({
        email: `agentur${number}@agentur.example`,
        role: 'administrator',
      })
      const { id: theirs } = (await client.call('GET', '/users/me', undefined, foreign)).body.data
      const current_password = PASSWORD
      for (const [method, path] of [
        ['POST', `/users/${theirs}/deactivate_2fa`],
        ['DELETE', `/users/${theirs}/sessions`],
        ['GET', `/users/${theirs}/access`],
      ] as const)
        expect(
          (await client.call(method, path, method === 'GET' ? undefined : { current_password }, admin)).status,
        ).toBe(404)
    })
  })

  describe('sessions', () => {
    const list = async (headers = own) =>
      (await client.call('GET', '/users/me/sessions', undefined, headers)).body.data as Json[]

    test('are listed with place and device, and ended one by one', async () => {
      const second = await client.call(
        'POST',
        '/auth/authenticate',
        { email, password: PASSWORD },
        { 'user-agent': 'B' },
      )
      const other = { authorization: `Bearer ${second.body.data.token}` }
      const sessions = await list()
      expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
      const theirs = sessions.find(({ current }) => !current)
      expect(theirs).toMatchObject({ address: '203.0.113.5', device: 'B', seen_on: new Date(time).toISOString() })
      expect(JSON.stringify(sessions)).not.toContain('hash')
      expect((await client.call('DELETE', `/users/me/sessions/${theirs?.id}`, undefined, own)).status).toBe(204)
      expect((await client.call('GET', '/users/me', undefined, other)).status).toBe(401)
      expect((await client.call('DELETE', `/users/me/sessions/${theirs?.id}`, undefined, own)).status).toBe(404)
      expect(await list()).toHaveLength(1)
    })

    test('of somebody else cannot be ended by their id', async () => {
      const [mine] = (await client.call('GET', '/users/me/sessions', undefined, admin)).body.data
      expect((await client.call('DELETE', `/users/me/sessions/${mine?.id}`, undefined, own)).status).toBe(404)
    })

    test('all end with "sign out everywhere", this one too', async () => {
      const other = { authorization: `Bearer ${(await signIn()).body.data.token}` }
      expect((await client.call('DELETE', '/users/me/sessions', undefined, own)).status).toBe(204)
      for (const headers of [own, other])
        expect((await client.call('GET', '/users/me', undefined, headers)).status).toBe(401)
    })

    test('of an account are ended by an administrator', async () => {
      expect((await client.call('GET', `/users/${id}/access`, undefined, admin)).body.data.sessions).toHaveLength(1)
      expect((await client.call('DELETE', `/users/${id}/sessions`, undefined, own)).status).toBe(403)
      expect((await client.call('DELETE', `/users/${id}/sessions`, undefined, admin)).status).toBe(204)
      expect((await client.call('GET', '/users/me', undefined, own)).status).toBe(401)
    })
  })

  describe('mails', () => {
    test('tell a person of a new password, whoever set it', async () => {
      await client.call('PATCH', '/users/me', { password: NEW, current_password: PASSWORD }, own)
      await client.call('PATCH', `/users/${id}`, { password: PASSWORD }, admin)
      expect(told()).toEqual([`password_changed ${email}`, `password_changed ${email}`])
      expect(notices.map(({ by }) => by)).toEqual([undefined, 'chefin@juwelier.example'])
    })

    test('tell a person of another role, status or e-mail, at the former address too', async () => {
      const [role] = (await client.call('GET', '/roles?filter[name]=shop_staff', undefined, admin)).body.data
      await client.call('PATCH', `/users/${id}`, { role: role?.id }, admin)
      expect(notices[0]).toMatchObject({ kind: 'account_changed', changed: ['role'], note: 'editor → shop_staff' })
      await client.call('PATCH', `/users/${id}`, { email: `neu${number}@juwelier.example` }, admin)
      expect(told().slice(1)).toEqual([`account_changed ${email}`, `account_changed neu${number}@juwelier.example`])
      notices = []
      await client.call('PATCH', `/users/${id}`, { first_name: 'Eva' }, admin)
      expect(notices).toEqual([])
    })

    test('tell the administrators of a project of changed connections, without the values', async () => {
      const change = { paypal_client_secret: 'streng geheim', mail_from: 'post@juwelier.example' }
      expect((await client.call('PATCH', '/connections', change, admin)).status).toBe(200)
      expect(told()).toEqual(['connections_changed chefin@juwelier.example'])
      expect(notices[0]?.changed).toEqual(['paypal_client_secret', 'mail_from'])
      await client.call('PATCH', '/connections', change, admin)
      expect(notices).toHaveLength(1)
      expect(JSON.stringify(await activity())).not.toContain('streng geheim')
      const mails = await database().selectFrom('mail').selectAll().where('kind', '=', 'connections_changed').execute()
      expect(mails.map(({ recipient_address }) => recipient_address)).toEqual(['chefin@juwelier.example'])
      expect(JSON.stringify(mails)).toContain('PayPal: Secret, Absender der Mails')
      expect(JSON.stringify(mails)).not.toContain('streng geheim')
    })
  })

  describe('the trail of activity', () => {
    test('shows administrators who signed in, failed and was held, with refusals summed up', async () => {
      for (let attempt = 0; attempt < 9; attempt++) await signIn({ password: 'wrong' })
      const [held, failed, signed] = (await activity(`&filter[email]=${email}`)) ?? []
      expect(held).toMatchObject({ kind: 'sign_in_held', times: 5, address: '203.0.113.5', user: id, project })
      expect(failed).toMatchObject({ kind: 'sign_in_failed', times: 4 })
      expect(signed).toMatchObject({ kind: 'sign_in', times: 1 })
    })

    test('is read by time and by account, and by administrators of the project alone', async () => {
      const today = new Date(time - 1).toISOString()
      const entries = await activity(`&filter[last_on][gte]=${today}&filter[user]=${id}`)
      expect(entries.map(({ kind }) => kind)).toEqual(['sign_in'])
      expect((await client.call('GET', '/activity', undefined, own)).status).toBe(403)
      expect((await client.call('GET', '/activity')).status).toBe(401)
      await client.signedInAs({ email: `agentin${number}@agentur.example`, role: 'administrator' })
      const seen = await activity('&limit=-1&fields=project')
      expect(new Set(seen.map((entry) => entry.project))).toEqual(new Set([project]))
      expect((await client.call('GET', '/activity?fields=sum_key', undefined, admin)).status).toBe(403)
    })

    test('is counted as it is, also when nothing else has changed', async () => {
      const count = async () =>
        (await client.call('GET', '/activity?limit=1&meta=filter_count', undefined, admin)).body.meta?.filter_count
      const before = Number(await count())
      await signIn()
      expect(await count()).toBe(before + 1)
    })

    test('has what became of accounts, and of rights for who runs the installation', async () => {
      const [role] = (await client.call('GET', '/roles?filter[name]=editor', undefined, admin)).body.data
      const record = { email: `neue${number}@juwelier.example`, password: NEW, role: role?.id }
      const made = await client.call('POST', '/users', record, admin)
      await client.call('DELETE', `/users/${made.body.data.id}`, undefined, admin)
      const [removed, added] = await activity(`&filter[email]=${record.email}`)
      expect(removed).toMatchObject({ kind: 'account_removed', user: null, by_email: 'chefin@juwelier.example' })
      expect(added).toMatchObject({ kind: 'account_made', note: 'editor' })
      const agency = await client.signedInAs({ email: `chef${number}@agentur.example`, role: 'administrator' })
      const permission = { role: role?.id, collection: 'page', action: 'delete', fields: [] }
      const given = await client.call('POST', '/permissions', permission, agency)
      await client.call('DELETE', `/permissions/${given.body.data.id}`, undefined, agency)
      const [rights] = (await client.call('GET', '/activity?sort=-id', undefined, agency)).body.data
      expect(rights).toMatchObject({ kind: 'rights_changed', note: 'editor: page delete', project: null })
    })

    test('an attack from very many addresses is a bounded number of entries', async () => {
      const busy = testClient(database(), {
        defaultDomain: 'juwelier.example',
        now: () => new Date(time),
        clientAddress: ({ headers }) => String(headers.get('x-test-address')),
      })
      for (let index = 0; index < 30; index++)
        await busy.call(
          'POST',
          '/auth/authenticate',
          { email: `x${index}@nirgends.example`, password: 'wrong' },
          { 'x-test-address': `2001:db8:${index}::1` },
        )
      const entries = await activity(
        `&filter[kind]=sign_in_failed&filter[user][null]=1&filter[last_on][gte]=${new Date(time).toISOString()}`,
      )
      expect(entries).toHaveLength(21)
      expect(entries[0]).toMatchObject({ address: null, device: null, email: null, times: 10 })
    })
  })

  test('a password that is common or the person’s own data is refused with the reason, wherever it is set', async () => {
    const [role] = (await client.call('GET', '/roles?filter[name]=editor', undefined, admin)).body.data
    const address = `schwach${number}@juwelier.example`
    for (const [password, reason] of [
      ['aaaaaaaaaaaa', 'repeats itself'],
      ['123456789012', 'is used by many people'],
      ['passwordpassword', 'repeats itself'],
      [address, 'is made of your own data or the name of the shop'],
    ]) {
      const made = await client.call('POST', '/users', { email: address, password, role: role?.id }, admin)
      expect(made).toMatchObject({ status: 422, body: { error: { fields: [{ field: 'password', message: reason }] } } })
    }
    const change = { password: email, current_password: PASSWORD }
    expect((await client.call('PATCH', '/users/me', change, own)).status).toBe(422)
    expect((await client.call('PATCH', `/users/${id}`, { password: email }, admin)).status).toBe(422)
  })
})

import { afterEach, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleClock } from '../mail/sample-mail.ts'
import type { Reach } from '../outside/public-address.ts'
import { createOrders } from './orders.ts'
import { sampleShop } from './sample-orders.ts'
import { closeServers, matomo, silent, smtp } from './sample-servers.ts'
import { testClient } from './test-client.ts'

afterEach(closeServers)

const SECRET = 'hunter2-very-secret'

/** Lets a test call this machine under any name. */
const here: Reach = { addressesOf: async () => ['127.0.0.1'], isAllowed: () => true }

let domains = 0

withDatabases((database) => {
  async function office(
    reach: Reach = here,
    provider: (request: Request) => Promise<Response> = async () => new Response('', { status: 500 }),
    installation = {},
  ) {
    const domain = `connections-${domains++}.example`
    const shop = await sampleShop(database(), domain)
    const clock = sampleClock()
    const logged: string[] = []
    const orders = createOrders({
      db: database(),
      ...clock,
      secret: 'a secret of the tests',
      clientAddress: () => 'here',
      wakeMail: () => {},
      log: (message, error) => logged.push(`${message} ${error}`),
      fetch: provider,
      providerTimeout: 2000,
    })
    // Long enough for an answer on a machine with much other work, and short enough to be waited for.
    const connections = { ...reach, installation, wakeMail: () => {}, timeout: 2000, mailTimeout: 2500 }
    const log = (message: string, error: unknown) => logged.push(`${message} ${error}`)
    const client = testClient(database(), { orders, connections, now: clock.now, defaultDomain: domain, log })
    const person = (role: 'administrator' | 'editor' | 'shop_staff') =>
      client.signedInAs({ email: `${role}@${domain}`, role, project: shop.project })
    const chief = await person('administrator')
    return {
      ...{ client, shop, domain, logged, clock, person, chief },
      set: (settings: object) => client.call('PATCH', '/connections', settings, chief),
      tried: async (name: string) => (await client.call('POST', `/connections/${name}/test`, {}, chief)).body.data,
      ofProject: (values: Record<string, string>) =>
        database().updateTable('project').set(values).where('id', '=', shop.project).execute(),
    }
  }

  test('only who may change settings sees, changes or tests connections', async () => {
    const { client, person } = await office()
    for (const role of ['editor', 'shop_staff'] as const) {
      const headers = await person(role)
      const replies = await Promise.all([
        client.call('GET', '/connections', undefined, headers),
        client.call('PATCH', '/connections', { mail_from: 'a@b.example' }, headers),
        client.call('POST', '/connections/mail/test', {}, headers),
      ])
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect((await client.call('GET', '/connections')).status).toBe(401)
    const { chief } = await office()
    expect((await client.call('POST', '/connections/nothing/test', {}, chief)).status).toBe(403)
  })

  test('secrets are written and never shown, nor told by a test or the log', async () => {
    const { set, client, chief, tried, logged } = await office()
    const { body } = await set({
      smtp_url: `smtp://laden:${SECRET}@127.0.0.1:1`,
      paypal_client_secret: SECRET,
      klarna_password: SECRET,
      klarna_username: 'K1',
    })
    const shown = (key: string) => body.data.find((setting) => setting.key === key)
    expect(shown('smtp_url')).toMatchObject({ value: 'smtp://laden@127.0.0.1:1', from: 'project' })
    expect(shown('paypal_client_secret')).toMatchObject({ value: null, from: 'project' })
    expect(shown('paypal_webhook_id')).toMatchObject({ value: null, from: null })
    const read = await client.call('GET', '/connections', undefined, chief)
    const results = await Promise.all(['mail', 'paypal', 'klarna'].map(tried))
    expect(JSON.stringify([body, read.body, results, logged])).not.toContain(SECRET)
    expect((await set({ klarna_password: '' })).body.data.find(({ key }) => key === 'klarna_password')).toMatchObject({
      from: null,
    })
  })

  test('a setting that cannot be right is refused with its name, and nothing is written', async () => {
    const { set, client, chief } = await office()
    const reply = await set({
      mail_from: 'laden@muster.example',
      smtp_url: 'mail.example',
      paypal_url: 'https://paypal.com.evil.example',
      klarna_url: 'http://api.klarna.com',
      other: 'x',
    })
    expect(reply.status).toBe(422)
    const { error } = reply.body as unknown as { error: { fields: { field: string }[] } }
    expect(error.fields.map(({ field }) => field)).toEqual(['smtp_url', 'paypal_url', 'klarna_url', 'other'])
    const { body } = await client.call('GET', '/connections', undefined, chief)
    expect(body.data.every(({ from }) => from === null)).toBe(true)
  })

  test('settings of connections are no records: lists, filters, changes and revisions of settings do not know them', async () => {
    const { set, client, chief, shop } = await office()
    await set({ paypal_client_secret: SECRET, klarna_password: SECRET, mail_from: 'laden@muster.example' })
    const made = await client.call('POST', '/settings', { key: 'greeting', value: 'Guten Tag' }, chief)
    expect(made.status).toBe(200)
    const keys = ['paypal_client_secret', 'klarna_password', 'mail_from']
    const rows = await database().selectFrom('settings').selectAll().where('project', '=', shop.project).execute()
    const hidden = rows.filter(({ key }) => keys.includes(String(key)))
    expect(hidden).toHaveLength(3)
    const everywhere = await client.signedInAs({ email: `all@${shop.domain}`, role: 'administrator' })
    for (const headers of [chief, everywhere]) {
      const listed = async (query: string) => client.call('GET', `/settings${query}`, undefined, headers)
      const ofShop = `filter[project]=${shop.project}`
      expect((await listed(`?${ofShop}&sort=value&meta=*`)).body).toMatchObject({
        data: [{ key: 'greeting' }],
        meta: { filter_count: 1 },
      })
      for (const asked of [`filter[value][contains]=${SECRET}`, `filter[key]=klarna_password`, `q=${SECRET}`])
        expect((await listed(`?${asked}&${ofShop}&meta=filter_count`)).body, asked).toEqual({
          data: [],
          meta: { filter_count: 0 },
        })
      for (const { id } of hidden) {
        const path = `/settings/${id}`
        expect((await client.call('GET', path, undefined, headers)).status).toBe(404)
        expect((await client.call('PATCH', path, { value: 'x' }, headers)).status).toBe(404)
        expect((await client.call('DELETE', path, undefined, headers)).status).toBe(404)
      }
      for (const path of ['/revisions', '/revisions?collection=settings', '/changes'])
        expect(JSON.stringify((await client.call('GET', path, undefined, headers)).body)).not.toContain(SECRET)
    }
    const { body } = await client.call('GET', '/connections', undefined, chief)
    expect(body.data.filter(({ from }) => from === 'project').map(({ key }) => key)).toEqual(
      expect.arrayContaining(keys),
    )
  })

  test('a setting of a connection cannot be written as a record past the checks of its value', async () => {
    const { client, chief } = await office()
    const { body } = await client.call('POST', '/settings', { key: 'greeting', value: 'not a url' }, chief)
    for (const key of ['paypal_url', 'klarna_url', 'smtp_url', 'mail_from', 'paypal_client_secret']) {
      const refusals = await Promise.all([
        client.call('POST', '/settings', { key, value: 'http://127.0.0.1:4799' }, chief),
        client.call('PATCH', `/settings/${body.data.id}`, { key }, chief),
      ])
      for (const { status, body: refusal } of refusals)
        expect({ status, fields: (refusal.error as { fields?: object[] } | undefined)?.fields }).toEqual({
          status: 422,
          fields: [{ field: 'key', message: `"${key}" is set with PATCH /connections` }],
        })
    }
    const read = await client.call('GET', '/connections', undefined, chief)
    expect(read.body.data.every(({ from }) => from === null)).toBe(true)
  })

  test('a test mail goes to whoever asks for it, or says with which number the server refused it, never in its words', async () => {
    const { set, tried, domain } = await office()
    expect(await tried('mail')).toEqual({ reason: 'kept' })
    const good = await smtp()
    await set({ smtp_url: `smtp://mail.muster.example:${good.port}` })
    expect(await tried('mail')).toMatchObject({ reason: 'sent' })
    expect(good.recipients).toEqual([`administrator@${domain}`])
    const choosy = await smtp({
      onRcptTo: (_to, _session, callback) => callback(Object.assign(new Error('No such box'), { responseCode: 550 })),
    })
    await set({ smtp_url: `smtp://mail.muster.example:${choosy.port}` })
    expect(await tried('mail')).toMatchObject({ reason: 'refused', said: '550' })
  })

  test('a mail server that does not know the password, is slow or is not there, is told apart', async () => {
    const { set, tried } = await office()
    const strict = await smtp({ onAuth: (_auth, _session, done) => done(new Error('Invalid password')) })
    await set({ smtp_url: `smtp://laden:${SECRET}@127.0.0.1:${strict.port}` })
    expect(await tried('mail')).toMatchObject({ reason: 'wrong_credentials' })
    await set({ smtp_url: `smtp://mail.muster.example:${await silent()}` })
    expect(await tried('mail')).toMatchObject({ reason: 'too_slow' })
    await set({ smtp_url: 'smtp://mail.muster.example:1' })
    expect(await tried('mail')).toMatchObject({ reason: 'unreachable' })
  })

  test('a host that was typed in is not called on this machine or in its networks; the installation’s own is', async () => {
    const good = await smtp()
    const { set, tried, ofProject, shop } = await office({}, undefined, { smtp_url: `smtp://127.0.0.1:${good.port}` })
    expect(await tried('mail')).toMatchObject({ reason: 'sent' })
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '10.0.0.7',
      '169.254.169.254',
      'localhost',
      'mailserver',
      'mail.intern.local',
      '127.1',
      '0x7f.1',
      'LOCALHOST.',
      '[::ffff:127.0.0.1]',
    ])
      expect((await set({ smtp_url: `smtp://${host}:${good.port}` })).status, host).toBe(422)
    // As it may have come into the database before that was refused.
    const row = { project: shop.project, key: 'smtp_url', value: `smtp://127.0.0.1:${good.port}` }
    await database().insertInto('settings').values(row).execute()
    expect(await tried('mail')).toEqual({ reason: 'not_allowed' })
    expect(good.recipients).toHaveLength(1)
    const { host, asked } = await matomo()
    const port = new URL(host).port
    for (const address of [`http://127.0.0.1:${port}`, `http://localhost:${port}`, 'http://169.254.169.254']) {
      await ofProject({ matomo_host: address, matomo_site_id: '12' })
      expect(await tried('matomo'), address).toEqual({ reason: 'not_allowed' })
    }
    expect(asked).toEqual([])
  })

  test('Matomo is asked for its script and its site, without a visit being counted', async () => {
    const { tried, ofProject } = await office()
    const { host, asked } = await matomo()
    await ofProject({ matomo_host: host, matomo_site_id: '12' })
    expect(await tried('matomo')).toEqual({ reason: 'works' })
    expect(asked).toEqual([
      `${new URL(host).host} /matomo.js`,
      `${new URL(host).host} /matomo.php?idsite=12&send_image=0`,
    ])
    await ofProject({ matomo_site_id: '99' })
    expect(await tried('matomo')).toEqual({ reason: 'unknown_site' })
    await ofProject({ matomo_host: (await matomo('<html>')).host })
    expect(await tried('matomo')).toMatchObject({ reason: 'no_matomo' })
    await ofProject({ matomo_host: `http://statistik.muster.example:${await silent()}` })
    expect(await tried('matomo')).toEqual({ reason: 'too_slow' })
    await ofProject({ matomo_host: 'http://statistik.muster.example:1' })
    expect(await tried('matomo')).toMatchObject({ reason: 'unreachable' })
    await ofProject({ matomo_host: '' })
    expect(await tried('matomo')).toEqual({ reason: 'missing' })
  })

  test('a demonstration’s PayPal and Klarna are the stand-ins, which take their own credentials', async () => {
    const { tried } = await office()
    expect([await tried('paypal'), await tried('klarna')]).toEqual([{ reason: 'works' }, { reason: 'works' }])
  })

  test('real credentials are shown to the provider with a call that changes nothing', async () => {
    const asked: string[] = []
    const answers: Record<string, () => Response | Promise<Response>> = {
      right: () => Response.json({ access_token: 'x', expires_in: 100 }),
      none: () => Response.json({ error_code: 'NOT_FOUND' }, { status: 404 }),
      wrong: () => Response.json({ error: 'invalid_client' }, { status: 401 }),
      down: () => new Response('', { status: 503 }),
      slow: () => new Promise(() => {}),
    }
    let answer = 'right'
    const { set, tried } = await office(here, async (request) => {
      asked.push(`${request.method} ${request.url}`)
      return (answers[answer] as () => Response)()
    })
    await set({ paypal_client_secret: SECRET, klarna_username: 'K1', klarna_password: SECRET })
    expect(await tried('paypal')).toEqual({ reason: 'works' })
    answer = 'none'
    expect(await tried('klarna')).toEqual({ reason: 'works' })
    expect(asked).toEqual([
      'POST https://api-m.paypal.com/v1/oauth2/token',
      'GET https://api.klarna.com/payments/v1/sessions/00000000-0000-4000-8000-000000000000',
    ])
    const reasons = { wrong: 'wrong_credentials', down: 'unreachable', slow: 'too_slow' }
    for (const [name, reason] of Object.entries(reasons)) {
      answer = name
      expect(await tried('paypal'), name).toMatchObject({ reason })
      expect(await tried('klarna'), name).toMatchObject({ reason })
    }
  })

  test('a provider’s host that is not its own is not called', async () => {
    const { tried, shop } = await office()
    const row = { project: shop.project, key: 'paypal_url', value: 'http://169.254.169.254' }
    await database().insertInto('settings').values(row).execute()
    expect(await tried('paypal')).toEqual({ reason: 'not_allowed' })
  })

  test('tests are limited for each person', async () => {
    const { client, chief, clock } = await office()
    const ask = async () => (await client.call('POST', '/connections/matomo/test', {}, chief)).status
    for (let n = 0; n < 8; n++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    clock.pass(15_000)
    expect(await ask()).toBe(200)
  })
})

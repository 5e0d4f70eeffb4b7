import { beforeAll, expect, test } from 'vitest'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { sampleMail } from '../mail/sample-mail.ts'
import { type SampleForms, sampleForms } from './sample-forms.ts'
import { testClient } from './test-client.ts'

const DOMAIN = 'form-rights.example'

const filled = { name: 'Anna', email: 'anna@example.org', message: 'Guten Tag', privacy: true, language: 'de' }

withDatabases((database) => {
  let shop: SampleForms
  let signedIn: Record<'administrator' | 'editor' | 'shop_staff' | 'visitor', Record<string, string>>
  let client: ReturnType<typeof testClient>

  beforeAll(async () => {
    shop = await sampleForms(database(), DOMAIN)
    client = testClient(database())
    const as = async (role: 'administrator' | 'editor' | 'shop_staff') => ({
      'x-directus-project': DOMAIN,
      ...(await client.signedInAs({ email: `${role}@${DOMAIN}`, role, project: shop.project })),
    })
    signedIn = {
      administrator: await as('administrator'),
      editor: await as('editor'),
      shop_staff: await as('shop_staff'),
      visitor: { 'x-directus-project': DOMAIN },
    }
    await shop.json('/contact', filled)
    await shop.json('/newsletter', { ...filled, form_version: newsletterConsentVersion })
    await shop.json('/consent', {
      visitor: 'f'.repeat(32),
      banner_version: '1',
      action: 'reject_all',
      choices: { functional: true },
      language: 'de',
    })
    await queueMail(database(), sampleMail({ project: null }), { now: shop.now, uuid: () => crypto.randomUUID() })
  })

  const collections = ['contact_request', 'newsletter_subscription', 'newsletter_event', 'consent_log', 'mail']
  const statusesFor = async (role: keyof typeof signedIn) =>
    Promise.all(
      collections.map(async (name) => (await client.call('GET', `/items/${name}`, undefined, signedIn[role])).status),
    )

  test('messages, requests and subscriptions are read by shop staff, mails by administrators, and nothing by visitors', async () => {
    expect(await statusesFor('visitor')).toEqual([403, 403, 403, 403, 403])
    expect(await statusesFor('editor')).toEqual([403, 403, 403, 403, 403])
    expect(await statusesFor('shop_staff')).toEqual([200, 200, 200, 200, 403])
    expect(await statusesFor('administrator')).toEqual([200, 200, 200, 200, 200])
  })

  test('a decision about consents is found by its pseudonym, with the words of its banner, by who reads what visitors sent', async () => {
    const read = async (path: string) => (await client.call('GET', path, undefined, signedIn.shop_staff)).body.data
    const [found, ...others] = await read(`/items/consent_log?q=${'f'.repeat(32)}&fields=*`)
    expect([found, others]).toMatchObject([{ action: 'reject_all', choices: { functional: true } }, []])
    expect(await read(`/items/consent_log?q=${'e'.repeat(32)}`)).toEqual([])
    expect((await client.call('GET', '/items/consent_banner', undefined, signedIn.shop_staff)).status).toBe(200)
  })

  test('nobody reads a token, and nobody of one project a mail of the installation', async () => {
    const read = async (name: string) =>
      JSON.stringify((await client.call('GET', `/items/${name}`, undefined, signedIn.administrator)).body)
    expect(await read('newsletter_subscription')).not.toMatch(/token_hash|leave_token/)
    const mails = await read('mail')
    expect(mails).toContain('newsletter_confirm')
    expect(mails).not.toContain('Hallo Anna')
  })

  test('nobody changes a mail or the proof of a consent', async () => {
    const changes = {
      newsletter_subscription: { state: 'active' },
      newsletter_event: { kind: 'left' },
      consent_log: { action: 'accept_all' },
      mail: { subject: 'Changed' },
    }
    for (const [name, change] of Object.entries(changes)) {
      const { data } = (await client.call('GET', `/items/${name}`, undefined, signedIn.administrator)).body
      const path = `/items/${name}/${data[0]?.id}`
      for (const method of ['PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? change : undefined
        expect((await client.call(method, path, body, signedIn.administrator)).status, `${method} ${name}`).toBe(403)
      }
    }
  })

  test('staff mark a message as done, and what they have done is forgotten together with it', async () => {
    const [request] = await shop.requests()
    const path = `/items/contact_request/${request?.id}`
    expect((await client.call('PATCH', path, { state: 'done' }, signedIn.shop_staff)).status).toBe(200)
    const remembered = () =>
      database().selectFrom('revisions').selectAll().where('collection', '=', 'contact_request').execute()
    expect((await remembered()).length).toBe(1)
    await purgeExpired(database(), shop.now())
    expect((await remembered()).length).toBe(1)
    shop.pass(181 * 24 * 60)
    await purgeExpired(database(), shop.now())
    expect([await shop.requests(), await remembered()]).toEqual([[], []])
  })
})

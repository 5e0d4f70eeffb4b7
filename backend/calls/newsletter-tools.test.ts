import { afterEach, beforeEach, expect, test } from 'vitest'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleBrevo } from '../newsletter/sample-brevo.ts'
import { sampleCleverReach } from '../newsletter/sample-clever-reach.ts'
import { subscriberCsv } from '../newsletter/subscriber-csv.ts'
import { retryTools, toolStandings } from '../newsletter/tool-standing.ts'
import { createToolWorker } from '../newsletter/tool-worker.ts'
import { erasePerson } from '../persons/erase-person.ts'
import { tracesOf } from '../persons/find-traces.ts'
import { planErasure } from '../persons/plan-erasure.ts'
import { createVault, settingPlace } from '../vault/vault.ts'
import { type SampleForms, sampleForms } from './sample-forms.ts'
import { closeServers, standInAt } from './sample-servers.ts'

const ANNA = 'anna@example.org'
const vault = createVault('a secret of the tests')

let domains = 0

withDatabases((database) => {
  let shop: SampleForms
  let domain: string
  let brevo: ReturnType<typeof sampleBrevo>
  let clever: ReturnType<typeof sampleCleverReach>
  let carry: () => Promise<void>

  beforeEach(async () => {
    domain = `tools-${domains++}.example`
    await database().deleteFrom('settings').execute()
    shop = await sampleForms(database(), domain)
    brevo = sampleBrevo({ now: shop.now })
    clever = sampleCleverReach({ now: shop.now })
    const hosts = { brevoUrl: await standInAt(brevo.fetch), cleverReachUrl: await standInAt(clever.fetch) }
    const parts = { db: database(), vault, hosts, now: shop.now, random: () => 0.5, log: () => {} }
    // Each look is another process's.
    carry = () => createToolWorker(parts).workDue()
  })

  afterEach(closeServers)

  const set = async (values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values))
      await database()
        .insertInto('settings')
        .values({ project: shop.project, key, value: vault.seal(settingPlace(shop.project, key), value) })
        .execute()
  }
  const connectBrevo = (list = '7') => set({ brevo_key: 'xkeysib-1', brevo_list: list })
  const connectCleverReach = () =>
    set({ cleverreach_client_id: 'abc', cleverreach_client_secret: 'geheim', cleverreach_list: '12' })
  const linkIn = async (kind: string) =>
    new RegExp(`/forms/newsletter/${kind}\\?token=\\w+&language=\\w\\w`).exec(
      String((await shop.mails()).at(-1)?.text),
    )?.[0] ?? ''
  const subscribe = async (email = ANNA) => {
    await shop.json('/newsletter', { email, form_version: newsletterConsentVersion, language: 'de' })
    await shop.call('POST', await linkIn('confirm'))
    return linkIn('unsubscribe')
  }
  const states = async () => (await shop.subscriptions()).map(({ email, state }) => `${email} ${state}`)
  const standing = async () => (await toolStandings(database(), shop.project))[0]

  test('who has confirmed leaves with the proof, who has not does not, and nobody twice', async () => {
    await subscribe()
    await shop.json('/newsletter', { email: 'bert@example.org', form_version: newsletterConsentVersion })
    await connectBrevo()
    await connectCleverReach()
    await carry()
    const [asked, confirmed] = await shop.events()
    const proof = {
      LANGUAGE: 'de',
      OPTIN_REQUESTED: asked?.created_on,
      OPTIN_CONFIRMED: confirmed?.created_on,
      OPTIN_WORDS: asked?.form_text,
      OPTIN_MAIL: asked?.message_id,
    }
    expect([...brevo.contacts.values()]).toMatchObject([{ email: ANNA, listIds: [7], attributes: proof }])
    expect([...brevo.attributes]).toEqual(['FIRSTNAME', ...Object.keys(proof)])
    const small = Object.fromEntries(Object.entries(proof).map(([name, value]) => [name.toLowerCase(), value]))
    const activated = Date.parse(String(confirmed?.created_on)) / 1000
    expect([...clever.receivers.values()]).toMatchObject([{ email: ANNA, attributes: small, deactivated: 0 }])
    expect(clever.receivers.get(ANNA)?.activated).toBe(Math.floor(activated))
    const [calls, receivers] = [brevo.seen.length, clever.seen.length]
    await carry()
    expect([brevo.seen.length, clever.seen.length]).toEqual([calls, receivers])
  })

  test('who leaves here has left there, and who comes back with a new confirmation is written to again', async () => {
    await connectBrevo()
    await connectCleverReach()
    await carry()
    shop.pass(1)
    const leaveLink = await subscribe()
    await carry()
    await shop.call('POST', leaveLink)
    await carry()
    expect(brevo.contacts.get(ANNA)).toMatchObject({ emailBlacklisted: true, listIds: [] })
    expect(clever.receivers.get(ANNA)?.deactivated).toBeGreaterThan(0)
    shop.pass(5)
    await subscribe()
    await carry()
    expect(brevo.contacts.get(ANNA)).toMatchObject({ emailBlacklisted: false, listIds: [7] })
    expect(clever.receivers.get(ANNA)?.deactivated).toBe(0)
    expect(await states()).toEqual([`${ANNA} active`])
  })

  test.each(['brevo', 'cleverreach'] as const)(
    'who leaves at %s is unsubscribed here within a quarter of an hour, with that in the proof',
    async (name) => {
      const [connect, tool] = name === 'brevo' ? [connectBrevo, brevo] : [connectCleverReach, clever]
      await connect()
      await subscribe()
      await subscribe('bert@example.org')
      await carry()
      shop.pass(5)
      tool.unsubscribe(ANNA)
      shop.pass(11)
      await carry()
      expect(await states()).toEqual([`${ANNA} ended`, 'bert@example.org active'])
      expect((await shop.events()).at(-1)).toMatchObject({ kind: 'left', through: name, address_hash: null })
    },
  )

  test('who had left there before the website was connected is not written to again, and is unsubscribed here', async () => {
    await subscribe()
    shop.pass(60)
    const blank = { listIds: [7], listUnsubscribed: [], attributes: {}, modifiedAt: shop.now().toISOString() }
    brevo.contacts.set(ANNA, { ...blank, email: ANNA, emailBlacklisted: true })
    await connectBrevo()
    await carry()
    expect(await states()).toEqual([`${ANNA} ended`])
    expect(brevo.contacts.get(ANNA)?.emailBlacklisted).toBe(true)
  })

  test('a tool that is away is told later, with growing pauses, and nobody is lost', async () => {
    await subscribe()
    await connectBrevo()
    brevo.refuses.status = 503
    await carry()
    expect(await standing()).toMatchObject({ fault: 'unreachable', sent: 0 })
    brevo.refuses.status = 0
    await carry()
    expect(brevo.contacts.size).toBe(0)
    shop.pass(1)
    await carry()
    expect(brevo.contacts.size).toBe(1)
    expect(await standing()).toMatchObject({ fault: null, sent: 1, waiting: 0 })
  })

  test('wrong credentials and a list that is not there are told as what they are', async () => {
    await set({ brevo_key: 'falsch', brevo_list: '7' })
    await carry()
    expect(await standing()).toMatchObject({ fault: 'wrong_credentials' })
    await database().deleteFrom('settings').execute()
    await connectBrevo('8')
    await carry()
    expect(await standing()).toMatchObject({ list: '8', fault: 'unknown_list' })
    await database().deleteFrom('settings').execute()
    await carry()
    expect(await standing()).toBeUndefined()
  })

  test('an address that the tool refuses holds up no other, is named, and can be tried again', async () => {
    await subscribe()
    await subscribe('bert@example.org')
    await connectCleverReach()
    clever.refuses.address = ANNA
    await carry()
    expect([...clever.receivers.keys()]).toEqual(['bert@example.org'])
    expect(await standing()).toMatchObject({ failed: 1, refused: [{ email: ANNA, answer: 'HTTP 400' }] })
    clever.refuses.address = ''
    await retryTools(database(), shop.project, shop.now())
    await carry()
    expect(clever.receivers.size).toBe(2)
  })

  test('who is erased here is erased there too, and only then is the address forgotten', async () => {
    await subscribe()
    await connectBrevo()
    await carry()
    const traces = await tracesOf(database(), shop.project, { email: ANNA })
    await database()
      .transaction()
      .execute((trx) => erasePerson(trx, shop.project, planErasure(traces, new Set()), shop.now()))
    brevo.refuses.status = 500
    await carry()
    expect(await database().selectFrom('newsletter_transfers').select(['email', 'wish']).execute()).toEqual([
      { email: ANNA, wish: 'erased' },
    ])
    brevo.refuses.status = 0
    shop.pass(2)
    await carry()
    expect([brevo.contacts.size, await database().selectFrom('newsletter_transfers').select('id').execute()]).toEqual([
      0,
      [],
    ])
  })

  test('the file of subscribers holds the proof of each', async () => {
    const link = await subscribe()
    await subscribe('bert@example.org')
    await shop.call('POST', link)
    const [head, anna, bert] = (await subscriberCsv(database(), shop.project)).split('\r\n')
    expect(head).toBe('\uFEFFemail;language;state;requested_on;confirmed_on;left_on;words;form_version;message_id')
    const [asked, confirmed] = await shop.events()
    expect(anna).toContain(`${ANNA};de;unsubscribed;${asked?.created_on};${confirmed?.created_on};`)
    expect(bert).toContain('bert@example.org;de;subscribed;')
    expect(bert).toContain(newsletterConsentVersion)
    // Anybody may enter the address anew: who has left stays in the file as such until they confirm.
    shop.pass(1)
    await shop.json('/newsletter', { email: ANNA, form_version: newsletterConsentVersion, language: 'de' })
    expect(await states()).toEqual([`${ANNA} pending`, 'bert@example.org active'])
    const [, again] = (await subscriberCsv(database(), shop.project)).split('\r\n')
    expect(again).toBe(anna)
    await shop.call('POST', await linkIn('confirm'))
    expect((await subscriberCsv(database(), shop.project)).split('\r\n')[1]).toContain(`${ANNA};de;subscribed;`)
  })
})

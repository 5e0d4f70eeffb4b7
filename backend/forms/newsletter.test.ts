import { beforeEach, expect, test } from 'vitest'
import { newsletterConsent, newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { type SampleForms, sampleForms } from '../calls/sample-forms.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from './retention.ts'

const DAY = 24 * 60

const wanted = { email: 'Anna@Example.org', form_version: newsletterConsentVersion, language: 'en' }

/** What the sample shop's form says. */
const words =
  newsletterConsent(newsletterConsentVersion, 'en', { sender: 'Juwelier Muster GmbH', goods: 'watches and rings' }) ??
  ''

let domains = 0

withDatabases((database) => {
  let shop: SampleForms
  let domain: string

  beforeEach(async () => {
    domain = `newsletter-${domains++}.example`
    shop = await sampleForms(database(), domain, {
      translations: [{ language: 'en', newsletter_goods: 'watches and rings' }],
    })
  })

  const linkIn = (mail: Record<string, unknown> | undefined, kind: string) =>
    new RegExp(`http://${domain}(/forms/newsletter/${kind}\\?token=\\w+&language=\\w\\w)`).exec(
      String(mail?.text),
    )?.[1] ?? ''
  const lastMail = async () => (await shop.mails()).at(-1)
  const ask = async (change: Record<string, unknown> = {}) => shop.json('/newsletter', { ...wanted, ...change })
  const subscribe = async () => {
    await ask()
    await shop.call('POST', linkIn(await lastMail(), 'confirm'))
    return linkIn(await lastMail(), 'unsubscribe')
  }
  const states = async () => (await shop.subscriptions()).map(({ state }) => state)

  test('a request subscribes nobody: it asks the owner of the address by mail, without a word of advertising', async () => {
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', public: true }])
    expect(await states()).toEqual(['pending'])
    const mail = await lastMail()
    expect(mail).toMatchObject({
      kind: 'newsletter_confirm',
      recipient_address: 'anna@example.org',
      sender_address: 'laden@muster.example',
      subject: 'Please confirm your newsletter subscription',
      confidential: expect.toSatisfy(Boolean),
    })
    expect(linkIn(mail, 'confirm')).not.toBe('')
    expect(mail?.text).toContain('Juwelier Muster GmbH\nHauptstraße 1, 20095 Hamburg')
    expect(shop.wakings()).toBe(1)
  })

  test('opening the link changes nothing, for mail scanners do that too; the button confirms', async () => {
    await ask()
    const link = linkIn(await lastMail(), 'confirm')
    const page = await (await shop.call('GET', link)).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain(`<form method="post" action="${link.replaceAll('&', '&amp;')}">`)
    expect(await states()).toEqual(['pending'])
    const confirmed = await shop.call('POST', link)
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      '/forms/newsletter/confirmed?language=en',
    ])
    expect(await states()).toEqual(['active'])
    expect(await (await shop.call('GET', '/forms/newsletter/confirmed?language=en')).text()).toContain(
      'Your subscription is confirmed',
    )
  })

  test('a link confirms once, for seven days', async () => {
    await ask()
    const first = linkIn(await lastMail(), 'confirm')
    shop.pass(8 * DAY)
    for (const method of ['GET', 'POST']) expect((await shop.call(method, first)).status, method).toBe(404)
    await ask()
    const second = linkIn(await lastMail(), 'confirm')
    expect((await shop.call('POST', second)).status).toBe(303)
    expect((await shop.call('POST', second)).status).toBe(404)
    expect((await shop.call('GET', '/forms/newsletter/confirm?token=guessed')).status).toBe(404)
    expect((await shop.call('POST', '/forms/newsletter/confirm')).status).toBe(404)
  })

  test('of two confirmations at the same moment one counts', async () => {
    await ask()
    const link = linkIn(await lastMail(), 'confirm')
    const answers = await Promise.all([shop.call('POST', link), shop.call('POST', link)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404])
  })

  test('request and confirmation are proven by time, caller, the words of the form and the mail', async () => {
    await shop.json('/newsletter', wanted, { 'x-test-address': '203.0.113.7' })
    const mail = await lastMail()
    const requestedAt = shop.now().toISOString()
    shop.pass(60)
    await shop.call('POST', linkIn(mail, 'confirm'), { headers: { 'x-test-address': '203.0.113.7' } })
    const [requested, confirmed] = await shop.events()
    expect(requested).toMatchObject({
      kind: 'requested',
      created_on: requestedAt,
      form_version: newsletterConsentVersion,
      form_text: words,
      message_id: mail?.message_id,
    })
    expect(requested?.mail_text).toContain('Please confirm your newsletter subscription')
    expect(confirmed).toMatchObject({ kind: 'confirmed', created_on: shop.now().toISOString() })
    expect(confirmed?.address_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(confirmed?.address_hash).toBe(requested?.address_hash)
  })

  test('the words of consent name who sends it and which goods it is about, in every language', async () => {
    for (const language of ['de', 'en', 'fr'] as const) {
      const page = await (await shop.plain('/newsletter', { ...wanted, language, email: '' })).text()
      expect(page).toContain('Juwelier Muster GmbH')
      expect(page).toContain(
        language === 'en' ? 'watches and rings' : { de: 'unserem Sortiment', fr: 'notre assortiment' }[language],
      )
      expect(page).not.toMatch(/\{(sender|goods)\}/)
    }
  })

  test('no table but the outbox ever holds the token', async () => {
    await ask()
    const token = /token=(\w+)/.exec(linkIn(await lastMail(), 'confirm'))?.[1] ?? 'none'
    const rest = JSON.stringify([await shop.subscriptions(), await shop.events()])
    expect(rest).not.toContain(token)
  })

  test('who has subscribed is told so by mail, while the form answers as for every address', async () => {
    await subscribe()
    const known = await ask()
    const unknown = await ask({ email: 'bea@example.org' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    const mails = await shop.mails()
    expect(mails.map(({ kind }) => kind)).toEqual([
      'newsletter_confirm',
      'newsletter_welcome',
      'newsletter_known',
      'newsletter_confirm',
    ])
    expect(mails[2]?.text).toContain('This address is already registered')
    expect(await states()).toEqual(['active', 'pending'])
  })

  test('nobody’s mailbox is filled by entering their address again and again', async () => {
    for (const email of [
      'anna@example.org',
      'Anna@example.org',
      'ANNA@example.org',
      'anna@Example.org',
      'anna@example.org',
    ])
      expect((await ask({ email })).status).toBe(200)
    expect((await shop.mails()).length).toBe(2)
    shop.pass(60)
    await ask()
    expect((await shop.mails()).length).toBe(3)
  })

  test('one sender is stopped after five requests', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const body = { ...wanted, email: `anna${count}@example.org` }
      statuses.push((await shop.json('/newsletter', body, { 'x-test-address': '2001:db8::1' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a browser without a script is sent to the thanks page, or gets the form again', async () => {
    const taken = await shop.plain('/newsletter', wanted)
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/en/thanks#newsletter'])
    const refused = await shop.plain('/newsletter', { ...wanted, email: '' })
    const page = await refused.text()
    expect([refused.status, page.includes('Email missing')]).toEqual([422, true])
    expect(page).toContain(words)
  })

  test('a missing or wrong address, and words of consent that never were, are named', async () => {
    const problems = async (change: Record<string, unknown>) => {
      const answer = await ask(change)
      const { error } = (await answer.json()) as { error: { fields: { field: string; problem: string }[] } }
      return [answer.status, ...error.fields.map(({ field, problem }) => `${field} ${problem}`)]
    }
    expect(await problems({ email: ' ' })).toEqual([422, 'email missing'])
    expect(await problems({ email: 'anna@' })).toEqual([422, 'email invalid'])
    expect(await problems({ form_version: 'x' })).toEqual([422, 'form_version invalid'])
  })

  test('what seems automatic subscribes nobody and writes to nobody', async () => {
    expect((await ask({ homepage: 'x' })).status).toBe(200)
    expect((await ask({ elapsed: 100 })).status).toBe(200)
    expect(await shop.subscriptions()).toEqual([])
    expect(await shop.mails()).toEqual([])
  })

  test('every mail after the confirmation can be unsubscribed from, by link and by one click in the mail program', async () => {
    const link = await subscribe()
    const welcome = await lastMail()
    expect(JSON.parse(String(welcome?.headers))).toEqual({
      'List-Unsubscribe': `<http://${domain}${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const oneClick = await shop.plain(link, { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' })
    expect([oneClick.status, oneClick.headers.get('location')]).toEqual([200, null])
    expect(await states()).toEqual(['ended'])
    expect((await shop.events()).map(({ kind }) => kind)).toEqual(['requested', 'confirmed', 'left'])
  })

  test('opening the unsubscribe link shows a button and ends nothing by itself', async () => {
    const link = await subscribe()
    expect(await (await shop.call('GET', link)).text()).toContain('<button>Unsubscribe</button>')
    expect(await states()).toEqual(['active'])
    expect(await (await shop.call('POST', link)).text()).toContain('You are unsubscribed')
  })

  test('unsubscribing twice is no error and proven once; an unknown link is', async () => {
    const link = await subscribe()
    await shop.call('POST', link)
    expect((await shop.call('POST', link)).status).toBe(200)
    expect(await (await shop.call('GET', link)).text()).toContain('You are unsubscribed')
    expect((await shop.events()).filter(({ kind }) => kind === 'left').length).toBe(1)
    expect((await shop.call('POST', '/forms/newsletter/unsubscribe?token=guessed')).status).toBe(404)
  })

  test('who left can come back, and the proof of both times is kept', async () => {
    const link = await subscribe()
    await shop.call('POST', link)
    shop.pass(2 * 60)
    await subscribe()
    expect(await states()).toEqual(['active'])
    expect((await shop.events()).map(({ kind }) => kind)).toEqual([
      'requested',
      'confirmed',
      'left',
      'requested',
      'confirmed',
    ])
  })

  test('a request that nobody confirmed is deleted after 14 days, a subscription is not', async () => {
    await subscribe()
    await ask({ email: 'bea@example.org' })
    shop.pass(13 * DAY)
    await purgeExpired(database(), shop.now())
    expect(await states()).toEqual(['active', 'pending'])
    shop.pass(2 * DAY)
    await purgeExpired(database(), shop.now())
    expect(await states()).toEqual(['active'])
    shop.pass(3650 * DAY)
    await purgeExpired(database(), shop.now())
    expect(await states()).toEqual(['active'])
  })

  test('the proof of a subscription that has ended is kept for its time, even if someone enters the address again', async () => {
    const link = await subscribe()
    await shop.call('POST', link)
    shop.pass(2 * 60)
    await ask()
    shop.pass(3 * 365 * DAY)
    await purgeExpired(database(), shop.now())
    expect((await shop.events()).length).toBe(4)
    shop.pass(400 * DAY)
    await purgeExpired(database(), shop.now())
    expect(await shop.events()).toEqual([])
  })

  test('a token of one project means nothing in another', async () => {
    await ask()
    const link = linkIn(await lastMail(), 'confirm')
    const other = await sampleForms(database(), `other-${domains++}.example`)
    expect((await other.call('POST', link)).status).toBe(404)
    expect(await states()).toEqual(['pending'])
  })
})

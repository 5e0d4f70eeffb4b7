import { beforeEach, expect, test } from 'vitest'
import { type SampleForms, sampleForms } from '../calls/sample-forms.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from './retention.ts'
import { honeypotField } from './suspicion.ts'

const filled = {
  name: 'Anna "A" <Muster>',
  email: 'anna@example.org',
  message: 'Guten Tag\n\nHaben Sie <b>Ringe</b>?',
  privacy: 'on',
  language: 'fr',
}

let domains = 0

withDatabases((database) => {
  let shop: SampleForms

  beforeEach(async () => {
    shop = await sampleForms(database(), `contact-${domains++}.example`)
  })

  test('a message from a script is kept, mailed to the shop’s primary address and answered with ok', async () => {
    const answer = await shop.json('/contact', { ...filled, privacy: true })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', public: true }])
    const [mail] = await shop.mails()
    expect(mail).toMatchObject({
      kind: 'contact',
      recipient_address: 'laden@muster.example',
      sender_name: 'Juwelier Muster',
      sender_address: 'laden@muster.example',
      reply_to_name: 'Anna "A" <Muster>',
      reply_to_address: 'anna@example.org',
      subject: 'Nachricht von Anna "A" <Muster>',
    })
    expect(mail?.text).toContain('> Guten Tag\n> \n> Haben Sie <b>Ringe</b>?')
    expect(mail?.html).toContain('Haben Sie &lt;b&gt;Ringe&lt;/b&gt;?')
    expect(mail?.text).toContain('Sprache der Seite: Französisch')
    expect(await shop.requests()).toMatchObject([
      { state: 'new', name: filled.name, email: filled.email, message: filled.message, language: 'fr', mail: mail?.id },
    ])
    expect(shop.wakings()).toBe(1)
  })

  test.each(['xx', '', 5, ['de'], { a: 1 }])(
    'the language %j is refused, as the product does not have it',
    async (language) => {
      const answer = await shop.json('/contact', { ...filled, language })
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('language is not valid')])
      expect(await shop.requests()).toEqual([])
    },
  )

  test('a form that names no language is taken as a German one', async () => {
    for (const language of [undefined, null])
      expect((await shop.json('/contact', { ...filled, language })).status).toBe(200)
    expect((await shop.requests()).map((request) => request.language)).toEqual(['de', 'de'])
  })

  test('a browser without a script is sent to the thanks page in its language', async () => {
    const answer = await shop.plain('/contact', filled)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/merci#message'])
    expect((await shop.requests()).length).toBe(1)
  })

  test('every field that does not fit is named to a script', async () => {
    const answer = await shop.json('/contact', { name: ' ', email: 'anna@', message: 'x'.repeat(5001) })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: {
        code: 114,
        message: 'name is missing; email is not valid; message is too long; privacy is missing',
        fields: [
          { field: 'name', message: 'is missing', problem: 'missing' },
          { field: 'email', message: 'is not valid', problem: 'invalid' },
          { field: 'message', message: 'is too long', problem: 'tooLong' },
          { field: 'privacy', message: 'is missing', problem: 'missing' },
        ],
      },
    })
    expect(await shop.requests()).toEqual([])
  })

  test('a browser without a script gets the form again with what it had entered, escaped, and each problem', async () => {
    const { privacy, ...unapproved } = filled
    const answer = await shop.plain('/contact', { ...unapproved, email: '"><script>alert(1)</script>' })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(page).toContain('<html lang="fr">')
    expect(page).not.toContain('<script')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" aria-invalid="true"')
    expect(page).toContain('Haben Sie &lt;b&gt;Ringe&lt;/b&gt;?</textarea>')
    expect(page).toContain('Veuillez vérifier l’adresse e-mail')
    expect(page).toContain('Votre accord manque')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('the approval is asked for unless the project only shows the privacy notice', async () => {
    const { privacy, ...unapproved } = filled
    expect((await shop.json('/contact', unapproved)).status).toBe(422)
    const noticing = await sampleForms(database(), `notice-${domains++}.example`, { contact_privacy: 'notice' })
    expect((await noticing.json('/contact', unapproved)).status).toBe(200)
    expect((await noticing.json('/contact', { ...unapproved, name: '' })).status).toBe(200)
    expect((await noticing.requests()).map(({ name }) => name)).toEqual([filled.name, filled.email])
  })

  test('a new project shows the privacy notice and asks for neither approval nor name', async () => {
    const db = database()
    const domain = `new-${domains++}.example`
    await db.insertInto('project').values({ domain, display_name: 'A', languages: '["de"]' }).execute()
    const row = await db.selectFrom('project').select('contact_privacy').where('domain', '=', domain).executeTakeFirst()
    expect(row?.contact_privacy).toBe('notice')
  })

  test('what seems automatic is answered like everything else, kept apart and not mailed', async () => {
    const hidden = await shop.json('/contact', { ...filled, [honeypotField]: 'http://spam.example' })
    const fast = await shop.plain('/contact', { ...filled, elapsed: '300' })
    expect([hidden.status, fast.status]).toEqual([200, 303])
    expect((await shop.requests()).map(({ state }) => state)).toEqual(['spam', 'spam'])
    expect(await shop.mails()).toEqual([])
    await shop.json('/contact', { ...filled, [honeypotField]: '', elapsed: 9000 })
    expect((await shop.mails()).length).toBe(1)
  })

  test('one sender is stopped after five messages, others are not, and may go on after a while', async () => {
    const from = (address: string) => shop.json('/contact', filled, { 'x-test-address': address })
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await from('203.0.113.7')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await from('203.0.113.7')).headers.get('retry-after')).toBe('120')
    expect((await from('203.0.113.8')).status).toBe(200)
    const plain = await shop.plain('/contact', filled, { 'x-test-address': '203.0.113.7' })
    expect([plain.status, await plain.text()]).toEqual([429, expect.stringContaining('Trop de tentatives')])
    shop.pass(2)
    expect((await from('203.0.113.7')).status).toBe(200)
  })

  test('errors in filling the form in do not count as attempts', async () => {
    const headers = { 'x-test-address': '203.0.113.9' }
    for (let count = 0; count < 10; count += 1) await shop.json('/contact', {}, headers)
    expect((await shop.json('/contact', filled, headers)).status).toBe(200)
  })

  test('a page of another site cannot send the form', async () => {
    const answer = await shop.plain('/contact', filled, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await shop.requests()).toEqual([])
  })

  test('without an address to write to the message is still kept, and the log says so', async () => {
    await database().deleteFrom('company').where('project', '=', shop.project).execute()
    expect((await shop.json('/contact', filled)).status).toBe(200)
    expect(await shop.requests()).toMatchObject([{ state: 'new', mail: null }])
    expect(shop.logged).toHaveLength(1)
  })

  test('the sender’s address is the project’s setting, where it has one', async () => {
    await database()
      .insertInto('settings')
      .values({ project: shop.project, key: 'mail_from', value: 'web@muster.example' })
      .execute()
    await shop.json('/contact', filled)
    expect(await shop.mails()).toMatchObject([
      { sender_address: 'web@muster.example', recipient_address: 'laden@muster.example' },
    ])
  })

  test('a message is deleted when its time is over', async () => {
    await shop.json('/contact', filled)
    await purgeExpired(database(), shop.now())
    expect((await shop.requests()).length).toBe(1)
    shop.pass(181 * 24 * 60)
    await purgeExpired(database(), shop.now())
    expect(await shop.requests()).toEqual([])
  })

  test('a body that is no form, no JSON object, too large or nested too deep is refused with its reason', async () => {
    const send = async (type: string, body: string) => {
      const answer = await shop.call('POST', '/contact', { body, headers: { 'content-type': type } })
      return answer.status
    }
    expect(await send('application/json', '{')).toBe(400)
    expect(await send('application/json', '[]')).toBe(400)
    expect(await send('application/json', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).toBe(422)
    expect(await send('text/plain', 'name=Anna')).toBe(400)
    expect(await send('application/json', JSON.stringify({ ...filled, message: 'x'.repeat(90_000) }))).toBe(413)
  })
})

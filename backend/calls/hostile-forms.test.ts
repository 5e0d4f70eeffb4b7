import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { withDatabases } from '../db/with-databases.ts'
import { expectSane, hostileValue, PLAIN_FORM, urlencoded } from './hostile-values.ts'
import { type SampleForms, sampleForms } from './sample-forms.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300)

const value = hostileValue(['Anna', 'anna@example.org', 'on', true, 'fr', newsletterConsentVersion, '9000'])
const names = ['name', 'email', 'message', 'privacy', 'language', 'form_version', 'homepage', 'elapsed', '__proto__']
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() })
const fields = fc.array(fc.tuple(name, value), { maxLength: 10 })
const path = fc.constantFrom('/contact', '/newsletter')
const type = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
)
const token = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '%00', '[]', 'x'.repeat(5000)),
)

let domains = 0

withDatabases((database) => {
  let shop: SampleForms

  beforeAll(async () => {
    shop = await sampleForms(database(), `hostile-${domains++}.example`)
  })

  const post = (address: string, body: BodyInit, contentType: string) =>
    shop.call('POST', address, { body, headers: { 'content-type': contentType } })

  test('fields with anything in them, sent as JSON, are taken or refused with the field’s name', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const body = JSON.stringify(Object.fromEntries(entries))
        const answer = await post(address, body, 'application/json')
        const text = await expectSane(shop, answer, [200, 422], body)
        if (answer.status === 422) expect(text).toMatch(/name|email|message|privacy|form_version/)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('fields with anything in them, sent by a browser, are taken or answered with the form, free of their markup', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const body = urlencoded(entries)
        const answer = await shop.call('POST', address, { body, headers: PLAIN_FORM })
        await expectSane(shop, answer, [303, 422], body)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('bodies that are nothing at all are refused and break nothing', async () => {
    await fc.assert(
      fc.asyncProperty(path, type, fc.uint8Array({ maxLength: 400 }), async (address, contentType, bytes) => {
        const answer = await post(address, new Uint8Array(bytes), contentType)
        await expectSane(shop, answer, [303, 400, 422])
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('a token can be anything and is still only right or wrong', async () => {
    const where = fc.constantFrom('confirm', 'unsubscribe')
    await fc.assert(
      fc.asyncProperty(where, fc.constantFrom('GET', 'POST'), token, async (kind, method, given) => {
        const query = `token=${encodeURIComponent(given.toWellFormed())}`
        const answer = await shop.call(method, `/forms/newsletter/${kind}?${query}`)
        await expectSane(shop, answer, [404])
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

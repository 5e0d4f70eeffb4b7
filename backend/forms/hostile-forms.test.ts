import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { newsletterConsentVersion } from '#domain/newsletter-consent.ts'
import { withDatabases } from '../db/with-databases.ts'
import { type SampleForms, sampleForms } from './sample-forms.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300)

const hostile = fc.constantFrom<unknown>(
  '\u0000',
  'a\u0000b@example.org',
  '\ud800',
  'x@y.zz\r\nBcc: a@b.cc',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{constructor}}',
  'x'.repeat(6000),
  '💎'.repeat(2500),
  '1e999',
  Number.MAX_VALUE,
  -1,
  null,
  true,
  [],
  {},
  { toString: 'x' },
  [['on']],
)
const plausible = fc.constantFrom<unknown>(
  'Anna',
  'anna@example.org',
  'on',
  true,
  'fr',
  newsletterConsentVersion,
  '9000',
)
const value = fc.oneof(hostile, plausible, fc.string({ unit: 'binary', maxLength: 80 }), fc.jsonValue({ maxDepth: 3 }))
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

const textOf = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given)).toWellFormed()

let domains = 0

withDatabases((database) => {
  let shop: SampleForms

  beforeAll(async () => {
    shop = await sampleForms(database(), `hostile-${domains++}.example`)
  })

  const post = (address: string, body: BodyInit, contentType: string) =>
    shop.call('POST', address, { body, headers: { 'content-type': contentType } })

  const expectSane = async (answer: Response) => {
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(500)
    expect(shop.logged.filter((line) => line.includes('could not be answered'))).toEqual([])
    if (answer.headers.get('content-type')?.startsWith('text/html')) expect(text).not.toContain('<script')
    return text
  }

  test('fields with anything in them, sent as JSON, are taken or refused with the field’s name', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const answer = await post(address, JSON.stringify(Object.fromEntries(entries)), 'application/json')
        const text = await expectSane(answer)
        expect([200, 422]).toContain(answer.status)
        if (answer.status === 422) expect(text).toMatch(/name|email|message|privacy|form_version/)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('fields with anything in them, sent by a browser, are taken or answered with the form, free of their markup', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const form = new URLSearchParams(entries.map(([key, given]) => [key.toWellFormed(), textOf(given)]))
        const answer = await shop.call('POST', address, { body: form })
        await expectSane(answer)
        expect([303, 422]).toContain(answer.status)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('bodies that are nothing at all are refused and break nothing', async () => {
    await fc.assert(
      fc.asyncProperty(path, type, fc.uint8Array({ maxLength: 400 }), async (address, contentType, bytes) => {
        const answer = await post(address, new Uint8Array(bytes), contentType)
        await expectSane(answer)
        expect([303, 400, 422]).toContain(answer.status)
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
        await expectSane(answer)
        expect(answer.status).toBe(404)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

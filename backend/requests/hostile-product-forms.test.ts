import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type SampleProductForms, sampleProductForms } from './sample-product-forms.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300)

const hostile = fc.constantFrom<unknown>(
  '\u0000',
  '2026\u000000001',
  'a\u0000b@example.org',
  '\ud800',
  'x@y.zz\r\nBcc: a@b.cc',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'x'.repeat(6000),
  '💎'.repeat(2500),
  '1e999',
  '99999999999999999999',
  2_147_483_648,
  Number.MAX_VALUE,
  -1,
  0.5,
  null,
  true,
  [],
  {},
  [[1]],
)
const plausible = fc.constantFrom<unknown>('Anna', 'anna@example.org', 'on', true, 'fr', 5, '4', '040 66969100', 1, '1')
const value = fc.oneof(hostile, plausible, fc.string({ unit: 'binary', maxLength: 80 }), fc.jsonValue({ maxDepth: 3 }))
const names = [
  ...['product', 'variant', 'name', 'email', 'phone', 'message', 'privacy', 'language'],
  ...['stars', 'title', 'text', 'order_number', 'homepage', 'elapsed', '__proto__', 'toString'],
]
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 14 })
const path = fc.constantFrom('/ecom/request', '/ecom/rating')
const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', '')

const textOf = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given)).toWellFormed()

let domains = 0

withDatabases((database) => {
  let shop: SampleProductForms

  beforeAll(async () => {
    shop = await sampleProductForms(database(), `hostile-products-${domains++}.example`)
  })

  const filled = () => ({
    product: shop.ring,
    name: 'Anna',
    email: 'anna@example.org',
    privacy: 'on',
    stars: 5,
    text: 'Schön',
  })

  const expectSane = async (answer: Response) => {
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(500)
    expect(shop.logged.filter((line) => line.includes('could not be answered'))).toEqual([])
    if (answer.headers.get('content-type')?.startsWith('text/html')) expect(text).not.toContain('<script')
    return text
  }

  test('a filled form with anything in some of its fields is taken, or refused with the field’s name', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const answer = await shop.json(address, { ...filled(), ...Object.fromEntries(entries) })
        const text = await expectSane(answer)
        expect([200, 422]).toContain(answer.status)
        if (answer.status === 422) expect(JSON.parse(text).error.fields.length).toBeGreaterThan(0)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('the same sent by a browser is taken, or answered with a page free of its markup', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const all = [...Object.entries(filled()), ...entries]
        const form = new URLSearchParams(all.map(([key, given]) => [key, textOf(given)]))
        const answer = await shop.call('POST', address, { body: form })
        await expectSane(answer)
        expect([303, 422]).toContain(answer.status)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('whatever a body names as its project is one that exists, or not found', async () => {
    await fc.assert(
      fc.asyncProperty(path, value, async (address, project) => {
        const answer = await shop.json(address, { ...filled(), project })
        await expectSane(answer)
        expect([200, 404]).toContain(answer.status)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('bodies that are nothing at all are refused and break nothing', async () => {
    await fc.assert(
      fc.asyncProperty(path, type, fc.uint8Array({ maxLength: 400 }), async (address, contentType, bytes) => {
        const answer = await shop.call('POST', address, {
          body: new Uint8Array(bytes),
          headers: { 'content-type': contentType },
        })
        await expectSane(answer)
        expect([400, 422]).toContain(answer.status)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

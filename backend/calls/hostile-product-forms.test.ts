import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { expectSane, hostileValue, PLAIN_FORM, urlencoded } from './hostile-values.ts'
import { type SampleProductForms, sampleProductForms } from './sample-product-forms.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300)

const value = hostileValue(['Anna', 'anna@example.org', 'on', true, 'fr', 5, '4', '040 66969100', 1, '1'])
const names = [
  ...['product', 'variant', 'name', 'email', 'phone', 'message', 'privacy', 'language'],
  ...['rating', 'title', 'text', 'order_number', 'homepage', 'elapsed', '__proto__', 'toString'],
]
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 14 })
const path = fc.constantFrom('/ecom/request', '/ecom/rating')
const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', '')

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
    rating: 5,
    text: 'Schön',
  })

  test('a filled form with anything in some of its fields is taken, or refused with the field’s name', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const given = { ...filled(), ...Object.fromEntries(entries) }
        const answer = await shop.json(address, given)
        const text = await expectSane(shop, answer, [200, 422], JSON.stringify(given))
        if (answer.status === 422) expect(JSON.parse(text).error.fields.length).toBeGreaterThan(0)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('the same sent by a browser is taken, or answered with a page free of its markup', async () => {
    await fc.assert(
      fc.asyncProperty(path, fields, async (address, entries) => {
        const body = urlencoded([...Object.entries(filled()), ...entries])
        const answer = await shop.call('POST', address, { body, headers: PLAIN_FORM })
        await expectSane(shop, answer, [303, 422], body)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('whatever a body names as its project is one that exists, or not found', async () => {
    await fc.assert(
      fc.asyncProperty(path, value, async (address, project) => {
        await expectSane(shop, await shop.json(address, { ...filled(), project }), [200, 404])
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
        await expectSane(shop, answer, [400, 422])
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

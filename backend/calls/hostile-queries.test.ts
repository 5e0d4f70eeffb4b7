import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { withDatabases } from '../db/with-databases.ts'
import { LIMITS } from '../items/limits.ts'
import { sampleShop } from '../items/sample-shop.ts'
import type { Backend } from './backend.ts'
import { heldBackend } from './test-client.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 1000)

const collections = [...model.keys()]
const fieldNames = [...new Set([...model.values()].flatMap(({ fields }) => Object.keys(fields)))]

const hostile = fc.constantFrom(
  "' or 1=1 --",
  '"; drop table page; --',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  '[]',
  '*.*.*.*.*.*',
  '\ud800',
  '{"$gt":""}',
  'a,'.repeat(2000),
  'x'.repeat(10_000),
)
const value = fc.oneof(
  hostile,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.constantFrom('uhren', '1', 'true', ''),
)
const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fieldNames) }, { weight: 1, arbitrary: value })
const path = fc
  .array(fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: fc.constant('*') }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((names) => names.join('.'))
const operator = fc.oneof(fc.constantFrom('eq', 'in', 'contains', 'in][0', 'gte', 'like', 'logical', 'has', ''), value)
const parameter = fc.oneof(
  fc.tuple(path, operator, value).map(([field, op, given]) => [`filter[${field}][${op}]`, given] as const),
  fc.tuple(fc.constant('fields'), fc.array(path, { maxLength: 8 }).map(String)),
  fc.tuple(
    fc.constant('sort'),
    fc.oneof(
      path,
      fc.constant('?'),
      path.map((field) => `-${field}`),
    ),
  ),
  fc.tuple(
    fc.constantFrom('limit', 'page', 'single', 'meta', 'offset', 'q', 'status', 'lang'),
    fc.oneof(value, fc.constantFrom('-1', '*', '3')),
  ),
  fc.tuple(value, value),
)
const collection = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...collections) }, { weight: 1, arbitrary: value })
const id = fc.oneof(
  fc.constant(''),
  fc.constant(''),
  fc.nat(9).map((n) => `/${n}`),
  value.map((text) => `/${encode(text)}`),
)

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const address = fc
  .tuple(collection, id, fc.array(parameter, { maxLength: 4 }), fc.boolean())
  .map(([from, item, parameters, encoded]) => {
    const written = parameters.map(([key, given]) => `${encoded ? encode(key) : key.toWellFormed()}=${encode(given)}`)
    return `/items/${encode(from)}${item}?${written.join('&')}`
  })

withDatabases((database) => {
  let backend: Backend
  let surprises: unknown[]

  beforeAll(async () => {
    await sampleShop(database(), 'juwelier.example')
    await sampleShop(database(), 'konkurrenz.example')
    backend = heldBackend({
      db: database(),
      defaultDomain: 'juwelier.example',
      log: (_message, error) => surprises.push(error),
    })
  })

  test(`${RUNS} hostile queries get a named refusal or a bounded answer, and never a draft or another project`, async () => {
    await fc.assert(
      fc.asyncProperty(address, async (at) => {
        surprises = []
        const response = await backend.fetch(new Request(`http://localhost${at}`))
        const text = await response.text()
        expect(surprises).toEqual([])
        if (response.status === 200) {
          const { data } = JSON.parse(text)
          expect(Array.isArray(data) ? data.length : 1).toBeLessThanOrEqual(LIMITS.limit)
          expect(text).not.toMatch(/konkurrenz|geheim|Troll|Eve/)
        } else {
          expect(response.status).toBeGreaterThanOrEqual(400)
          expect(response.status).toBeLessThan(500)
          expect(JSON.parse(text).error.message).not.toBe('')
          expect(text.length).toBeLessThan(1000)
        }
      }),
      { numRuns: RUNS },
    )
  }, 300_000)
})

import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { areaOf, model } from '#contract/model/model.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 500)

const collections = [...model.values()]

const hostile = fc.constantFrom<unknown>(
  "'; drop table page; --",
  '\0',
  '\ud800',
  'a'.repeat(100_001),
  Number.POSITIVE_INFINITY,
  -1,
  2 ** 53,
  0.1,
  Number.NaN,
  null,
  [],
  {},
  [[[[[[]]]]]],
  { $delete: true },
  { toString: 'x', constructor: null },
  [{ id: 1 }, { id: 1, $delete: true }, { id: 'x' }, null, 5],
  [{ language: 'de' }, { language: 'de' }],
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  hostile,
  fc.integer({ min: -2, max: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('de', 'draft', 'published', 'ring', '2026-02-30', '25:00', '18:30', 'a@b.example'),
)

const extra = fc.constantFrom('colour', '__proto__', 'id', 'project', 'password', '$delete', 'translations')

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Collections that an editor writes, so that most calls come as far as the check of their values. */
const written: fc.Arbitrary<Call> = fc
  .constantFrom(...collections.filter((entry) => ['content', 'catalogue', 'files'].includes(areaOf(entry))))
  .chain(({ name, fields }) => {
    const field = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...Object.keys(fields)) },
      { weight: 1, arbitrary: extra },
    )
    const record = fc.dictionary(field, value, { maxKeys: 8 })
    const body = fc.oneof({ weight: 8, arbitrary: record }, value, fc.array(record, { maxLength: 3 }))
    const id = fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
      { weight: 1, arbitrary: fc.constantFrom('0', 'x', '99999999999') },
    )
    const end = fc.constantFrom('', '', '', '?fields=*.*', '?fields=nothing')
    const call = (method: string, path: string) => ({ method, path: `/items/${name}${path}` })
    return fc.oneof(
      { weight: 4, arbitrary: fc.record({ body, at: end.map((rest) => call('POST', rest)) }) },
      {
        weight: 6,
        arbitrary: fc.record({ body, at: fc.tuple(id, end).map(([item, rest]) => call('PATCH', `/${item}${rest}`)) }),
      },
      { weight: 1, arbitrary: fc.record({ body, at: id.map((item) => call('DELETE', `/${item}`)) }) },
    )
  })
  .map(({ body, at }) => ({ ...at, body }))

const called: fc.Arbitrary<Call> = fc.record({
  path: fc.constantFrom(
    '/auth/authenticate',
    '/auth/refresh',
    '/auth/password/request',
    '/auth/password/reset',
    '/users',
    '/users/me',
    '/permissions',
    '/settings',
    '/revisions/1/restore',
    '/users/me/activate_2fa',
  ),
  method: fc.constantFrom('POST', 'PATCH', 'DELETE', 'GET'),
  body: fc.oneof(
    fc.dictionary(
      fc.constantFrom(
        'email',
        'password',
        'token',
        'otp',
        'mode',
        'reset_url',
        'role',
        'project',
        'fields',
        'key',
        'value',
        'tfa_secret',
      ),
      value,
      { maxKeys: 6 },
    ),
    value,
  ),
})

const garbage = fc.oneof(
  fc.constant(undefined),
  fc.string({ maxLength: 50 }),
  fc.constantFrom('{', '[1,', '{"a":1}{"b":2}', '['.repeat(50_000), '\u0000'),
)

withDatabases((database) => {
  let client: Client
  let surprises: unknown[] = []
  let callers: Record<string, string>[]

  beforeAll(async () => {
    const { project } = await sampleShop(database(), 'juwelier.example')
    await sampleShop(database(), 'konkurrenz.example')
    client = testClient(database(), {
      defaultDomain: 'juwelier.example',
      log: (_message, error) => surprises.push(error),
    })
    const editor = await client.signedInAs({ email: 'eva@juwelier.example', role: 'editor', project: Number(project) })
    callers = [
      {},
      editor,
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.' },
      { cookie: 'directus-juwelier.example-session=x' },
    ]
  })

  const theirs = async () => {
    const { body } = await client.call('GET', '/items/ecommerce_product?fields=*,translations.*&sort=id', undefined, {
      'x-directus-project': 'konkurrenz.example',
    })
    return JSON.stringify(body.data)
  }

  test('a body that is nested deeper than 30 levels is refused by every call that reads one', async () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    surprises = []
    for (const path of ['/items/page', '/auth/authenticate', '/users/me', '/previews', '/settings'])
      for (const levels of [31, 20_000]) {
        const method = path === '/users/me' ? 'PATCH' : 'POST'
        const { status, body } = await client.call(method, path, nested(levels), callers[1])
        expect({ status, message: body.error?.message }, path).toEqual({
          status: 422,
          message: 'The body is nested more than 30 levels deep',
        })
      }
    const { body } = await client.call('POST', '/items/page', nested(30), callers[1])
    expect(body.error?.message).toContain('a is not a field of page')
    expect(surprises).toEqual([])
  })

  test(`${RUNS} hostile bodies are refused by name or harmless, and never reach another project`, async () => {
    const before = await theirs()
    const call = fc.record({
      request: fc.oneof({ weight: 4, arbitrary: written }, called),
      raw: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, garbage),
      caller: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.nat(3)),
    })
    await fc.assert(
      fc.asyncProperty(call, async ({ request, raw, caller }) => {
        surprises = []
        const { method, path } = request
        const body = method === 'GET' ? undefined : raw === null ? JSON.stringify(request.body) : raw
        const { status, body: answer } = await client.call(method, path, body, callers[caller])
        expect(surprises).toEqual([])
        expect(status).toBeLessThan(500)
        if (status >= 400) expect(answer.error?.message).not.toBe('')
        expect(JSON.stringify(answer)).not.toMatch(/konkurrenz|argon2/)
      }),
      { numRuns: RUNS },
    )
    expect(await theirs()).toBe(before)
  }, 600_000)
})

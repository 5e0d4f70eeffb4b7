import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let owner: Record<string, string>

  beforeAll(async () => {
    const { project } = await sampleShop(database(), 'juwelier.example')
    client = testClient(database(), { defaultDomain: 'juwelier.example' })
    owner = await client.signedInAs({
      email: 'chefin@juwelier.example',
      role: 'administrator',
      project: Number(project),
    })
  })

  const newKey = (body: Json) => client.call<Json>('POST', '/api-keys', { name: 'Agentur', ...body }, owner)

  test.each(['users:*', 'settings:update', 'api_keys:create', 'mail:read', 'nothing:read', 'catalogue:sell'])(
    'a scope that opens nothing is refused by its place: %s',
    async (scope) => {
      const { status, body } = await newKey({ scopes: ['catalogue:read', scope] })
      expect([status, body.error]).toMatchObject([422, { fields: [{ field: 'scopes.1' }] }])
    },
  )

  test.each([
    [{ rate: 7 }, 'rate must be one of 60, 600, 6000'],
    [{ expires_on: 'morgen' }, 'expires_on must be a moment like 2027-01-31T10:00:00Z'],
    [{ expires_on: '2020-01-01T00:00:00Z' }, 'expires_on must be in the future'],
  ])('what is wrong with a new key is said once, at its field', async (wrong, message) => {
    const { status, body } = await newKey({ scopes: ['files:read'], ...wrong })
    expect([status, body.error?.message]).toEqual([422, message])
  })

  test('a program asks whether its key is good', async () => {
    const made = await newKey({ scopes: ['files:read'] })
    const check = async (key: unknown) =>
      (await client.call('GET', '/auth/check', undefined, { authorization: `Bearer ${key}` })).body
    expect(await check(made.body.data.key)).toEqual({ data: { authenticated: true } })
    expect(await check('sfk_of-nobody')).toEqual({ data: { authenticated: false }, public: true })
  })
  test.each(['/items/ecommerce_product?limit=1', '/ecom/facets?limit=1', '/ecom/search?q=ring', '/server/info'])(
    'a key that is not good is refused where visitors need none too: %s',
    async (path) => {
      expect((await client.call('GET', path)).status).toBe(200)
      const { status } = await client.call('GET', path, undefined, { authorization: 'Bearer sfk_of-nobody' })
      expect(status).toBe(401)
    },
  )

  test('who calls too often is told in seconds when to go on, in the header that programs read', async () => {
    const made = await newKey({ scopes: ['catalogue:read'], rate: 60 })
    const read = () =>
      client.call('GET', '/ecom/facets?limit=1', undefined, { authorization: `Bearer ${made.body.data.key}` })
    const answers = await Promise.all(Array.from({ length: 62 }, read))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

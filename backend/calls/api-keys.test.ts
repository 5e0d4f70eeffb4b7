import { beforeAll, beforeEach, expect, test } from 'vitest'
import { areaOf, collectionOf } from '#contract/model/model.ts'
import type { AccountNotice } from '../auth/note-change.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, PASSWORD, testClient } from './test-client.ts'

const DAY = 86_400_000
const OWNER = 'chefin@juwelier.example'

withDatabases((database) => {
  let client: Client
  let project: number
  let owner: Record<string, string>
  let time = Date.parse('2026-03-09T10:00:00Z')
  const notices: AccountNotice[] = []

  beforeAll(async () => {
    project = Number((await sampleShop(database(), 'juwelier.example')).project)
    await sampleShop(database(), 'konkurrenz.example')
    client = testClient(database(), {
      defaultDomain: 'juwelier.example',
      now: () => new Date(time),
      accountMails: { queue: async (_, notice) => void notices.push(notice), wake: () => {} },
    })
    await client.signedInAs({ email: OWNER, role: 'administrator', project })
  })

  beforeEach(async () => {
    time += DAY
    const { body } = await client.call('POST', '/auth/authenticate', { email: OWNER, password: PASSWORD })
    owner = { authorization: `Bearer ${body.data.token}` }
  })

  async function newKey(scopes: string[], more: Json = {}) {
    await client.call('POST', '/auth/confirm', { current_password: PASSWORD }, owner)
    const made = await client.call('POST', '/api-keys', { name: 'Kasse', scopes, ...more }, owner)
    expect(made.body.error).toBeUndefined()
    const key = String(made.body.data.key)
    return {
      ...{ id: Number(made.body.data.id), key },
      call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
        client.call(method, path, body, { authorization: `Bearer ${key}`, ...headers }),
    }
  }

  const product = async (): Promise<Json> => {
    const { body } = await client.call(
      'GET',
      '/items/ecommerce_product?limit=1&fields=id,stock,display_name',
      undefined,
      owner,
    )
    return body.data[0] as Json
  }

  test('a program changes stock with a key of its scopes, and the history tells of account and key', async () => {
    const { call } = await newKey(['ecommerce_product:read', 'ecommerce_product:update'])
    const { id } = await product()
    const changed = await call('PATCH', `/items/ecommerce_product/${id}`, { stock: 7 })
    expect(changed).toMatchObject({ status: 200, body: { data: { stock: 7 } } })
    const { body } = await client.call(
      'GET',
      `/revisions?collection=ecommerce_product&item=${id}&limit=1`,
      undefined,
      owner,
    )
    expect(body.data[0]).toMatchObject({ by: OWNER, via: 'Kasse' })
  })

  test.each([
    ['POST', '/items/ecommerce_tag', { slug: 'gold', display_name: 'Gold' }],
    ['DELETE', '/items/ecommerce_product/1', undefined],
    ['PATCH', '/items/project/1', { display_name: 'Anders' }],
    ['GET', '/items/ecommerce_order', undefined],
    ['GET', '/items/contact_request', undefined],
    ['GET', '/users', undefined],
    ['GET', '/users/me', undefined],
    ['GET', '/settings', undefined],
    ['GET', '/api-keys', undefined],
    ['POST', '/persons/search', { words: 'Muster' }],
    ['POST', '/api-keys', { name: 'Mehr', scopes: ['files:*'] }],
  ])('beyond its scopes a key is refused: %s %s', async (method, path, body) => {
    const { call } = await newKey(['ecommerce_product:read', 'ecommerce_product:update'])
    expect((await call(method, path, body)).status).toBe(403)
  })

  test('an area as scope opens its collections, for the action named or for all', async () => {
    const reader = await newKey(['catalogue:read'])
    expect((await reader.call('GET', '/items/ecommerce_brand?limit=1')).status).not.toBe(403)
    const { id, display_name } = await product()
    expect((await reader.call('GET', `/items/ecommerce_product/${id}?fields=stock`)).status).toBe(200)
    expect((await reader.call('PATCH', `/items/ecommerce_product/${id}`, { stock: 1 })).status).toBe(403)
    const writer = await newKey(['catalogue:*'])
    expect((await writer.call('PATCH', `/items/ecommerce_product/${id}`, { display_name })).status).toBe(200)
  })

  test('what a product costs the shop is read by a key that may change products, never by one that may only read them', async () => {
    const { id } = await product()
    await client.call('PATCH', `/items/ecommerce_product/${id}`, { cost: 12.34 }, owner)
    const [reader, writer] = [await newKey(['catalogue:read']), await newKey(['catalogue:read', 'catalogue:update'])]
    const path = `/items/ecommerce_product/${id}`
    expect((await writer.call('GET', `${path}?fields=cost`)).body.data).toEqual({ cost: 12.34 })
    expect((await reader.call('GET', `${path}?fields=cost`)).status).toBe(403)
    for (const way of ['filter[cost][gt]=1', 'sort=-cost'])
      expect((await reader.call('GET', `/items/ecommerce_product?${way}`)).status).toBe(403)
    for (const told of [path, `/revisions?collection=ecommerce_product&item=${id}`, `${path}/revisions`]) {
      const { status, body } = await reader.call('GET', told)
      expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/"cost"|12\.34/)])
    }
    const history = await writer.call('GET', `/revisions?collection=ecommerce_product&item=${id}&limit=1`)
    expect(history.body.data[0]).toMatchObject({ data: { cost: 12.34 } })
  })

  test('a key reads the past of what its scopes name alone, and no address of an account in it', async () => {
    await client.call('PATCH', `/items/project/${project}`, { display_name: 'Juwelier' }, owner)
    const { id } = await product()
    await client.call('PATCH', `/items/ecommerce_product/${id}`, { stock: 3 }, owner)
    const { call } = await newKey(['catalogue:*'])
    const { body } = await call('GET', '/revisions?limit=200')
    const names = new Set(body.data.map(({ collection }) => String(collection)))
    expect([...names].filter((name) => areaOf(collectionOf(name)) !== 'catalogue')).toEqual([])
    expect(JSON.stringify(body)).not.toContain('@')
    for (const path of [`/ecom/stock/log/${id}`, '/activity', '/bin'])
      expect((await call('GET', path)).status).toBe(403)
    expect((await client.call('GET', '/revisions?limit=1', undefined, owner)).body.data[0]).toMatchObject({ by: OWNER })
  })

  test('a key that may only write is told of no past at all', async () => {
    const { id } = await product()
    const { call } = await newKey(['orders:update', 'catalogue:create'])
    for (const path of [
      '/revisions',
      '/revisions?collection=ecommerce_product',
      `/items/ecommerce_product/${id}/revisions`,
    ])
      expect(await call('GET', path)).toMatchObject({ status: 200, body: { data: [] } })
  })

  test('a key is trusted with nothing: fields of hosts and addresses are for people', async () => {
    const { call } = await newKey(['shop:*', 'content:*'])
    const refused = await call('PATCH', `/items/project/${project}`, { domain: 'anderswo.example' })
    expect(refused.status).toBe(403)
  })

  test('a key is told once, only its hash is kept, and lists show how it begins and when it was used', async () => {
    const { id, key, call } = await newKey(['files:read'])
    const listed = async () =>
      (await client.call('GET', '/api-keys', undefined, owner)).body.data.find((one) => one.id === id)
    expect(await listed()).toMatchObject({ name: 'Kasse', prefix: key.slice(0, 10), last_used_on: null, works: true })
    await call('GET', '/items/files?limit=1')
    expect(await listed()).toMatchObject({ last_used_on: new Date(time).toISOString() })
    expect(JSON.stringify(await listed())).not.toContain(key)
    const rows = await database().selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('a revoked key ends at once, one that has expired too, and one that never was', async () => {
    const revoked = await newKey(['files:read'])
    expect((await revoked.call('GET', '/items/files')).status).toBe(200)
    await client.call('DELETE', `/api-keys/${revoked.id}`, undefined, owner)
    expect(await revoked.call('GET', '/items/files')).toMatchObject({ status: 401, body: { error: { code: 101 } } })
    const short = await newKey(['files:read'], { expires_on: new Date(time + DAY / 2).toISOString() })
    expect((await short.call('GET', '/items/files')).status).toBe(200)
    time += DAY
    expect((await short.call('GET', '/items/files')).status).toBe(401)
    const authorization = 'Bearer sfk_nobody'
    expect((await client.call('GET', '/items/files', undefined, { authorization })).status).toBe(401)
  })

  test('a key is good for its own project alone, and for nothing while its account is suspended', async () => {
    const { call } = await newKey(['files:read'])
    const elsewhere = { 'x-directus-project': 'konkurrenz.example' }
    expect((await call('GET', '/items/files', undefined, elsewhere)).status).toBe(403)
    const state = (status: string) =>
      database().updateTable('users').set({ status }).where('email', '=', OWNER).execute()
    await state('suspended')
    expect((await call('GET', '/items/files')).status).toBe(401)
    await state('active')
    expect((await call('GET', '/items/files')).status).toBe(200)
  })

  test('a key has a rate of its own: more calls in a minute are told to wait', async () => {
    const [busy, calm] = [await newKey(['files:read'], { rate: 60 }), await newKey(['files:read'])]
    const statuses = []
    for (let count = 0; count < 61; count++) statuses.push((await busy.call('GET', '/items/files?limit=1')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(await busy.call('GET', '/items/files')).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringContaining('wait 1 second') } },
    })
    expect((await calm.call('GET', '/items/files')).status).toBe(200)
  })

  test.each([
    ['name', { name: '', scopes: ['files:read'] }],
    ['scopes', { name: 'Kasse', scopes: [] }],
    ['scopes.1', { name: 'Kasse', scopes: ['files:read', 'files:nope'] }],
    ['scopes.2', { name: 'Kasse', scopes: ['files:read', 'orders:*', 'system:*'] }],
    ['rate', { name: 'Kasse', scopes: ['files:read'], rate: 7 }],
    ['expires_on', { name: 'Kasse', scopes: ['files:read'], expires_on: '2020-01-01T00:00:00Z' }],
  ])('a key that is asked for with a wrong %s is refused, and the field named', async (field, body) => {
    const refused = await client.call('POST', '/api-keys', body, owner)
    expect(refused.status).toBe(422)
    expect(refused.body.error).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ field })]) })
  })

  test('a key is made by administrators who give their password once more, and those who run the website are told', async () => {
    notices.length = 0
    const refused = await client.call('POST', '/api-keys', { name: 'Kasse', scopes: ['files:read'] }, owner)
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 305 } } })
    const editor = await client.signedInAs({ email: 'text@juwelier.example', role: 'editor', project })
    expect((await client.call('GET', '/api-keys', undefined, editor)).status).toBe(403)
    const { id } = await newKey(['files:read'])
    await client.call('DELETE', `/api-keys/${id}`, undefined, owner)
    expect(notices.map(({ kind, note }) => [kind, note])).toEqual([
      ['key_made', 'Kasse'],
      ['key_revoked', 'Kasse'],
    ])
  })
})

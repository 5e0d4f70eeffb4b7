import { beforeAll, describe, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, PASSWORD, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let shop: Awaited<ReturnType<typeof sampleShop>>
  let admin: Record<string, string>
  let local: Record<string, string>
  let editor: Record<string, string>

  beforeAll(async () => {
    shop = await sampleShop(database(), 'juwelier.example')
    await sampleShop(database(), 'konkurrenz.example')
    client = testClient(database(), {
      defaultDomain: 'juwelier.example',
      version: '1.2.3',
      health: { disk: async () => ({ free_bytes: 5 }) },
    })
    const project = Number(shop.project)
    admin = await client.signedInAs({ email: 'admin@agentur.example', role: 'administrator' })
    local = await client.signedInAs({ email: 'chef@juwelier.example', role: 'administrator', project })
    editor = await client.signedInAs({ email: 'eva@juwelier.example', role: 'editor', project })
  })

  const get = async (path: string, headers: Record<string, string>) =>
    (await client.call('GET', path, undefined, headers)).body.data
  const roleId = async (name: string) => (await get(`/roles?filter[name]=${name}&single=1`, admin)).id

  describe('accounts', () => {
    test('are seen without passwords, by an administrator only', async () => {
      const users = await get('/users', admin)
      expect(users.map(({ email }) => email)).toEqual([
        'admin@agentur.example',
        'chef@juwelier.example',
        'eva@juwelier.example',
      ])
      expect(JSON.stringify(users)).not.toMatch(/argon2|otp_secret/)
      expect((await client.call('GET', '/users?fields=password', undefined, admin)).status).toBe(403)
      expect((await client.call('GET', '/users?filter[password][contains]=a', undefined, admin)).status).toBe(403)
      expect((await client.call('GET', '/users', undefined, editor)).status).toBe(403)
      expect((await client.call('GET', '/users')).status).toBe(401)
    })

    test('an administrator of one project sees and makes accounts of that project alone', async () => {
      expect((await get('/users', local)).map(({ email }) => email)).toEqual([
        'chef@juwelier.example',
        'eva@juwelier.example',
      ])
      const record = { email: 'Neu@Juwelier.example', password: PASSWORD, role: await roleId('editor') }
      const made = await client.call('POST', '/users?fields=email,project', record, local)
      expect(made.body.data).toEqual({ email: 'neu@juwelier.example', project: shop.project })
      const everywhere = await client.call('POST', '/users', { ...record, email: 'x@y.example', project: null }, local)
      expect(everywhere.status).toBe(422)
      const [own] = await get('/users?filter[email]=chef@juwelier.example', local)
      expect((await client.call('PATCH', `/users/${own?.id}`, { project: null }, local)).status).toBe(422)
    })

    test('a new password ends the sessions of the account', async () => {
      const headers = await client.signedInAs({
        email: 'otto@juwelier.example',
        role: 'editor',
        project: Number(shop.project),
      })
      const [otto] = await get('/users?filter[email]=otto@juwelier.example', admin)
      expect((await client.call('PATCH', `/users/${otto?.id}`, { password: 'short' }, admin)).status).toBe(422)
      expect(
        (await client.call('PATCH', `/users/${otto?.id}`, { password: 'another long password' }, admin)).status,
      ).toBe(200)
      expect((await client.call('GET', '/users/me', undefined, headers)).status).toBe(401)
      const again = { email: 'otto@juwelier.example', password: 'another long password' }
      expect((await client.call('POST', '/auth/authenticate', again)).status).toBe(200)
    })

    test('everybody sees and changes the own account, but not its role', async () => {
      expect(await get('/users/me', editor)).toMatchObject({ email: 'eva@juwelier.example', role: 'editor' })
      expect((await client.call('PATCH', '/users/me', { first_name: 'Eva' }, editor)).body.data).toMatchObject({
        first_name: 'Eva',
      })
      expect((await client.call('PATCH', '/users/me', { role: 1 }, editor)).status).toBe(403)
      const change = { password: 'another long password' }
      expect((await client.call('PATCH', '/users/me', change, editor)).status).toBe(403)
    })
  })

  test('roles and permissions are changed by an administrator of all projects alone', async () => {
    expect((await get('/roles', local)).map(({ name }) => name)).toEqual([
      'administrator',
      'editor',
      'shop_staff',
      'public',
    ])
    const permission = { role: await roleId('editor'), collection: 'page', action: 'delete', fields: [] }
    expect((await client.call('POST', '/permissions', permission, local)).status).toBe(403)
    const made = await client.call('POST', '/permissions', permission, admin)
    expect(made.status).toBe(200)
    const page = await client.call('POST', '/items/page', { name: 'probe' }, editor)
    const path = `/items/page/${page.body.data.id}`
    expect((await client.call('DELETE', path, undefined, editor)).status).toBe(403)
    expect((await client.call('DELETE', `/permissions/${made.body.data.id}`, undefined, admin)).status).toBe(204)
    expect((await client.call('DELETE', path, undefined, editor)).status).toBe(204)
  })

  test('settings are kept for each project', async () => {
    const made = await client.call('POST', '/settings', { key: 'greeting', value: 'Guten Tag' }, local)
    expect(made.body.data).toMatchObject({ project: shop.project, key: 'greeting', value: 'Guten Tag' })
    const elsewhere = { ...admin, 'x-directus-project': 'konkurrenz.example' }
    expect(await get('/settings', local)).toHaveLength(1)
    expect((await get('/settings?filter[project.domain]=juwelier.example', elsewhere)) as Json[]).toHaveLength(1)
    expect((await client.call('GET', '/settings')).status).toBe(401)
  })

  describe('the description of the model', () => {
    test('lists the collections that the caller may read, with their fields and actions', async () => {
      const collections = await get('/collections', editor)
      const names = collections.map(({ collection }) => collection)
      expect(names).toContain('ecommerce_product')
      expect(names).not.toContain('users')
      const product = await get('/collections/ecommerce_product', editor)
      expect(product).toMatchObject({
        area: 'catalogue',
        sort_field: 'sort',
        status_field: 'status',
        actions: ['create', 'update', 'delete'],
      })
      expect((product.fields as Json).price_brutto).toMatchObject({
        type: 'money',
        min: 0,
        required: false,
        readonly: false,
      })
      expect((await get('/collections/ecommerce_settings', editor)).actions).toEqual([])
    })

    test('gives single fields and the relations with both of their ends', async () => {
      expect(await get('/fields/brand/slug', editor)).toMatchObject({ type: 'text', format: 'slug', required: true })
      expect((await get('/fields/brand', editor)).length).toBeGreaterThan(10)
      expect(await get('/relations', editor)).toContainEqual(
        expect.objectContaining({
          collection_many: 'page_section',
          field_many: 'page',
          collection_one: 'page',
          field_one: 'sections',
        }),
      )
    })

    test('is not for visitors, and names what does not exist', async () => {
      for (const path of ['/collections', '/fields', '/relations', '/revisions'])
        expect((await client.call('GET', path)).status).toBe(401)
      expect((await client.call('GET', '/collections/users', undefined, editor)).status).toBe(404)
      expect((await client.call('GET', '/fields/brand/colour', undefined, editor)).status).toBe(400)
    })
  })

  describe('health', () => {
    test('tells everyone whether each part works, and nothing else', async () => {
      for (const headers of [undefined, local, editor, { authorization: 'Bearer forged' }]) {
        const { status, body } = await client.call('GET', '/server/health', undefined, headers)
        expect(status).toBe(200)
        expect(body.data).toEqual({ status: 'ok', database: { status: 'ok' }, disk: { status: 'ok' } })
      }
    })

    test('tells administrators of all projects what was measured', async () => {
      const { status, body } = await client.call('GET', '/server/health', undefined, admin)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({
        status: 'ok',
        version: '1.2.3',
        database: { status: 'ok' },
        disk: { status: 'ok', free_bytes: 5 },
      })
    })

    test('is 503 when a part fails, without saying why to the outside', async () => {
      const broken = testClient(database(), {
        health: { mail: async () => Promise.reject(new Error('smtp://user:secret@host')) },
      })
      const { status, body } = await broken.call('GET', '/server/health')
      expect(status).toBe(503)
      expect(body.data).toMatchObject({ status: 'failed', mail: { status: 'failed' }, database: { status: 'ok' } })
      expect(JSON.stringify(body)).not.toContain('secret')
    })
  })
})

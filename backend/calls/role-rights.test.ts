import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let chief: Record<string, string>
  let staff: Record<string, string>

  beforeAll(async () => {
    const domain = 'rollen.example'
    const project = Number(
      await insertTree(database(), 'project', { domain, display_name: 'Rollen', languages: ['de'] }),
    )
    client = testClient(database(), { defaultDomain: domain })
    chief = await client.signedInAs({ email: 'chief@rollen.example', role: 'administrator' })
    staff = await client.signedInAs({ email: 'staff@rollen.example', role: 'shop_staff', project })
  })

  const roleId = async (name: string) =>
    (await database().selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const rightsOf = async (id: unknown) => {
    const { body } = await client.call('GET', `/roles/${id}/rights`, undefined, chief)
    return Object.fromEntries(body.data.map(({ collection, actions }) => [String(collection), actions]))
  }

  test('the rights of a role are those that its accounts have', async () => {
    const rights = await rightsOf(await roleId('shop_staff'))
    expect(rights).toMatchObject({
      ecommerce_order: ['read', 'update'],
      ecommerce_product: ['create', 'read', 'update', 'delete'],
      ecommerce_settings: ['read'],
    })
    expect(rights).not.toHaveProperty('users')
    expect(rights).not.toHaveProperty('mail')
  })

  test('a role of one’s own may do nothing until it is allowed to, and then just that', async () => {
    const made = await client.call('POST', '/roles', { name: 'aushilfe', description: 'Samstags' }, chief)
    const { id } = made.body.data
    expect(await rightsOf(id)).toEqual({})
    for (const action of ['read', 'update'])
      await client.call('POST', '/permissions', { role: id, collection: 'page', action }, chief)
    expect(await rightsOf(id)).toEqual({ page: ['read', 'update'] })
  })

  test('only who may read roles learns of their rights', async () => {
    const path = `/roles/${await roleId('editor')}/rights`
    expect((await client.call('GET', path, undefined, staff)).status).toBe(403)
    expect((await client.call('GET', path)).status).toBe(401)
    expect((await client.call('GET', '/roles/999999/rights', undefined, chief)).status).toBe(404)
    expect((await client.call('GET', '/roles/x/rights', undefined, chief)).status).toBe(404)
  })
})

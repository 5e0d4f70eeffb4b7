import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let admin: Record<string, string>
  let role: number
  let project: number

  beforeAll(async () => {
    project = Number((await sampleShop(database(), 'juwelier.example')).project)
    client = testClient(database(), { defaultDomain: 'juwelier.example' })
    admin = await client.signedInAs({ email: 'admin@agentur.example', role: 'administrator' })
    role = Number((await client.call('GET', '/roles?filter[name]=editor&single=1', undefined, admin)).body.data.id)
  })

  const call = async (method: string, path: string, body?: Json) => {
    const { status, body: answer } = await client.call(method, path, body, admin)
    return { status, data: answer.data, message: answer.error?.message }
  }
  const newPermission = (record: Json) => call('POST', '/permissions', { role, action: 'delete', ...record })

  test.each(['nope', 'users', '__proto__'])(
    'a permission for the collection %s is refused: it is none of the contents',
    async (collection) => {
      expect(await newPermission({ collection })).toMatchObject({
        status: 422,
        message: expect.stringContaining('collection is not a collection of contents'),
      })
    },
  )

  test.each([[['nope']], [[5, { toString: 1 }]], [['*']], [['title', 'name']]])(
    'a permission for the fields %j is refused: pages do not have them all',
    async (fields) => {
      expect(await newPermission({ collection: 'page', fields })).toMatchObject({
        status: 422,
        message: expect.stringContaining('fields must list names of fields of page'),
      })
    },
  )

  test('what a change makes of a permission is checked alike, and a refused one changes nothing', async () => {
    const made = await newPermission({ collection: 'page', action: 'read', fields: ['name'] })
    const path = `/permissions/${made.data.id}`
    expect((await call('PATCH', path, { fields: ['nope'] })).status).toBe(422)
    expect((await call('PATCH', path, { collection: 'faq' })).status).toBe(422)
    expect((await call('GET', path)).data).toMatchObject({ collection: 'page', fields: ['name'] })
    expect((await call('PATCH', path, { fields: ['name', 'status'] })).status).toBe(200)
  })

  test('a role has one permission for an action on a collection, in all projects and in each of them', async () => {
    const made = await newPermission({ collection: 'brand', fields: [] })
    expect(made.status).toBe(200)
    expect((await newPermission({ collection: 'brand', fields: null })).status).toBe(409)
    expect((await newPermission({ collection: 'brand', project })).status).toBe(200)
    expect((await newPermission({ collection: 'brand', project })).status).toBe(409)
    const other = await newPermission({ collection: 'brand', action: 'update' })
    expect((await call('PATCH', `/permissions/${other.data.id}`, { action: 'delete' })).status).toBe(409)
  })
})

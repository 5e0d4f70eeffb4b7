import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let shop: Awaited<ReturnType<typeof sampleShop>>
  let admin: Record<string, string>
  let local: Record<string, string>

  beforeAll(async () => {
    shop = await sampleShop(database(), 'juwelier.example')
    client = testClient(database(), { defaultDomain: 'juwelier.example' })
    admin = await client.signedInAs({ email: 'admin@agentur.example', role: 'administrator' })
    local = await client.signedInAs({
      email: 'chef@juwelier.example',
      role: 'administrator',
      project: Number(shop.project),
    })
  })

  const get = async (path: string, headers = admin) => (await client.call('GET', path, undefined, headers)).body.data
  const roleId = async (name: string) => (await get(`/roles?filter[name]=${name}&single=1`)).id

  test('nobody deletes the own account', async () => {
    for (const headers of [admin, local]) {
      const { id } = await get('/users/me', headers)
      expect(await client.call('DELETE', `/users/${id}`, undefined, headers)).toMatchObject({
        status: 409,
        body: { error: { message: 'Your own account can only be deleted by others' } },
      })
    }
  })

  test('another account is deleted, and its revision names who did it', async () => {
    await client.signedInAs({ email: 'gast@juwelier.example', role: 'editor', project: Number(shop.project) })
    const [guest] = await get('/users?filter[email]=gast@juwelier.example')
    expect((await client.call('DELETE', `/users/${guest?.id}`, undefined, admin)).status).toBe(204)
    const { id } = await get('/users/me')
    const kept = await database().selectFrom('revisions').selectAll().where('collection', '=', 'users').execute()
    expect(kept).toMatchObject([{ item: String(guest?.id), action: 'delete', user: id, project: shop.project }])
  })

  test('the last administrator of all projects keeps the rights, the project and the account', async () => {
    const { id } = await get('/users/me')
    const changes = [{ role: await roleId('editor') }, { status: 'suspended' }, { project: Number(shop.project) }]
    for (const change of changes)
      expect(await client.call('PATCH', `/users/${id}`, change, admin)).toMatchObject({
        status: 409,
        body: { error: { message: 'The installation would have no administrator of all projects left' } },
      })
    const renamed = await client.call('PATCH', `/roles/${await roleId('administrator')}`, { name: 'boss' }, admin)
    expect(renamed.status).toBe(409)
    expect(await get('/users/me')).toMatchObject({ role: 'administrator', status: 'active', project: null })
  })

  test('one of two administrators may go', async () => {
    const second = await client.signedInAs({ email: 'zwei@agentur.example', role: 'administrator' })
    const { id } = await get('/users/me', second)
    expect((await client.call('PATCH', `/users/${id}`, { status: 'suspended' }, second)).status).toBe(200)
    expect((await client.call('DELETE', `/users/${id}`, undefined, admin)).status).toBe(204)
  })

  test('a project is deleted, and its revision is kept without it', async () => {
    const record = { domain: 'weg.example', display_name: 'Weg', languages: ['de'] }
    const { id } = (await client.call('POST', '/items/project', record, admin)).body.data
    expect((await client.call('DELETE', `/items/project/${id}`, undefined, admin)).status).toBe(204)
    const last = (table: string) =>
      database()
        .selectFrom(table)
        .selectAll()
        .where('collection', '=', 'project')
        .orderBy('id', 'desc')
        .executeTakeFirst()
    expect(await last('revisions')).toMatchObject({ item: String(id), action: 'delete', project: null })
    expect(await last('changes')).toMatchObject({ item: String(id), action: 'delete', project: id })
  })

  test('a project is deleted with its contents', async () => {
    const { project } = await sampleShop(database(), 'voll.example')
    const answer = await client.call('DELETE', `/items/project/${project}`, undefined, admin)
    expect([answer.status, answer.body.error]).toEqual([204, undefined])
    const left = await database().selectFrom('page').select('id').where('project', '=', project).execute()
    expect(left).toEqual([])
  })
})

import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let anna: Record<string, string>
  let bert: Record<string, string>
  let path: string

  beforeAll(async () => {
    const { project } = await sampleShop(database(), 'juwelier.example')
    client = testClient(database(), { defaultDomain: 'juwelier.example' })
    const as = (email: string, first_name: string) =>
      client.signedInAs({ email, first_name, role: 'editor', project: Number(project) })
    anna = await as('anna@juwelier.example', 'Anna')
    bert = await as('bert@juwelier.example', 'Bert')
    const tag = { display_name: 'Neu', slug: 'neu' }
    path = `/items/ecommerce_tag/${(await client.call('POST', '/items/ecommerce_tag', tag, anna)).body.data.id}`
  })

  const read = async () => {
    const { body } = await client.call('GET', `${path}?meta=revision`, undefined, anna)
    return (body as unknown as { meta: { revision: number } }).meta.revision
  }
  const write = (who: Record<string, string>, revision: number, display_name: string) =>
    client.call('PATCH', path, { display_name }, { ...who, 'if-match': `"${revision}"` })

  test('of two who read the same revision the second is refused, and nothing of the first is overwritten', async () => {
    const revision = await read()
    expect((await write(bert, revision, 'Neuheit')).status).toBe(200)
    const second = await write(anna, revision, 'Frisch')
    expect([second.status, second.body.error?.code]).toEqual([412, 206])
    expect((await client.call('GET', path, undefined, anna)).body.data.display_name).toBe('Neuheit')
  })

  test('of two who write at the same moment one is refused', async () => {
    const revision = await read()
    const both = await Promise.all([write(anna, revision, 'A'), write(bert, revision, 'B')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  test('the history tells who it was by name', async () => {
    await write(bert, await read(), 'Von Bert')
    const { body } = await client.call('GET', '/revisions?collection=ecommerce_tag&limit=1', undefined, anna)
    expect(body.data[0]).toMatchObject({ action: 'update', by: 'Bert' })
  })

  test.each(['7', '"x"', 'W/"7"'])('If-Match: %s is refused before anything is written', async (given) => {
    const answer = await client.call('PATCH', path, { display_name: 'X' }, { ...anna, 'if-match': given })
    expect([answer.status, answer.body.error?.message]).toEqual([400, expect.stringMatching(/^If-Match/)])
  })

  test('visitors are not told the revision', async () => {
    expect((await client.call('GET', `${path}?meta=revision`)).status).toBe(422)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let editor: Record<string, string>
  let elsewhere: Record<string, string>

  beforeAll(async () => {
    const shop = await sampleShop(database(), 'juwelier.example')
    const other = await sampleShop(database(), 'konkurrenz.example')
    client = testClient(database(), { defaultDomain: 'juwelier.example' })
    editor = await client.signedInAs({ email: 'eva@juwelier.example', role: 'editor', project: Number(shop.project) })
    const theirs = testClient(database(), { defaultDomain: 'konkurrenz.example' })
    const token = await theirs.signedInAs({
      email: 'kai@konkurrenz.example',
      role: 'editor',
      project: Number(other.project),
    })
    elsewhere = { ...token, 'x-directus-project': 'konkurrenz.example' }
  })

  const call = async (method: string, path: string, body?: Json, headers = editor) => {
    const answer = await client.call(method, path, body, headers)
    expect(answer.body.error).toBeUndefined()
    return answer.body.data
  }
  const newPage = async (name: string) =>
    call('POST', '/items/page?fields=id,translations.*', {
      name,
      status: 'published',
      translations: [
        { language: 'de', title: 'Alt' },
        { language: 'en', title: 'Old' },
      ],
    })
  const revisions = (id: unknown) => call('GET', `/revisions?collection=page&item=${id}`)

  test('every write keeps a revision of the whole item, with who made it', async () => {
    const page = await newPage('watches')
    await call('PATCH', `/items/page/${page.id}`, { hide_clock: true })
    const [german] = page.translations as { id: number }[]
    await call('PATCH', `/items/page_translation/${german?.id}`, { title: 'Neu' })
    const found = await revisions(page.id)
    expect(found.map(({ action }) => action)).toEqual(['update', 'update', 'create'])
    expect(found[0]).toMatchObject({
      collection: 'page',
      item: String(page.id),
      user: expect.any(Number),
      data: { hide_clock: true, translations: [{ title: 'Neu' }, { title: 'Old' }] },
    })
    expect(found[2]).toMatchObject({ data: { hide_clock: false, translations: [{ title: 'Alt' }, { title: 'Old' }] } })
  })

  test('a revision is compared with the item as it is, or with another revision', async () => {
    const page = await newPage('jewelry')
    const [german] = page.translations as { id: number }[]
    await call('PATCH', `/items/page/${page.id}`, {
      status: 'archived',
      translations: [{ id: german?.id, title: 'Neu' }],
    })
    const [now, first] = await revisions(page.id)
    const expected = [
      { field: 'status', before: 'published', after: 'archived' },
      { field: `translations.${german?.id}.title`, before: 'Alt', after: 'Neu' },
    ]
    expect(await call('GET', `/revisions/${first?.id}/compare`)).toEqual(expected)
    expect(await call('GET', `/revisions/${first?.id}/compare?with=${now?.id}`)).toEqual(expected)
    expect(await call('GET', `/revisions/${now?.id}/compare`)).toEqual([])
  })

  test('restoring brings back values, removed parts and their ids, and removes what came later', async () => {
    const page = await newPage('beads')
    const [german, english] = page.translations as { id: number }[]
    await call('PATCH', `/items/page/${page.id}`, {
      status: 'draft',
      translations: [
        { id: english?.id, $delete: true },
        { id: german?.id, title: 'Neu' },
        { language: 'fr', title: 'Nouveau' },
      ],
    })
    const first = (await revisions(page.id)).at(-1)
    const restored = await call('POST', `/revisions/${first?.id}/restore?fields=id,status,translations.*`)
    expect(restored).toEqual({ id: page.id, status: 'published', translations: page.translations })
    expect((await revisions(page.id))[0]).toMatchObject({ action: 'restore' })
  })

  test('a deleted item comes back', async () => {
    const page = await newPage('optics')
    await call('DELETE', `/items/page/${page.id}`)
    const [last] = await revisions(page.id)
    expect(last).toMatchObject({ action: 'delete', data: { name: 'optics' } })
    const restored = await call('POST', `/revisions/${last?.id}/restore?fields=id,name,translations.*`)
    expect(restored).toEqual({ id: page.id, name: 'optics', translations: page.translations })
  })

  test('revisions of another project do not exist', async () => {
    const page = await newPage('events')
    const [revision] = await revisions(page.id)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/compare'],
      ['POST', '/restore'],
    ] as const)
      expect((await client.call(method, `/revisions/${revision?.id}${path}`, undefined, elsewhere)).status).toBe(404)
    expect(await call('GET', `/revisions?collection=page&item=${page.id}`, undefined, elsewhere)).toEqual([])
  })

  test.each(['/revisions?limit=0', '/revisions?limit=1000', '/revisions?page=x', '/revisions/x'])(
    '%s is refused',
    async (path) => {
      expect((await client.call('GET', path, undefined, editor)).status).toBe(422)
    },
  )
})

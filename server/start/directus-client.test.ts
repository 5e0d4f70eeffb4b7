import { SDK } from '@directus/sdk-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SampleServer, startSample } from './sample-server.ts'
import { fillTenants, OWN, PASSWORD } from './sample-tenants.ts'

let backend: SampleServer
let site: SampleServer

beforeAll(async () => {
  backend = await startSample({}, fillTenants)
  site = await startSample({ BACKEND_URL: backend.address })
})

afterAll(async () => {
  await site.close()
  await backend.close()
})

/** The data of an answer, of which the client's own types say something else than it answers. */
const dataOf = async <Data>(call: Promise<unknown>) => ((await call) as { data: Data }).data

const serverOf = { 'one process': () => backend, 'site and backend apart': () => site }

describe.each(Object.entries(serverOf))('the published client of a Directus 8: %s', (processes, server) => {
  const client = (mode: 'jwt' | 'cookie' = 'jwt') => new SDK({ url: server().address, project: OWN, mode })

  async function signedIn(email = `installation@${OWN}`) {
    const sdk = client()
    await sdk.login({ email, password: PASSWORD })
    return sdk
  }

  test('signs in, refreshes its token, knows who it is and signs out', async () => {
    const sdk = client()
    expect(await sdk.isLoggedIn()).toBe(false)
    const signedInAs = { email: `editor@${OWN}`, password: PASSWORD }
    const { token, user } = await dataOf<{ token: string; user: object }>(sdk.login(signedInAs))
    expect(user).toMatchObject({ email: `editor@${OWN}`, role: 'editor' })
    expect(await sdk.isLoggedIn()).toBe(true)
    const refreshed = await sdk.refresh(token)
    expect(refreshed.data.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect((await sdk.getMe()).data).toMatchObject({ email: `editor@${OWN}` })
    await sdk.logout()
    expect(await sdk.isLoggedIn()).toBe(false)
  })

  test('asks for a new password and is told why one is not set', async () => {
    await client().requestPasswordReset(`staff@${OWN}`, 'https://any.example/reset')
    await expect(client().resetPassword('another long password', 'no.such.token')).rejects.toMatchObject({
      code: '104',
      method: 'POST',
    })
  })

  test('reads items with every parameter of the grammar', async () => {
    const sdk = await signedIn()
    const { data, meta } = await sdk.getItems<{ slug: string; manufacturer: { slug: string } }[]>('ecommerce_product', {
      fields: ['slug', 'manufacturer.slug'],
      filter: { slug: { in: ['master', 'spirit', 'nova'] }, price_brutto: { gte: 100 } },
      sort: ['-slug'],
      limit: 1,
      offset: 1,
      status: ['published', 'draft'],
      meta: ['*'],
    } as object)
    expect(data).toEqual([{ slug: 'master', manufacturer: { slug: 'longines' } }])
    expect(meta).toMatchObject({ collection: 'ecommerce_product', filter_count: 2, page_count: 2, page: 2 })
    const one = await sdk.getItems('ecommerce_product', { single: true, q: 'nova', fields: 'slug' } as object)
    expect(one.data).toEqual({ slug: 'nova' })
    const stranger = await client().getItems<{ slug: string }[]>('ecommerce_product', { sort: 'slug' } as object)
    expect(stranger.data.map(({ slug }) => slug)).toEqual(['band', 'master', 'nova', 'spirit'])
    expect(stranger).toHaveProperty('public', true)
  })

  test('makes, changes, reverts and deletes items, one and several', async () => {
    const sdk = await signedIn(`editor@${OWN}`)
    type Tag = { id: number; display_name: string; slug: string }
    const first = (await sdk.createItem('ecommerce_tag', { display_name: 'Eins', slug: 'eins' })).data as Tag
    const more = [
      { display_name: 'Zwei', slug: 'zwei' },
      { display_name: 'Drei', slug: 'drei' },
    ]
    const others = await dataOf<Tag[]>(sdk.createItems('ecommerce_tag', more))
    const ids = others.map(({ id }) => id)
    await sdk.updateItem('ecommerce_tag', first.id, { display_name: 'Erstes' })
    const both = await sdk.updateItems('ecommerce_tag', [
      { id: ids[0], display_name: 'Zweites' },
      { id: ids[1], display_name: 'Drittes' },
    ])
    expect(both.data).toMatchObject([{ display_name: 'Zweites' }, { display_name: 'Drittes' }])
    const { data: revisions } = await sdk.getItemRevisions('ecommerce_tag', first.id)
    expect(revisions.map(({ data }) => (data as Tag).display_name)).toEqual(['Erstes', 'Eins'])
    await sdk.revert('ecommerce_tag', first.id, Number(revisions[1]?.id))
    expect((await sdk.getItem<Tag>('ecommerce_tag', first.id)).data.display_name).toBe('Eins')
    await sdk.deleteItem('ecommerce_tag', first.id)
    await sdk.deleteItems('ecommerce_tag', ids)
    expect((await sdk.getItems<Tag[]>('ecommerce_tag')).data.map(({ slug }) => slug)).toEqual(['neuheit'])
  })

  test('reads, uploads and shows files', async () => {
    const sdk = await signedIn(`editor@${OWN}`)
    // Outside of a browser its own upload names no boundary.
    const form = new FormData()
    form.set('file', new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"></svg>'], 'logo.svg'))
    const headers = { authorization: `Bearer ${sdk.config.token}` }
    const answer = await fetch(`${server().address}/${OWN}/files`, { method: 'POST', headers, body: form })
    const { data } = (await answer.json()) as { data: { id: string } }
    expect((await sdk.getFile(data.id)).data).toMatchObject({ filename: 'logo.svg' })
    expect((await sdk.getFiles()).data).toContainEqual(expect.objectContaining({ id: data.id }))
    const shown = await fetch(sdk.getAssetUrl(data.id), { headers })
    expect(shown.headers.get('content-type')).toBe('image/svg+xml')
    await sdk.deleteItem('directus_files', data.id)
    await expect(sdk.getFile(data.id)).rejects.toMatchObject({ code: '203' })
  })

  test('describes the model', async () => {
    const sdk = await signedIn(`editor@${OWN}`)
    const collections = await dataOf<{ collection: string }[]>(sdk.getCollections())
    expect(collections.map(({ collection }) => collection)).toContain('ecommerce_product')
    expect((await sdk.getCollection('brand')).data).toMatchObject({ collection: 'brand' })
    expect((await sdk.getFields('brand')).data).toContainEqual(expect.objectContaining({ field: 'slug' }))
    expect((await sdk.getField('brand', 'slug')).data).toMatchObject({ field: 'slug', type: 'text' })
    const all = await dataOf<object[]>(sdk.getAllFields())
    expect(all).toContainEqual(expect.objectContaining({ collection: 'page', field: 'name' }))
    const relations = await dataOf<object[]>(sdk.getRelations())
    expect(relations).toContainEqual(expect.objectContaining({ field_many: 'manufacturer' }))
    const [many] = await sdk.getCollectionRelations('ecommerce_product')
    expect(await dataOf<object[]>(Promise.resolve(many))).toContainEqual(
      expect.objectContaining({ field_many: 'category' }),
    )
  })

  test('reads and writes accounts, roles, rights and settings, and reads what happened', async () => {
    const sdk = await signedIn()
    await fetch(`${server().address}/${OWN}/auth/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sdk.config.token}` },
      body: JSON.stringify({ current_password: PASSWORD }),
    })
    const users = await sdk.getUsers()
    expect(users.data).toContainEqual(expect.objectContaining({ email: `staff@${OWN}` }))
    const roles = await dataOf<{ id: number; name: string }[]>(sdk.getRoles())
    const editor = roles.find(({ name }) => name === 'editor')
    expect((await sdk.getRole(Number(editor?.id))).data).toMatchObject({ name: 'editor' })
    const made = await dataOf<{ id: number }>(sdk.createItem('directus_roles', { name: `Lager, ${processes}` }))
    await sdk.updateRole(made.id, { description: 'Zählt' })
    const { data: right } = (await sdk.api.post('/permissions', {
      role: made.id,
      collection: 'ecommerce_product',
      action: 'read',
    })) as { data: { id: number } }
    expect((await sdk.getPermissions({ filter: { role: made.id } } as object)).data).toContainEqual(
      expect.objectContaining({ id: right.id }),
    )
    await sdk.deleteRole(made.id)
    const own = await dataOf<object[]>(sdk.getMyPermissions())
    expect(own).toContainEqual(expect.objectContaining({ collection: 'page', update: 'full' }))
    expect((await sdk.getSettings()).data).toBeInstanceOf(Array)
    expect((await sdk.getSettingsFields()).data).toContainEqual(expect.objectContaining({ field: 'key' }))
    expect((await sdk.getActivity()).data.length).toBeGreaterThan(0)
  })

  test('is told what the server is', async () => {
    const sdk = client()
    expect(await sdk.ping()).toBe('pong')
    expect((await sdk.serverInfo()).data.api.project_name).toBe(OWN)
    expect((await sdk.projectInfo()).data.server.max_upload_size).toBeGreaterThan(1_000_000)
  })

  test.each(['sw.js', 'icon.svg', 'robots.txt', 'sitemap.xml'])(
    'a file of the site is no project: /%s',
    async (name) => {
      const answer = await fetch(`${server().address}/${name}`)
      expect(await answer.text()).not.toContain('There is no project')
      expect(answer.status).toBe(200)
    },
  )

  test('gets every refusal in the shape that it reads, also for calls that do not exist here', async () => {
    const sdk = await signedIn(`editor@${OWN}`)
    const refused: [() => Promise<unknown>, string][] = [
      // With tokens it leaves a second promise of a refused sign-in to nobody.
      [() => client('cookie').login({ email: 'nobody@any.example', password: 'wrong password' }), '100'],
      [() => sdk.getItems('nonsense'), '200'],
      [() => sdk.getItem('page', 999_999), '203'],
      [() => sdk.getItems('page', { fields: 'colour' } as object), '209'],
      [() => sdk.getItems('page', { filter: { name: { nearly: 'x' } } } as object), '214'],
      [() => sdk.getUsers(), '300'],
      [() => client().createItem('page', {}), '3'],
      [() => sdk.createCollection({ collection: 'x' }), '7'],
      [() => sdk.getThirdPartyAuthProviders(), '7'],
      [() => sdk.getCollectionPresets(), '7'],
      [() => sdk.getInterfaces(), '7'],
      [() => sdk.updateDatabase(), '7'],
      [() => new SDK({ url: server().address, project: 'nobody.example', mode: 'jwt' }).getItems('page'), '10'],
    ]
    for (const [call, code] of refused) await expect(call()).rejects.toMatchObject({ code })
  })
})

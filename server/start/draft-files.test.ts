import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { databaseOn } from '#backend/db/database-on.ts'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { routeKeys } from '#domain/paths/route-map.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const DOMAIN = 'juwelier.example'
const [EMAIL, PASSWORD] = ['chefin@juwelier.example', 'correct horse battery']

const PLACES = [
  ['SQLite', undefined],
  ...(process.env.TEST_DATABASE_URL ? [['PostgreSQL', process.env.TEST_DATABASE_URL]] : []),
] as [string, string | undefined][]

describe.each(PLACES)('on %s, through the port', (_name, cluster) => {
  let server: SampleServer
  let authorization: string
  const database = cluster ? databaseOn(cluster) : undefined

  beforeAll(async () => {
    const url = database && { DATABASE_URL: await database.make() }
    server = await startSample(url, async (db) => {
      const { project } = await sampleShop(db, DOMAIN)
      await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'editor', project: Number(project) })
    })
    const { data } = await (await call('POST', '/auth/authenticate', { email: EMAIL, password: PASSWORD })).json()
    authorization = `Bearer ${data.token}`
  }, 60_000)

  afterAll(async () => {
    await server.close()
    await database?.drop()
  })

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const asEditor = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body, { authorization })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? {} : (await answer.json()).data
  }

  /** A picture that an editor has uploaded, with a title that nobody shall find. */
  async function upload(): Promise<string> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await samplePicture(40, 20))]), 'embargo.jpg')
    form.set('title', 'GEHEIM')
    const answer = await fetch(`${server.address}/files`, { method: 'POST', headers: { authorization }, body: form })
    return (await answer.json()).data.id
  }

  const WAYS = [
    (id: string) => `/assets/${id}`,
    (id: string) => `/assets/${id}?width=80&format=webp`,
    (id: string) => `/files/${id}?fields=filename`,
    (id: string) => `/items/files/${id}?fields=title`,
  ]

  /** Whether strangers have a file, which is so in every way or in none. */
  async function strangersSee(id: string): Promise<boolean> {
    const statuses = await Promise.all(WAYS.map(async (path) => (await call('GET', path(id))).status))
    const { data } = await (await call('GET', '/items/files?fields=id&limit=-1')).json()
    const found = await (await call('GET', '/items/files?filter[title][contains]=GEHEIM&fields=id&limit=-1')).json()
    const texts = await (await call('GET', '/items/files_translation?fields=files&limit=-1')).json()
    const listed = [data, found.data].map((list: { id: string }[]) => list.some((file) => file.id === id))
    const isIn = texts.data.some(({ files }: { files: string }) => files === id)
    const seen = statuses.every((status) => status === 200)
    expect(statuses, id).toEqual(statuses.map(() => (seen ? 200 : 404)))
    expect(listed, id).toEqual([seen, seen])
    if (!seen) expect(isIn, id).toBe(false)
    return seen
  }

  const names = [...routeKeys]
  /** A page of the site that no test has written yet. */
  const freeName = () => names.pop()
  const product = (fields: object) => ({
    slug: `ring-${randomUUID()}`,
    display_name: 'Ring',
    sales_mode: 'display_only',
    ...fields,
  })

  test('a file that nothing shows is nobody’s but the editors’, who have it uncached', async () => {
    const id = await upload()
    expect(await strangersSee(id)).toBe(false)
    const missing = await call('GET', `/assets/${id}`)
    expect(missing.headers.get('cache-control')).toContain('no-store')
    const own = await call('GET', `/assets/${id}`, undefined, { authorization })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await call('GET', `/assets/${id}`, undefined, { authorization: 'Bearer x' })).status).toBe(404)
    expect(await asEditor('GET', `/items/files/${id}?fields=title`)).toEqual({ title: 'GEHEIM' })
  })

  const SHOWING: [string, string, (id: string) => object][] = [
    ['the pictures of a product', 'ecommerce_product', (id) => product({ images: [{ file: id }] })],
    ['a label of a product', 'ecommerce_product', (id) => product({ garan_label: id })],
    ['the text of a product', 'ecommerce_product', (id) => product({ description: `<img src="/assets/${id}">` })],
    ['the picture of a page', 'page', (id) => ({ name: freeName(), image: id })],
    ['a section of a page', 'page', (id) => ({ name: freeName(), sections: [{ kind: 'teaser', image: id }] })],
    [
      'an item of a section',
      'page',
      (id) => ({ name: freeName(), sections: [{ kind: 'teaser', items: [{ image: id }] }] }),
    ],
    [
      'a link in a translated text of a page',
      'page',
      (id) => ({
        name: freeName(),
        translations: [{ language: 'de', body: `<a href="/assets/${id.toUpperCase()}?v=1">Preise</a>` }],
      }),
    ],
  ]

  test.each(SHOWING)(
    '%s: seen the moment it is published, gone when it is withdrawn or deleted',
    async (_, name, make) => {
      const id = await upload()
      const record = await asEditor('POST', `/items/${name}`, { ...make(id), status: 'draft' })
      const path = `/items/${name}/${record.id}`
      expect(await strangersSee(id)).toBe(false)
      for (const isSeen of [true, false, true]) {
        await asEditor('PATCH', path, { status: isSeen ? 'published' : 'draft' })
        expect(await strangersSee(id)).toBe(isSeen)
      }
      const pinned = await call('GET', `/assets/${id}`)
      expect(pinned.headers.get('cache-control')).toBe('public, max-age=300')
      await asEditor('DELETE', path)
      expect(await strangersSee(id)).toBe(false)
    },
  )

  test('what stands on every page shows its files: logo, menu and legal texts', async () => {
    const [logo, listed, printed] = [await upload(), await upload(), await upload()]
    const project = (await asEditor('GET', '/items/project?fields=id,logo&single=1')) as { id: number }
    await asEditor('PATCH', `/items/project/${project.id}`, { logo })
    await asEditor('POST', '/items/menu_item', { display_name: 'Preise', path: `/assets/${listed}` })
    await asEditor('POST', '/items/legal', {
      translations: [{ language: 'de', image_sources: `<p><a href="/assets/${printed}">Nachweise</a></p>` }],
    })
    for (const id of [logo, listed, printed]) expect(await strangersSee(id)).toBe(true)
    await asEditor('PATCH', `/items/project/${project.id}`, { logo: null })
    expect(await strangersSee(logo)).toBe(false)
  })

  test('a text that names it no more shows it no more, and shows it again when the older state is restored', async () => {
    const id = await upload()
    const body = (text: string) => ({ translations: [{ language: 'de', body: text }] })
    const page = await asEditor('POST', '/items/page?fields=id,translations.id', {
      ...{ name: freeName(), status: 'published' },
      ...body(`<img src="/assets/${id}">`),
    })
    const [revision] = await asEditor('GET', `/revisions?collection=page&item=${page.id}`)
    expect(await strangersSee(id)).toBe(true)
    await asEditor('PATCH', `/items/page/${page.id}`, {
      translations: [{ id: page.translations[0].id, body: '<p>Nichts</p>' }],
    })
    expect(await strangersSee(id)).toBe(false)
    await asEditor('POST', `/revisions/${revision.id}/restore`)
    expect(await strangersSee(id)).toBe(true)
  })

  test('the preview of a draft shows its pictures to its editor, and to nobody else', async () => {
    const id = await upload()
    const draft = {
      name: freeName(),
      status: 'draft',
      translations: [{ language: 'de', body: `<img src="/assets/${id}">` }],
    }
    const { id: preview } = await asEditor('POST', '/previews', { collection: 'page', data: draft })
    const path = `/items/files?filter[id][in]=${id}&fields=id`
    const seen = await call('GET', path, undefined, { authorization, 'x-preview': preview })
    expect((await seen.json()).data).toEqual([{ id }])
    expect((await call('GET', path, undefined, { 'x-preview': preview })).status).toBe(401)
    expect(await strangersSee(id)).toBe(false)
  })
})

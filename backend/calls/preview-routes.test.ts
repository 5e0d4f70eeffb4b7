import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

const DRAFTED = '/items/ecommerce_product?filter[slug][eq]=geheim&fields=display_name,status&single=1'

withDatabases((database) => {
  let client: Client
  let anna: Record<string, string>
  let bert: Record<string, string>
  let eva: Record<string, string>
  let product: number
  let master: number
  let now = new Date('2026-11-20T12:00:00Z')

  beforeAll(async () => {
    const { project, secret, master: published } = await sampleShop(database(), 'juwelier.example')
    product = Number(secret)
    master = Number(published)
    client = testClient(database(), { defaultDomain: 'juwelier.example', now: () => now })
    const as = (email: string) => client.signedInAs({ email, role: 'shop_staff', project: Number(project) })
    anna = await as('anna@juwelier.example')
    bert = await as('bert@juwelier.example')
    eva = await client.signedInAs({ email: 'eva@juwelier.example', role: 'editor', project: Number(project) })
  })

  beforeEach(() => {
    now = new Date('2026-11-20T12:00:00Z')
  })

  const keep = async (draft: Json) =>
    client.call('POST', '/previews', { collection: 'ecommerce_product', ...draft }, anna)
  const idOf = async (draft: Json) => String((await keep(draft)).body.data.id)
  const drafted = (id: string, who: Record<string, string> = anna) =>
    client.call('GET', DRAFTED, undefined, { ...who, 'x-preview': id })

  test('its editor sees a draft as visitors would see it saved and published, and nothing is written', async () => {
    const history = () => database().selectFrom('revisions').select('id').execute()
    const before = await history()
    const id = await idOf({ item: product, data: { display_name: 'Bald zu sehen' } })
    const seen = await drafted(id)
    expect(seen.body).toEqual({ data: { display_name: 'Bald zu sehen', status: 'published' }, public: true })
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.headers.get('x-tags')).toBeNull()
    expect((await client.call('GET', DRAFTED)).status).toBe(404)
    expect((await client.call('GET', DRAFTED, undefined, anna)).body.data.display_name).toBe('geheim')
    expect(await history()).toEqual(before)
  })

  test('a preview shows no more than visitors may see: other drafts stay hidden', async () => {
    const id = await idOf({ item: master, data: { display_name: 'Neu' } })
    expect((await drafted(id)).status).toBe(404)
  })

  test.each([[{ toString: 1 }], [[1]], [true]])('what is no id of an item, like %j, is refused', async (item) => {
    const { status, body } = await keep({ item, data: {} })
    expect([status, body.error?.message]).toEqual([422, 'item must be the id of an item'])
  })

  test('who types on leaves one preview behind, and takes the place of nobody else’s', async () => {
    const first = await idOf({ item: product, data: { display_name: 'Erst' } })
    const second = await idOf({ item: product, data: { display_name: 'Dann' }, replaces: first })
    expect((await drafted(first)).status).toBe(404)
    expect((await drafted(second)).body.data.display_name).toBe('Dann')
    const ofBert = { collection: 'ecommerce_product', item: product, data: {}, replaces: second }
    expect((await client.call('POST', '/previews', ofBert, bert)).status).toBe(200)
    expect((await drafted(second)).status).toBe(200)
    expect((await keep({ item: product, data: {}, replaces: 7 })).status).toBe(422)
  })

  test('what is not made yet has a preview too', async () => {
    const id = await idOf({ data: { display_name: 'Ganz neu', slug: 'ganz-neu', status: 'draft' } })
    const path = '/items/ecommerce_product?filter[slug][eq]=ganz-neu&fields=display_name&single=1'
    const seen = await client.call('GET', path, undefined, { ...anna, 'x-preview': id })
    expect(seen.body.data).toEqual({ display_name: 'Ganz neu' })
    expect((await client.call('GET', path, undefined, anna)).status).toBe(404)
  })

  test('a stranger, a colleague and whoever comes too late see none of it', async () => {
    const id = await idOf({ item: product, data: { display_name: 'Bald zu sehen' } })
    expect((await drafted(id, {})).status).toBe(401)
    expect((await client.call('GET', `/previews/${id}`)).status).toBe(401)
    expect((await drafted(id, bert)).status).toBe(404)
    expect((await client.call('GET', `/previews/${id}`, undefined, anna)).status).toBe(200)
    now = new Date('2026-11-20T12:16:00Z')
    expect((await client.call('GET', `/previews/${id}`, undefined, anna)).status).toBe(404)
    expect((await drafted(id)).status).toBe(404)
    expect((await drafted('no-id')).status).toBe(404)
  })

  test('what could not be saved has no preview', async () => {
    const bad = await keep({ item: product, data: { price_brutto: -1 } })
    expect([bad.status, bad.body.error?.code]).toEqual([422, 114])
    expect((await keep({ item: 999_999, data: {} })).status).toBe(404)
    expect((await keep({ collection: 'page', data: { name: 'contact' } })).status).toBe(403)
    expect((await keep({ collection: 'users', data: {} })).status).toBe(404)
    expect((await keep({ item: product, data: 'text' })).status).toBe(422)
  })

  test('news of a day to come are shown as of that day, and what is there already as of now', async () => {
    const news = async (day: string) => {
      const data = { display_name: 'Winter', slug: `winter-${day}`, day }
      const id = String((await client.call('POST', '/previews', { collection: 'news', data }, eva)).body.data.id)
      return (await client.call('GET', `/previews/${id}`, undefined, eva)).body.data.moment
    }
    expect(await news('2026-12-10')).toBe('2026-12-09T23:00:00.000Z')
    expect(await news('2026-11-20')).toBeNull()
  })
})

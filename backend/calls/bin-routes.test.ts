import { beforeAll, expect, test } from 'vitest'
import { lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeBin } from '../items/bin.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let shop: Awaited<ReturnType<typeof sampleShop>>
  let editor: Record<string, string>
  let staff: Record<string, string>
  let elsewhere: Record<string, string>
  let now = new Date('2026-07-01T10:00:00.000Z')

  beforeAll(async () => {
    shop = await sampleShop(database(), 'papierkorb.example')
    const other = await sampleShop(database(), 'nebenan.example')
    client = testClient(database(), { defaultDomain: 'papierkorb.example', now: () => now })
    const project = Number(shop.project)
    editor = await client.signedInAs({ email: 'eva@papierkorb.example', role: 'editor', project })
    staff = await client.signedInAs({ email: 'stefan@papierkorb.example', role: 'shop_staff', project })
    const account = { email: 'n@nebenan.example', role: 'editor', project: Number(other.project) } as const
    const theirs = await testClient(database(), { defaultDomain: 'nebenan.example', now: () => now }).signedInAs(
      account,
    )
    elsewhere = { ...theirs, 'x-directus-project': 'nebenan.example' }
  })

  const bin = async (headers = editor) => (await client.call('GET', '/bin', undefined, headers)).body.data
  const removed = async (path: string) => {
    expect((await client.call('DELETE', path, undefined, editor)).status).toBe(204)
    const [entry] = await bin()
    return Number(entry?.id)
  }
  const restore = (id: number, headers = editor) => client.call('POST', `/bin/${id}/restore`, undefined, headers)
  const row = async (db: Database, table: string, id: unknown) =>
    db.selectFrom(table).selectAll().where('id', '=', Number(id)).executeTakeFirst()

  test('a product comes back with its variants, texts, tags and ratings, and says who deleted it', async () => {
    const fields = 'fields=*,translations.*,product_variants.*,tags.*,attributes.*,subcategories.*,ratings.*'
    const read = async () =>
      (await client.call('GET', `/items/ecommerce_product/${shop.master}?${fields}`, undefined, editor)).body
    const before = await read()
    const id = await removed(`/items/ecommerce_product/${shop.master}`)
    expect((await bin())[0]).toMatchObject({
      collection: 'ecommerce_product',
      item: String(shop.master),
      by: 'eva@papierkorb.example',
      deleted_on: '2026-07-01T10:00:00.000Z',
      expires_on: '2026-07-31T10:00:00.000Z',
      data: { display_name: 'master' },
    })
    expect((await restore(id)).status).toBe(200)
    expect(await read()).toEqual(before)
    expect(await bin()).toEqual([])
  })

  test('what pointed to it points to it again, unless it points elsewhere by then', async () => {
    const id = await removed(`/items/ecommerce_category/${shop.watches}`)
    expect(await row(database(), 'ecommerce_product', shop.spirit)).toMatchObject({ category: null })
    await client.call('PATCH', `/items/ecommerce_product/${shop.nova}`, { category: shop.rings }, editor)
    expect((await restore(id)).status).toBe(200)
    expect(await row(database(), 'ecommerce_product', shop.spirit)).toMatchObject({ category: shop.watches })
    expect(await row(database(), 'ecommerce_product', shop.nova)).toMatchObject({ category: shop.rings })
    expect(await row(database(), 'ecommerce_subcategory', shop.ladies)).toMatchObject({ category: shop.watches })
  })

  test('everything that points to it again is told to the change feed, however much it is', async () => {
    const project = Number(shop.project)
    const page = Number(await insertTree(database(), 'page', { project, name: 'fern', status: 'draft' }))
    const entries = Array.from({ length: 203 }, (_, at) => ({ project, page, display_name: `Fern ${at}`, sort: at }))
    await addRows(database(), 'menu_item', entries)
    const id = await removed(`/items/page/${page}`)
    const before = await lastChange(database())
    expect((await restore(id)).status).toBe(200)
    const told = await database()
      .selectFrom('changes')
      .select(['item'])
      .where('id', '>', before)
      .where('collection', '=', 'menu_item')
      .execute()
    expect(new Set(told.map(({ item }) => item)).size).toBe(203)
  })

  test('it comes back without what is gone meanwhile', async () => {
    const tag = await removed(`/items/ecommerce_tag/${shop.fresh}`)
    await removed(`/items/ecommerce_product/${shop.master}`)
    expect((await restore(tag)).status).toBe(200)
    const links = await database().selectFrom('ecommerce_product_tag').selectAll().execute()
    expect(links.filter(({ tag_id }) => tag_id === shop.fresh)).toEqual([])
    const [product] = (await bin()).filter(({ item }) => item === String(shop.master))
    expect((await restore(Number(product?.id))).status).toBe(200)
  })

  test('an address that another has by now is named, and nothing is written', async () => {
    const id = await removed(`/items/ecommerce_product/${shop.band}`)
    const twin = { display_name: 'Band', slug: 'band' }
    const { body } = await client.call('POST', '/items/ecommerce_product', twin, editor)
    const refused = await restore(id)
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      'slug is taken by another item of ecommerce_product',
    ])
    expect(await row(database(), 'ecommerce_product', shop.band)).toBeUndefined()
    await client.call('PATCH', `/items/ecommerce_product/${body.data.id}`, { slug: 'band-neu' }, editor)
    expect((await restore(id)).status).toBe(200)
    expect((await restore(id)).status).toBe(404)
  })

  test('who may neither delete nor make a part brings nothing back, and another website’s bin does not exist', async () => {
    const id = await removed(`/items/ecommerce_product/${shop.master}`)
    expect((await restore(id, elsewhere)).status).toBe(404)
    expect(await bin(elsewhere)).toEqual([])
    const chief = await client.signedInAs({ email: 'chef@papierkorb.example', role: 'administrator' })
    const role = (await client.call('GET', '/roles?filter[name]=shop_staff', undefined, chief)).body.data[0]
    const taken: unknown[] = []
    for (const action of ['create', 'delete']) {
      const right = { role: role?.id, collection: 'ecommerce_product_variant', action, fields: [] }
      taken.push((await client.call('POST', '/permissions', right, chief)).body.data.id)
    }
    const refused = await restore(id, staff)
    expect(refused.status).toBe(403)
    expect(await row(database(), 'ecommerce_product', shop.master)).toBeUndefined()
    for (const right of taken) await client.call('DELETE', `/permissions/${right}`, undefined, chief)
    expect((await restore(id, staff)).status).toBe(200)
    expect((await client.call('GET', '/bin')).status).toBe(401)
  })

  test('after 30 days it is gone for good, and so is what was ended by hand', async () => {
    const first = await removed(`/items/ecommerce_product/${shop.spirit}`)
    expect((await client.call('DELETE', `/bin/${first}`, undefined, editor)).status).toBe(204)
    expect((await restore(first)).status).toBe(404)
    const second = await removed(`/items/ecommerce_product/${shop.nova}`)
    now = new Date('2026-07-31T10:00:00.000Z')
    const back = await client.call('POST', '/auth/authenticate', {
      email: 'eva@papierkorb.example',
      password: 'correct horse battery',
    })
    editor = { authorization: `Bearer ${back.body.data.token}` }
    expect((await restore(second)).status).toBe(404)
    await purgeBin(database(), now)
    expect(await database().selectFrom('bin_items').selectAll().execute()).toEqual([])
  })
})

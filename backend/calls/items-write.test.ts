import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

type Shop = Awaited<ReturnType<typeof sampleShop>>

withDatabases((database) => {
  let client: Client
  let shop: Shop
  let other: Shop
  let admin: Record<string, string>
  let editor: Record<string, string>

  beforeAll(async () => {
    shop = await sampleShop(database(), 'juwelier.example')
    other = await sampleShop(database(), 'konkurrenz.example')
    client = testClient(database(), { defaultDomain: 'juwelier.example' })
    admin = await client.signedInAs({ email: 'admin@agentur.example', role: 'administrator' })
    editor = await client.signedInAs({ email: 'eva@juwelier.example', role: 'editor', project: Number(shop.project) })
  })

  const create = async (collection: string, record: Json, query = '') => {
    const { status, body } = await client.call('POST', `/items/${collection}${query}`, record, editor)
    expect(body.error).toBeUndefined()
    expect(status).toBe(200)
    return body.data
  }
  const problems = async (method: string, path: string, record: unknown) => {
    const { status, body } = await client.call(method, path, record, editor)
    expect(status).toBe(422)
    return (body.error as unknown as { fields: { field: string; message: string }[] }).fields
  }

  describe('create', () => {
    test('a record with translations and lists is written in one call, in the project of the request', async () => {
      const page = await create(
        'page',
        {
          name: 'events',
          status: 'published',
          translations: [{ language: 'de', title: 'Veranstaltungen' }],
          sections: [{ kind: 'hero', items: [{ icon: 'ring' }] }],
        },
        '?fields=project,translations.title,sections.items.icon',
      )
      expect(page).toEqual({
        project: shop.project,
        translations: [{ title: 'Veranstaltungen' }],
        sections: [{ items: [{ icon: 'ring' }] }],
      })
    })

    test('several records are written together or not at all', async () => {
      const tags = [
        { display_name: 'A', slug: 'tag-a' },
        { display_name: 'B', slug: 'neuheit' },
      ]
      const { status, body } = await client.call('POST', '/items/ecommerce_tag', tags, editor)
      expect(status).toBe(409)
      expect(body.error?.message).toContain('slug')
      const left = await client.call('GET', '/items/ecommerce_tag?filter[slug]=tag-a', undefined, editor)
      expect(left.body.data).toEqual([])
    })

    test('nobody who is not signed in writes', async () => {
      expect(await client.call('POST', '/items/ecommerce_tag', { display_name: 'X', slug: 'x' })).toMatchObject({
        status: 401,
        body: { error: { code: 3 } },
      })
    })

    test('nothing is written into another project', async () => {
      const record = { project: other.project, display_name: 'X', slug: 'x' }
      expect(await problems('POST', '/items/ecommerce_tag', record)).toEqual([
        { field: 'project', message: 'belongs to another project' },
      ])
      const part = { category: other.watches, display_name: 'X', slug: 'x' }
      expect(await problems('POST', '/items/ecommerce_subcategory', part)).toEqual([
        { field: 'category', message: 'belongs to another project' },
      ])
    })
  })

  describe('change', () => {
    let product: Json
    let path: string

    beforeEach(async () => {
      const slug = `probe-${Math.random().toString(36).slice(2)}`
      product = await create(
        'ecommerce_product',
        {
          display_name: 'Probe',
          slug,
          price_brutto: 10,
          translations: [
            { language: 'de', display_name: 'Probe' },
            { language: 'en', display_name: 'Sample' },
          ],
        },
        '?fields=id,translations.*',
      )
      path = `/items/ecommerce_product/${product.id}`
    })

    test('only the fields given are changed', async () => {
      const { body } = await client.call(
        'PATCH',
        `${path}?fields=display_name,price_brutto`,
        { price_brutto: 12.5 },
        editor,
      )
      expect(body.data).toEqual({ display_name: 'Probe', price_brutto: 12.5 })
    })

    test('rows of a list are changed, added and removed in the same call; the others stay', async () => {
      const [german, english] = product.translations as { id: number }[]
      const change = {
        translations: [
          { id: german?.id, display_name: 'Geändert' },
          { id: english?.id, $delete: true },
          { language: 'fr', display_name: 'Essai' },
        ],
      }
      const { body } = await client.call(
        'PATCH',
        `${path}?fields=translations.language,translations.display_name`,
        change,
        editor,
      )
      expect(body.data.translations).toEqual([
        { language: 'de', display_name: 'Geändert' },
        { language: 'fr', display_name: 'Essai' },
      ])
    })

    test('a row of another item is not reached through this one', async () => {
      const rows = await client.call(
        'GET',
        `/items/ecommerce_product/${shop.master}?fields=translations`,
        undefined,
        editor,
      )
      const [foreign] = rows.body.data.translations as number[]
      expect(await problems('PATCH', path, { translations: [{ id: foreign, display_name: 'X' }] })).toEqual([
        { field: 'translations.id', message: `${foreign} is not in this list` },
      ])
    })

    test('every value that does not fit is named, and nothing is changed', async () => {
      const change = { stock: 1.5, price_brutto: '12', translations: [{ language: 'it' }], colour: 'red', status: null }
      expect(await problems('PATCH', path, change)).toEqual([
        { field: 'stock', message: 'must be a whole number' },
        { field: 'price_brutto', message: 'must be a number' },
        { field: 'translations.0.language', message: 'must be one of de, en, fr' },
        { field: 'colour', message: 'is not a field of ecommerce_product that can be changed' },
        { field: 'status', message: 'is required' },
      ])
    })

    test('the address of another server is one of the web, or is named', async () => {
      const wrong = {
        cal_com_url: 'javascript:alert(1)',
        map_provider_url: 'ftp://karte.example',
        matomo_host: 'https://',
      }
      const rule = 'must be an https address like https://example.org'
      expect(await problems('PATCH', `/items/project/${shop.project}`, wrong)).toEqual(
        Object.keys(wrong).map((field) => ({ field, message: rule })),
      )
      const right = { cal_com_url: 'cal.example/termin', map_provider_url: '', matomo_host: null }
      expect((await client.call('PATCH', `/items/project/${shop.project}`, right, admin)).status).toBe(200)
    })

    test('an item of another project does not exist', async () => {
      const foreign = `/items/ecommerce_product/${other.master}`
      expect((await client.call('PATCH', foreign, { stock: 1 }, editor)).status).toBe(404)
      expect((await client.call('DELETE', foreign, undefined, editor)).status).toBe(404)
      expect((await client.call('PATCH', foreign, { stock: 1 }, admin)).status).toBe(404)
    })

    test('an item cannot be moved into another project', async () => {
      expect(await problems('PATCH', path, { project: other.project })).toEqual([
        { field: 'project', message: 'names an item of another project' },
      ])
    })

    test('a deleted item is gone with its parts', async () => {
      expect((await client.call('DELETE', path, undefined, editor)).status).toBe(204)
      expect((await client.call('GET', path, undefined, editor)).status).toBe(404)
      const [translation] = product.translations as { id: number }[]
      expect(
        (await client.call('GET', `/items/ecommerce_product_translation/${translation?.id}`, undefined, editor)).status,
      ).toBe(404)
    })

    test('what other items still need is not deleted', async () => {
      const type = await create('brand_type', { type: 'watches' })
      await create('brand', { display_name: 'Longines', slug: 'longines', type: type.id })
      expect(await client.call('DELETE', `/items/brand_type/${type.id}`, undefined, editor)).toMatchObject({
        status: 409,
        body: { error: { message: 'brand_type is still used by other items' } },
      })
    })
  })

  test('signed in, drafts are read; visitors do not see them', async () => {
    const draft = `/items/ecommerce_product/${shop.secret}?fields=slug`
    const { body } = await client.call('GET', draft, undefined, editor)
    expect(body).toEqual({ data: { slug: 'geheim' } })
    expect((await client.call('GET', draft)).status).toBe(404)
  })

  test('an administrator of all projects works in one at a time, also when asking for another', async () => {
    const path = '/items/ecommerce_tag?fields=slug&filter[project.domain]'
    const found = async (domain: string) => (await client.call('GET', `${path}=${domain}`, undefined, admin)).body.data
    expect(await found('juwelier.example')).toEqual([{ slug: 'neuheit' }])
    expect(await found('konkurrenz.example')).toEqual([])
  })

  test('accounts and history are not items', async () => {
    for (const name of ['users', 'roles', 'permissions', 'sessions', 'revisions', 'changes'])
      expect((await client.call('GET', `/items/${name}`, undefined, admin)).status).toBe(404)
  })

  describe('rights', () => {
    test('an account of one project is refused in another', async () => {
      const headers = { ...editor, 'x-directus-project': 'konkurrenz.example' }
      expect((await client.call('GET', '/items/page', undefined, headers)).status).toBe(403)
    })

    test('a role does only what its area allows', async () => {
      const staff = await client.signedInAs({
        email: 'tom@juwelier.example',
        role: 'shop_staff',
        project: Number(shop.project),
      })
      const change = (path: string, body: Json) => client.call('PATCH', path, body, staff)
      expect((await change(`/items/ecommerce_product/${shop.nova}`, { stock: 7 })).status).toBe(200)
      expect(await client.call('POST', '/items/page', { name: 'x' }, staff)).toMatchObject({
        status: 403,
        body: { error: { code: 300, message: 'page: create is not allowed' } },
      })
      expect((await client.call('GET', '/users', undefined, staff)).status).toBe(403)
    })

    test('a permission narrows an action to fields, in one project', async () => {
      const staff = await client.signedInAs({
        email: 'lea@juwelier.example',
        role: 'shop_staff',
        project: Number(shop.project),
      })
      const roles = await client.call('GET', '/roles?filter[name]=shop_staff&single=1', undefined, admin)
      const permission = {
        role: roles.body.data.id,
        project: shop.project,
        collection: 'ecommerce_product',
        action: 'update',
        fields: ['stock'],
      }
      expect((await client.call('POST', '/permissions', permission, admin)).status).toBe(200)
      const path = `/items/ecommerce_product/${shop.nova}`
      expect((await client.call('PATCH', path, { stock: 8 }, staff)).status).toBe(200)
      expect(await client.call('PATCH', path, { price_brutto: 1 }, staff)).toMatchObject({
        status: 403,
        body: { error: { code: 304, message: 'price_brutto: writing this field is not allowed' } },
      })
    })

    test('a project is made only by an administrator of all projects', async () => {
      const record = { domain: 'neu.example', display_name: 'Neu', languages: ['de'] }
      expect((await client.call('POST', '/items/project', record, editor)).status).toBe(403)
      expect((await client.call('POST', '/items/project', record, admin)).status).toBe(200)
      const local = await client.signedInAs({
        email: 'chef@juwelier.example',
        role: 'administrator',
        project: Number(shop.project),
      })
      expect((await client.call('POST', '/items/project', { ...record, domain: 'zwei.example' }, local)).status).toBe(
        403,
      )
    })
  })
})

import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let admin: Record<string, string>
  let ids: Record<string, number>

  beforeAll(async () => {
    const shop = await sampleShop(database(), 'juwelier.example')
    ids = Object.fromEntries(Object.entries(shop).map(([name, id]) => [name, Number(id)]))
    client = testClient(database())
    admin = await client.signedInAs({ email: 'admin@agentur.example', role: 'administrator' })
  })

  const ask = (query: string, headers = admin) =>
    client.call('GET', `/items/ecommerce_product?fields=slug&${query}`, undefined, headers)

  const slugs = (found: Json[]): string[] => found.map(({ slug }) => String(slug))

  test.each([
    ['filter[slug][neq]=band', 'geheim master nova spirit'],
    ['filter[slug][<>]=band', 'geheim master nova spirit'],
    ['filter[price_brutto][lt]=89.90', 'geheim'],
    ['filter[price_brutto][lte]=89.90', 'geheim nova'],
    ['filter[price_brutto][gt]=2150', 'spirit'],
    ['filter[price_brutto][%3E%3D]=2150', 'master spirit'],
    ['filter[slug][in]=band,nova', 'band nova'],
    ['filter[slug][nin]=band,nova', 'geheim master spirit'],
    ['filter[slug][nin][0]=band&filter[slug][nin][1]=nova', 'geheim master spirit'],
    ['filter[price_brutto][null]=1', 'band'],
    ['filter[price_brutto][nnull]=1', 'geheim master nova spirit'],
    ['filter[price_brutto][nnull]=', 'geheim master nova spirit'],
    ['filter[price_brutto][null]=0', 'geheim master nova spirit'],
    ['filter[slug][like]=a', 'band master nova'],
    ['filter[slug][ncontains]=a', 'geheim spirit'],
    ['filter[slug][rlike]=_a%25', 'band master'],
    ['filter[slug][nrlike]=_a%25', 'geheim nova spirit'],
    ['filter[price_brutto][between]=80,2200', 'master nova'],
    ['filter[price_brutto][nbetween]=80,2200', 'geheim spirit'],
    ['filter[price_brutto][0][gte]=80&filter[price_brutto][1][lte]=2200', 'master nova'],
    ['filter[reference_number][empty]=1', 'band geheim master nova spirit'],
    ['filter[slug][nempty]=1', 'band geheim master nova spirit'],
    ['filter[product_variants][has]=2', 'master'],
    ['filter[ratings][has]=1', 'geheim master'],
    ['filter[manufacturer.slug][neq]=longines', 'band nova'],
    ['filter[subcategories.subcategory_id.slug]=damen', 'master'],
    ['status=draft', 'geheim'],
    ['status=draft,published', 'band geheim master nova spirit'],
    ['status=*', 'band geheim master nova spirit'],
    ['limit=2&offset=1', 'geheim master'],
    ['limit=2&offset=1&page=2', 'geheim master'],
    ['limit=2&page=2', 'master nova'],
  ])('%s finds %s', async (query, expected) => {
    const { status, body } = await ask(`sort=slug&${query}`)
    expect({ status, found: slugs(body.data).join(' ') }).toEqual({ status: 200, found: expected })
  })

  test('a list holds all of the given items', async () => {
    const all = (values: unknown[]) => ask(`filter[attributes.attribute][all]=${values.join()}`)
    expect(slugs((await all([ids.steel])).body.data)).toEqual(['master'])
    expect(slugs((await all([ids.steel, ids.gold])).body.data)).toEqual([])
  })

  test('what a stranger asks stays within what the site needs', async () => {
    for (const query of ['filter[slug][neq]=band', 'filter[price_brutto][gt]=1', 'filter[ratings][has]=1'])
      expect(await ask(query, {})).toMatchObject({ status: 422, body: { error: { code: 214 } } })
    expect(slugs((await ask('status=*&sort=slug&limit=2&offset=1', {})).body.data)).toEqual(['master', 'nova'])
  })

  test.each([
    ['filter[price_brutto][between]=80', 'two values'],
    ['filter[price_brutto][between]=80,a', 'amount'],
    ['filter[price_brutto][rlike]=8%25', 'rlike works on texts'],
    ['filter[slug][has]=1', 'has works on lists'],
    ['filter[ratings][has]=some', 'whole number'],
    ['filter[created_on][lt]=gestern', 'filter: created_on must be a moment like 2026-03-09T17:30:00Z'],
    ['filter[created_on][gt]=2026-11-30 12:07:59', 'must be a moment'],
    ['filter[created_on][between]=2026-02-30,2026-11-30', 'must be a date'],
    ['filter[sale_until]=x', 'must be a moment'],
    ['limit=2&offset=-1', 'offset must be a whole number'],
    ['limit=-1&offset=3', 'offset works only with a limit'],
  ])('%s is refused: %s', async (query, message) => {
    const { status, body } = await ask(query)
    expect(status).toBe(422)
    expect(body.error?.message).toContain(message)
  })

  test('meta counts from the offset', async () => {
    const { body } = await ask('limit=2&offset=2&meta=page,filter_count')
    expect(body.meta).toMatchObject({ offset: 2, page: 2, page_count: 3, filter_count: 5 })
  })

  test('a moment is the same in any zone and with any number of decimals, a day is its first moment in UTC', async () => {
    const db = database()
    for (const [slug, created_on] of [
      ['band', '2026-03-08T23:59:59.999Z'],
      ['nova', '2026-03-09T00:00:00.000Z'],
      ['spirit', '2026-03-09T12:00:00.500Z'],
    ] as const)
      await db.updateTable('ecommerce_product').set({ created_on }).where('slug', '=', slug).execute()
    const among = async (bounds: string) =>
      slugs((await ask(`sort=slug&filter[slug][in]=band,nova,spirit&${bounds}`)).body.data).join(' ')
    for (const noon of ['2026-03-09T12:00:00Z', '2026-03-09T13:00:00.0%2B01:00', '2026-03-09T07:00-05:00'])
      expect([noon, await among(`filter[created_on][gt]=${noon}`)]).toEqual([noon, 'spirit'])
    expect(await among('filter[created_on][gte]=2026-03-09')).toBe('nova spirit')
    expect(await among('filter[created_on][between]=2026-03-08T23:59:59.999Z,2026-03-09')).toBe('band nova')
  })

  test('what is wrong with one of several items names its place, and its rights come before its fields', async () => {
    const write = (method: string, collection: string, body: unknown) =>
      client.call(method, `/items/${collection}`, body, admin)
    const good = { project: ids.project, display_name: 'A', slug: 'ein-neues' }
    const messages = []
    for (const [method, body] of [
      ['POST', [good, { project: ids.project, display_name: 'B' }]],
      [
        'PATCH',
        [
          { id: ids.nova, stock: 7 },
          { id: ids.band, stock: -3 },
        ],
      ],
      ['PATCH', [{ stock: 3 }]],
      ['PATCH', [{ id: ids.nova }, { id: 'x', stock: 3 }]],
    ] as const) {
      const { status, body: answered } = await write(method, 'ecommerce_product', body)
      messages.push([status, answered.error?.message])
    }
    const noId = 'must be the id of an item of ecommerce_product'
    expect(messages).toEqual([
      [422, '1.slug is required'],
      [422, '1.stock must be at least 0'],
      [422, `0.id ${noId}`],
      [422, `1.id ${noId}`],
    ])
    expect((await ask('filter[slug]=ein-neues')).body.data).toEqual([])
    for (const method of ['POST', 'PATCH'])
      expect(await write(method, 'ecommerce_invoice', [{}])).toMatchObject({ status: method === 'POST' ? 403 : 422 })
  })

  test('several items are read, changed and deleted in one call, all of them or none', async () => {
    const of = (...names: string[]) => names.map((name) => ids[name]).join()
    const path = (...names: string[]) => `/items/ecommerce_product/${of(...names)}`
    const read = await client.call('GET', `${path('nova', 'band')}?fields=slug`, undefined, admin)
    expect(slugs(read.body.data)).toEqual(['nova', 'band'])
    const list = [
      { id: ids.nova, stock: 7 },
      { id: ids.band, stock: 8 },
    ]
    const changed = await client.call('PATCH', '/items/ecommerce_product?fields=stock', list, admin)
    expect(changed.body.data).toEqual([{ stock: 7 }, { stock: 8 }])
    const same = await client.call('PATCH', `${path('nova', 'band')}?fields=stock`, { stock: 5 }, admin)
    expect(same.body.data).toEqual([{ stock: 5 }, { stock: 5 }])
    const half = [
      { id: ids.nova, stock: 1 },
      { id: 999_999, stock: 1 },
    ]
    expect(await client.call('PATCH', '/items/ecommerce_product', half, admin)).toMatchObject({ status: 404 })
    expect(await client.call('DELETE', `${path('spirit')},999999`, undefined, admin)).toMatchObject({ status: 404 })
    expect(slugs((await ask('filter[stock]=1')).body.data)).toEqual([])
    expect((await ask('filter[slug]=spirit')).body.data).toHaveLength(1)
    expect(await client.call('DELETE', path('spirit', 'nova'), undefined, admin)).toMatchObject({ status: 204 })
    expect(slugs((await ask('sort=slug')).body.data)).toEqual(['band', 'geheim', 'master'])
    expect(await client.call('PATCH', '/items/ecommerce_product', { id: 1 }, admin)).toMatchObject({ status: 422 })
    expect(await client.call('PATCH', '/items/ecommerce_product', [1], admin)).toMatchObject({ status: 422 })
    expect(await client.call('PATCH', '/items/ecommerce_product', list, {})).toMatchObject({ status: 401 })
  })

  test('relations are asked for by what they join', async () => {
    const { body } = await client.call(
      'GET',
      '/relations?filter[collection_many][eq]=ecommerce_product_variant',
      undefined,
      admin,
    )
    expect(new Set(body.data.map(({ collection_many }) => collection_many))).toEqual(
      new Set(['ecommerce_product_variant']),
    )
    const refused = await client.call('GET', '/relations?filter[junction_field][eq]=x', undefined, admin)
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 209 } } })
  })

  test('an account reads what it may do', async () => {
    const staff = await client.signedInAs({
      email: 'staff@juwelier.example',
      role: 'shop_staff',
      project: Number(ids.project),
    })
    const { body } = await client.call('GET', '/permissions/me', undefined, staff)
    const of = (name: string) => body.data.find(({ collection }) => collection === name)
    expect(of('ecommerce_product')).toMatchObject({ read: 'full', update: 'full', delete: 'full' })
    expect(of('page')).toMatchObject({ read: 'full', update: 'none', create: 'none' })
    expect(of('ecommerce_order')).toMatchObject({ update: 'full' })
    expect(of('ecommerce_order')?.write_field_blacklist).toContain('uuid')
    expect(await client.call('GET', '/permissions/me')).toMatchObject({ status: 401 })
  })
})

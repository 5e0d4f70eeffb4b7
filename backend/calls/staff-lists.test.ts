import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '../db/insert-rows.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let staff: Record<string, string>

  beforeAll(async () => {
    const domain = 'listen.example'
    const project = Number(
      await insertTree(database(), 'project', { domain, display_name: 'Listen', languages: ['de'] }),
    )
    const products = [
      { display_name: 'Ring Aurora', slug: 'ring-aurora', reference_number: 'A-100', stock: 0, price_brutto: 90 },
      { display_name: 'Ring Berlin', slug: 'ring-berlin', reference_number: 'B_200', stock: 2 },
      { display_name: 'Uhr 50%', slug: 'uhr', reference_number: 'C-300', stock: 9, price_brutto: 120 },
    ]
    for (const product of products)
      await insertTree(database(), 'ecommerce_product', { project, status: 'published', ...product })
    client = testClient(database(), { defaultDomain: domain })
    staff = await client.signedInAs({ email: 'staff@listen.example', role: 'shop_staff', project })
  })

  const found = async (query: string) => {
    const path = `/items/ecommerce_product?fields=slug&sort=slug&meta=filter_count&${query}`
    const { body } = await client.call('GET', path, undefined, staff)
    const { meta } = body as unknown as { meta: { filter_count: number } }
    expect(meta.filter_count).toBe(body.data.length)
    return body.data.map(({ slug }) => slug)
  }

  test('the pages of a long list follow one another in one order, also those that are read from its end', async () => {
    const domain = 'lange-liste.example'
    const project = Number(await insertTree(database(), 'project', { domain, display_name: 'L', languages: ['de'] }))
    const row = (n: number) => ({
      ...{ project, display_name: `P ${n}`, slug: `p-${n}`, status: 'published', stock: n % 7, image_size: 'contain' },
      ...{ price_brutto: n % 3 === 0 ? null : (n * 7919) % 400, sort: 0, created_on: '2026-01-01T00:00:00.000Z' },
      ...{ reorder_possible: false, purchase_to_order: false },
    })
    await insertRows(
      database(),
      'ecommerce_product',
      Array.from({ length: 1430 }, (_, n) => row(n)),
    )
    const chief = await client.signedInAs({ email: 'chief@lange-liste.example', role: 'administrator' })
    const headers = { ...chief, 'x-directus-project': domain }
    for (const sort of ['price_brutto', '-price_brutto', 'stock', '-id']) {
      const ids: unknown[] = []
      const values: (number | null)[] = []
      for (let page = 1; page <= 16; page++) {
        const path = `/items/ecommerce_product?fields=id,price_brutto&sort=${sort}&limit=100&page=${page}&meta=filter_count`
        const { body } = await client.call('GET', path, undefined, headers)
        ids.push(...body.data.map(({ id }) => id))
        values.push(...body.data.map(({ price_brutto }) => price_brutto as number | null))
      }
      expect(new Set(ids).size, sort).toBe(1430)
      if (!sort.includes('price')) continue
      const sign = sort.startsWith('-') ? -1 : 1
      const rank = (value: number | null) => (value === null ? Number.POSITIVE_INFINITY : sign * value)
      expect(values).toEqual(values.toSorted((a, b) => rank(a) - rank(b) || 0))
    }
  })

  test('a search finds each of its words in one of the short texts, without regard to case', async () => {
    expect(await found('q=RING')).toEqual(['ring-aurora', 'ring-berlin'])
    expect(await found('q=ring+b_2')).toEqual(['ring-berlin'])
    expect(await found('q=50%25')).toEqual(['uhr'])
    expect(await found('q=A-1 aurora')).toEqual(['ring-aurora'])
    expect(await found('q=%20')).toHaveLength(3)
  })

  test('a list is searched by what it shows: texts in every language, and the names of what its rows point to', async () => {
    const domain = 'suche.example'
    const project = Number(
      await insertTree(database(), 'project', { domain, display_name: 'Suche', languages: ['de'] }),
    )
    const add = (collection: string, record: object) => insertTree(database(), collection, { project, ...record })
    await add('page', { name: 'privacy', translations: [{ language: 'de', title: 'Datenschutzerklärung' }] })
    await add('page', { name: 'imprint', translations: [{ language: 'de', title: 'Impressum' }] })
    const type = await add('brand_type', { type: 'watches', translations: [{ language: 'de', display_name: 'Uhren' }] })
    const brand = await add('brand', { display_name: 'Tidewerk', slug: 'tidewerk', type })
    await add('ecommerce_manufacturer', { display_name: 'TW GmbH', slug: 'tw', brand })
    const headers = await client.signedInAs({ email: 'suche@suche.example', role: 'administrator' })
    const ask = async (collection: string, words: string) => {
      const path = `/items/${collection}?fields=*&q=${encodeURIComponent(words)}`
      const { body } = await client.call('GET', path, undefined, { ...headers, 'x-directus-project': domain })
      return body.data.map((row) => row.name ?? row.display_name ?? row.type)
    }
    expect(await ask('page', 'Datenschutz')).toEqual(['privacy'])
    expect(await ask('brand_type', 'uhren')).toEqual(['watches'])
    expect(await ask('ecommerce_manufacturer', 'tidewerk')).toEqual(['TW GmbH'])
    expect(await ask('page', 'Datenschutz Impressum')).toEqual([])
  })

  test('lists are bounded by numbers and by whether there is a value', async () => {
    expect(await found('filter[stock][lte]=2')).toEqual(['ring-aurora', 'ring-berlin'])
    expect(await found('filter[stock][gte]=2')).toEqual(['ring-berlin', 'uhr'])
    expect(await found('filter[price_brutto][gte]=100.00')).toEqual(['uhr'])
    expect(await found('filter[price_brutto][null]=1')).toEqual(['ring-berlin'])
    expect(await found('filter[price_brutto][null]=0')).toEqual(['ring-aurora', 'uhr'])
  })

  test.each(['q=ring', 'filter[stock][lte]=2', 'filter[price_brutto][null]=1'])(
    'visitors may not ask %s',
    async (query) => {
      expect((await client.call('GET', `/items/ecommerce_product?${query}`)).status).toBe(422)
    },
  )
})

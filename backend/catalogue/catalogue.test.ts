import { expect, test } from 'vitest'
import { testClient } from '../calls/test-client.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'

let shops = 0

withDatabases((database) => {
  async function shop() {
    const domain = `laden-${++shops}.example`
    const ids = await sampleShop(database(), domain)
    const client = testClient(database())
    const host = { 'x-directus-project': domain }
    const staff = { ...host, ...(await client.signedInAs({ email: `a${shops}@${domain}`, role: 'administrator' })) }
    const get = async (path: string) => {
      const { status, body } = await client.call('GET', path, undefined, host)
      return {
        status,
        ...(body as unknown as { data: never; meta: Record<string, number>; error?: { message: string } }),
      }
    }
    const facets = async (query = '') => {
      const answer = await get(`/ecom/facets?${query}`)
      return answer as unknown as {
        status: number
        data: Record<'categories' | 'manufacturers' | 'attributes' | 'tags', { id: number; count: number }[]> & {
          products: number[]
          price: { min: number; max: number } | null
        }
        meta: Record<string, number>
        error?: { message: string }
      }
    }
    const search = async (q: string, language = 'de') => {
      const { data } = (await get(`/ecom/search?language=${language}&q=${encodeURIComponent(q)}`)) as unknown as {
        data: { slug: string }[]
      }
      return data.map(({ slug }) => slug)
    }
    const change = async (method: string, path: string, body?: unknown) => {
      const answer = await client.call(method, path, body, staff)
      expect(answer.status).toBeLessThan(300)
      return answer.body.data
    }
    return { ids, get, facets, search, change }
  }

  test('goods of a rule are drawn from all that match, by chance and narrowed by a tag, and the answer stays bounded', async () => {
    const { ids, facets } = await shop()
    const db = database()
    const { project } = await db
      .selectFrom('ecommerce_product')
      .select('project')
      .where('id', '=', Number(ids.nova))
      .executeTakeFirstOrThrow()
    const tag = await insertTree(db, 'ecommerce_tag', { project, display_name: 'Los', slug: 'los' })
    for (let number = 0; number < 300; number++)
      await insertTree(db, 'ecommerce_product', {
        ...{
          project,
          display_name: `Los ${number}`,
          slug: `los-${number}`,
          status: 'published',
          sort: number,
          stock: 1,
        },
        price_brutto: number < 295 ? 10 : 500,
        ...(number >= 290 && { tags: [{ tag_id: tag }] }),
      })
    const high = await facets(`tag_id=${tag}&price_from=400&sort=?&limit=12`)
    expect([high.meta.filter_count, high.data.products.length]).toEqual([5, 5])
    const drawn = new Set<number>()
    for (let time = 0; time < 40; time++) {
      const { data } = await facets('in_stock=true&price_to=20&sort=?&limit=12')
      expect(new Set(data.products).size).toBe(12)
      for (const id of data.products) drawn.add(id)
    }
    expect(drawn.size).toBeGreaterThan(150)
    expect((await facets('sort=?&limit=101')).status).toBe(422)
    expect((await facets('tag_id=Los')).status).toBe(422)
  })

  test('a list can be only of goods at a reduced price, or of those of which there are pieces, and counts these', async () => {
    const { ids, facets, change } = await shop()
    const product = (id: unknown, data: object) => change('PATCH', `/items/ecommerce_product/${id}`, data)
    for (const id of [ids.spirit, ids.master, ids.nova]) await product(id, { stock: id === ids.nova ? 0 : 2 })
    const { data, meta } = await facets('category=uhren&in_stock=true&sort=-price_brutto')
    // What has variants is there when one of them is.
    expect(data.products).toEqual([ids.spirit])
    expect([meta.filter_count, data.categories.find(({ id }) => id === ids.watches)?.count]).toEqual([1, 1])
    expect((await facets('category=uhren&reduced=true')).data.products).toEqual([])
    expect((await facets('in_stock=ja')).status).toBe(422)
    expect((await facets('reduced=')).status).toBe(422)
  })

  test('a list has its published products, how many there are, and what each value would leave', async () => {
    const { ids, facets } = await shop()
    const { data, meta } = await facets('category=uhren&sort=-price_brutto')
    expect(data.products).toEqual([ids.spirit, ids.master, ids.nova])
    expect(meta).toMatchObject({ filter_count: 3, page: 1, page_count: 1, limit: 20 })
    expect(data.categories).toEqual([
      { id: ids.watches, count: 3 },
      { id: ids.rings, count: 1 },
    ])
    expect(data.manufacturers).toEqual([
      { id: ids.longines, count: 2 },
      { id: ids.sternberg, count: 1 },
    ])
    expect(data.price).toEqual({ min: 89.9, max: 2450.5 })
  })

  test('a page beyond the last one is empty, and its answer says how many there are', async () => {
    const { facets } = await shop()
    const { status, data, meta } = await facets('page=1000000&limit=2')
    expect(status).toBe(200)
    expect(data.products).toEqual([])
    expect(meta).toMatchObject({ filter_count: 4, page_count: 2 })
  })

  test('what is written is in the next answer: a price, a number, a product that appears and one that goes', async () => {
    const { ids, facets, search, change } = await shop()
    expect(await search('master')).toEqual(['master'])
    await change('PATCH', `/items/ecommerce_product/${ids.secret}`, { status: 'published', sales_mode: 'request' })
    await change('PATCH', `/items/ecommerce_product/${ids.nova}`, {
      price_brutto: 5000,
      reference_number: 'SN-1987-A',
    })
    await change('DELETE', `/items/ecommerce_product/${ids.master}`)
    const { data, meta } = await facets('sort=price_brutto')
    expect(data.products).toEqual([ids.secret, ids.spirit, ids.nova, ids.band])
    expect(meta.filter_count).toBe(4)
    expect(await search('master')).toEqual([])
    expect(await search('sn1987')).toEqual(['nova'])
  })

  test('a list in the order of names has each product where its name now belongs, also one that came or was renamed', async () => {
    const { ids, facets, change } = await shop()
    const ordered = async (language = 'de') =>
      (await facets(`category=uhren&sort=display_name&language=${language}`)).data.products
    const before = await ordered()
    expect(before).toHaveLength(3)
    const [first, ...others] = before
    await change('PATCH', `/items/ecommerce_product/${first}`, { display_name: 'Zz', translations: [] })
    expect(await ordered()).toEqual([...others, first])
    const translations = [{ language: 'en', display_name: 'Zzz' }]
    const made = {
      display_name: 'Aa',
      slug: 'aa',
      status: 'published',
      sales_mode: 'request',
      category: ids.watches,
      translations,
    }
    const { id } = await change('POST', '/items/ecommerce_product', made)
    expect(await ordered()).toEqual([id, ...others, first])
    expect((await ordered('en')).at(-1)).toBe(id)
    await change('DELETE', `/items/ecommerce_product/${id}`)
    expect(await ordered()).toEqual([...others, first])
  })

  test('a brand that gets another name is found by that one', async () => {
    const { ids, search, change } = await shop()
    expect(await search('sternberg')).toEqual(expect.arrayContaining(['nova', 'band']))
    await change('PATCH', `/items/ecommerce_manufacturer/${ids.sternberg}`, { display_name: 'Mondtal' })
    expect(await search('mondtal')).toHaveLength(2)
    expect(await search('sternberg')).toEqual([])
  })

  test('pages and brands are found by what is written on them, in the language asked for, as they are now', async () => {
    const { get, change } = await shop()
    const pages = async (q: string, language = 'de') =>
      (await get(`/ecom/search?language=${language}&q=${encodeURIComponent(q)}`)).meta.pages
    expect(await pages('Gravurmeister')).toEqual([])
    const translations = [
      { language: 'de', title: 'Kontakt', body: '<p>Unser Gravurmeister ist samstags da.</p>' },
      { language: 'en', title: 'Contact', body: '<p>Our engraver is here on Saturdays.</p>' },
    ]
    await change('POST', '/items/page', { name: 'info', status: 'published', translations })
    expect(await pages('gravurmeister')).toEqual([{ kind: 'page', title: 'Kontakt', path: '/info', exact: false }])
    expect(await pages('engravers', 'en')).toEqual([{ kind: 'page', title: 'Contact', path: '/en/info', exact: false }])
  })

  test('news is found from its day on, and an event until it has ended', async () => {
    const { get, change } = await shop()
    const found = async (q: string) => (await get(`/ecom/search?language=de&q=${q}`)).meta.pages
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
    const news = (slug: string, offset: number) => ({
      ...{ slug, display_name: 'Sternwoche', status: 'published', day: day(offset).slice(0, 10) },
    })
    const event = (slug: string, offset: number) => ({
      ...{ slug, display_name: 'Mondabend', status: 'published', starts_at: day(offset - 1), ends_at: day(offset) },
    })
    await change('POST', '/items/news', news('heute', -1))
    await change('POST', '/items/news', news('bald', 5))
    await change('POST', '/items/event', event('kommt', 5))
    await change('POST', '/items/event', event('war', -1))
    expect(await found('sternwoche')).toEqual([
      { kind: 'news', title: 'Sternwoche', path: '/aktuelles/heute', exact: true },
    ])
    expect(await found('mondabend')).toEqual([
      { kind: 'event', title: 'Mondabend', path: '/events/kommt', exact: true },
    ])
  })

  test('a word of the shop’s own finds what it stands for, from the next search on', async () => {
    const { ids, search, change } = await shop()
    expect(await search('Klunker')).toEqual([])
    const words = { language: 'de', said: 'Klunker', meant: 'Spirit' }
    const { id } = await change('POST', '/items/ecommerce_search_word', words)
    expect(ids.spirit).toBeDefined()
    expect(await search('Klunker')).toEqual(['spirit'])
    await change('DELETE', `/items/ecommerce_search_word/${id}`)
    expect(await search('Klunker')).toEqual([])
  })

  test('attributes are found and counted, and an attribute that goes takes its counts with it', async () => {
    const { ids, facets, search, change } = await shop()
    expect(await search('Stahl')).toEqual(['master'])
    expect((await facets()).data.attributes).toHaveLength(2)
    await change('DELETE', `/items/ecommerce_attribute/${ids.steel}`)
    expect((await facets()).data.attributes).toEqual([{ id: ids.gold, count: 1 }])
    expect(await search('Stahl')).toEqual([])
  })

  test('another project’s products are neither listed, counted nor found', async () => {
    await shop()
    const { facets, search } = await shop()
    expect((await facets()).meta.filter_count).toBe(4)
    expect(await search('spirit')).toHaveLength(1)
  })

  test.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=1000', 'limit'],
    ['manufacturers=abc', 'manufacturers'],
    ['price_from=-5', 'price_from'],
    ['sort=stock', 'sort'],
    ['language=xx', 'language'],
    ['colour=red', 'colour'],
    ['category=a&category=b', 'category'],
  ])('%s is refused, and the answer names what is wrong', async (query, name) => {
    const { facets } = await shop()
    const { status, error } = await facets(query)
    expect(status).toBe(422)
    expect(error?.message).toContain(name)
  })

  test('a price range that stands upside down is turned round', async () => {
    const { ids, facets } = await shop()
    expect((await facets('price_from=2200&price_to=80&sort=price_brutto')).data.products).toEqual([
      ids.nova,
      ids.master,
    ])
  })

  test('a filter value that nothing has leaves nothing, and the way back is counted', async () => {
    const { ids, facets } = await shop()
    const { status, data, meta } = await facets('manufacturers=999999')
    expect(status).toBe(200)
    expect(meta.filter_count).toBe(0)
    expect(data.manufacturers).toContainEqual({ id: ids.longines, count: 2 })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import type { Backend } from './backend.ts'
import { sampleItemCalls } from './sample-item-calls.ts'
import { heldBackend } from './test-client.ts'

type Shop = Awaited<ReturnType<typeof sampleShop>>

withDatabases((database) => {
  let backend: Backend
  let shop: Shop

  beforeAll(async () => {
    shop = await sampleShop(database(), 'juwelier.example')
    await sampleShop(database(), 'konkurrenz.example')
    backend = heldBackend({ db: database(), defaultDomain: 'juwelier.example' })
  })

  const { get, slugs } = sampleItemCalls(() => backend)

  test('an answer to the public names what it was made of, one that finds nothing too', async () => {
    const tagsOf = async (path: string) =>
      (await backend.fetch(new Request(`http://localhost${path}`))).headers.get('x-tags')
    const project = String(shop.project)
    expect(await tagsOf('/items/brand?fields=id')).toBe(`${project} brand`)
    expect(await tagsOf('/items/brand?fields=id&filter[slug]=none&single=1')).toBe(`${project} brand`)
    expect(await tagsOf(`/items/ecommerce_product/${shop.master}?fields=id`)).toBe(
      `${project} ecommerce_product/${shop.master}`,
    )
  })

  describe('the reads of the specification', () => {
    test('the settings of a project, as a single object with its lists', async () => {
      const body = await get(
        '/items/ecommerce_settings?filter[project.domain][eq]=juwelier.example&single=1&fields=enable_cart,maintenance_mode,payment_methods.payment_id.id,shipping_countries.*,filters,default_tax_percent',
      )
      expect(body).toEqual({
        data: {
          enable_cart: true,
          maintenance_mode: false,
          payment_methods: [{ payment_id: { id: 1 } }, { payment_id: { id: 4 } }],
          shipping_countries: [
            {
              id: expect.any(Number),
              settings: expect.any(Number),
              display_name: 'Deutschland',
              country_code: 'DE',
              sort: 0,
              tax_percent: null,
              reduced_tax_percent: null,
            },
          ],
          filters: { category: true, manufacturer: true },
          default_tax_percent: 19,
        },
        public: true,
      })
    })

    test('published products by page, filtered, sorted, with relations and meta', async () => {
      const query =
        'filter[project.domain][eq]=juwelier.example&filter[status][eq]=published&filter[category.slug][eq]=uhren' +
        `&filter[manufacturer][in]=${shop.longines},${shop.sternberg}&sort=-price_brutto&page=2&limit=2` +
        '&fields=slug,price_brutto,manufacturer.display_name,translations.*&meta=*'
      const body = await get(`/items/ecommerce_product?${query}`)
      expect(body.data).toEqual([
        {
          slug: 'nova',
          price_brutto: 89.9,
          manufacturer: { display_name: 'Sternberg' },
          translations: [
            expect.objectContaining({ language: 'de', display_name: 'nova' }),
            expect.objectContaining({ language: 'en', display_name: 'nova (en)' }),
          ],
        },
      ])
      expect(body.meta).toMatchObject({
        collection: 'ecommerce_product',
        type: 'collection',
        result_count: 1,
        total_count: 4,
        status_count: { published: 4 },
        filter_count: 3,
        limit: 2,
        offset: 2,
        page: 2,
        page_count: 2,
      })
    })

    test('random products', async () => {
      const seen = new Set<string>()
      for (let round = 0; round < 60; round++) {
        const [first, second, ...rest] = await slugs('sort=?&limit=2')
        expect(rest).toEqual([])
        expect(first).not.toBe(second)
        seen.add(String(first))
      }
      expect([...seen].sort()).toEqual(['band', 'master', 'nova', 'spirit'])
    })

    test('one product by its id, with everything that hangs on it', async () => {
      const fields =
        '*,attributes.attribute.display_name,subcategories.subcategory_id.slug,tags.tag_id.slug,ratings.rating,product_variants.display_name,project.domain'
      const { data } = await get(`/items/ecommerce_product/${shop.master}?fields=${fields}`)
      expect(data).toMatchObject({
        id: shop.master,
        display_name: 'master',
        price_brutto: 2150,
        stock: 3,
        category: shop.watches,
        reorder_possible: false,
        attributes: [{ attribute: { display_name: 'Stahl' } }],
        subcategories: [{ subcategory_id: { slug: 'damen' } }],
        tags: [{ tag_id: { slug: 'neuheit' } }],
        ratings: [{ rating: 5 }],
        product_variants: expect.arrayContaining([{ display_name: 'Klein' }, { display_name: 'Alt' }]),
        translations: [expect.any(Number), expect.any(Number)],
        project: { domain: 'juwelier.example' },
      })
    })

    test('the ratings of a product, only those approved', async () => {
      const { data } = await get(
        `/items/ecommerce_product_rating?filter[product.id][eq]=${shop.master}&fields=name,rating`,
      )
      expect(data).toEqual([{ name: 'Anna', rating: 5 }])
    })

    test('attributes by their groups, without limit', async () => {
      const path = `/items/ecommerce_attribute?filter[attribute_group][in]=${shop.material}&limit=-1&fields=display_name,attribute_group.display_name`
      expect((await get(path)).data).toEqual([
        { display_name: 'Stahl', attribute_group: { display_name: 'Material' } },
        { display_name: 'Gold', attribute_group: { display_name: 'Material' } },
      ])
    })

    test('the prices of all products, without limit', async () => {
      const { data } = await get('/items/ecommerce_product?fields=price_brutto&limit=-1&sort=price_brutto')
      expect(data).toEqual([
        { price_brutto: 89.9 },
        { price_brutto: 2150 },
        { price_brutto: 2450.5 },
        { price_brutto: null },
      ])
    })
  })

  describe('filter', () => {
    test('a value without operator means equals', async () => {
      expect(await slugs('filter[slug]=nova')).toEqual(['nova'])
    })

    test('in takes a list as well as values separated by commas', async () => {
      expect(await slugs('filter[slug][in]=nova,band&sort=slug')).toEqual(['band', 'nova'])
      expect(await slugs('filter[slug][in][0]=nova&filter[slug][in][1]=band&sort=slug')).toEqual(['band', 'nova'])
      expect(await slugs('filter[slug][in][]=nova&filter[slug][in][]=band&sort=slug')).toEqual(['band', 'nova'])
      expect(await slugs('filter[slug][in]=')).toEqual([])
    })

    test('contains finds a part of a text in any case, and takes % and _ as they are', async () => {
      expect(await slugs('filter[slug][contains]=OV')).toEqual(['nova'])
      expect(await slugs('filter[slug][contains]=%25')).toEqual([])
      expect(await slugs('filter[slug][contains]=_')).toEqual([])
      expect(await slugs('filter[slug][contains]=\\')).toEqual([])
      expect(await slugs('filter[tags.tag_id.display_name][contains]=neu')).toEqual(['master'])
    })

    test('contains nothing asks nothing', async () => {
      expect(await slugs('filter[slug][contains]=')).toHaveLength(4)
    })

    test('conditions follow relations in both directions, and all of them must hold', async () => {
      expect(await slugs(`filter[attributes.attribute][in]=${shop.steel},${shop.gold}&sort=slug`)).toEqual([
        'band',
        'master',
      ])
      expect(await slugs(`filter[subcategories.subcategory_id][in]=${shop.ladies}`)).toEqual(['master'])
      expect(
        await slugs(
          'filter[attributes.attribute.attribute_group.display_name][eq]=Material&filter[category.slug][eq]=ringe',
        ),
      ).toEqual(['band'])
      expect(await slugs(`filter[category][eq]=${shop.watches}&filter[manufacturer.id][eq]=${shop.sternberg}`)).toEqual(
        ['nova'],
      )
    })

    test('money is compared in euro', async () => {
      expect(await slugs('filter[price_brutto][eq]=89.90')).toEqual(['nova'])
      expect(await slugs('filter[price_brutto][in]=2450.5,2150&sort=slug')).toEqual(['master', 'spirit'])
    })

    test('what is not published matches no condition, also behind a relation', async () => {
      const { data } = await get('/items/ecommerce_category?filter[subcategories.slug]=damen&fields=slug')
      expect(data).toEqual([{ slug: 'uhren' }])
      expect((await get('/items/ecommerce_product_rating?filter[name]=Eve')).data).toEqual([])
      expect((await get('/items/ecommerce_product_rating?filter[name]=Troll')).data).toEqual([])
      expect(await slugs('filter[ratings.name]=Troll')).toEqual([])
    })
  })

  describe('fields', () => {
    test('a star stands for all fields of its level, lists as ids', async () => {
      const { data } = await get('/items/ecommerce_attribute_group?fields=*,attributes.*')
      expect(data[0]).toMatchObject({ project: shop.project, display_name: 'Material', translations: [] })
      expect(data[0]?.attributes).toEqual([
        { id: shop.steel, attribute_group: shop.material, display_name: 'Stahl', sort: 1, translations: [] },
        { id: shop.gold, attribute_group: shop.material, display_name: 'Gold', sort: 2, translations: [] },
      ])
    })

    test('two stars follow every relation', async () => {
      const { data } = await get(`/items/ecommerce_subcategory?fields=*.*`)
      expect(data[0]?.category).toMatchObject({ id: shop.watches, slug: 'uhren' })
    })

    test('the id is left out unless asked for', async () => {
      expect((await get('/items/ecommerce_tag?fields=slug')).data).toEqual([{ slug: 'neuheit' }])
    })

    test('a relation that leads nowhere is null', async () => {
      expect((await get('/items/ecommerce_manufacturer?fields=brand.slug&limit=1')).data).toEqual([{ brand: null }])
    })
  })

  describe('meta', () => {
    test('the links lead through the pages and carry the parameters', async () => {
      const page = async (number: number) =>
        (await get(`/items/ecommerce_product?fields=slug&limit=2&page=${number}&meta=page`)).meta.links
      const at = (number: number) =>
        `http://localhost/items/ecommerce_product?fields=slug&meta=page&limit=2&page=${number}`
      const self = 'http://localhost/items/ecommerce_product'
      expect(await page(1)).toEqual({ self, current: at(1), next: at(2), previous: null, first: at(1), last: at(2) })
      expect(await page(2)).toEqual({ self, current: at(2), next: null, previous: at(1), first: at(1), last: at(2) })
    })

    test('an empty list has one page, and a page behind the last counts as the last', async () => {
      const { meta } = await get('/items/ecommerce_product?filter[slug]=none&meta=*')
      expect(meta).toMatchObject({ result_count: 0, total_count: 4, filter_count: 0, page: 1, page_count: 1 })
      expect(meta.links).toMatchObject({ next: null, previous: null, first: null, last: null })
      const behind = await get('/items/ecommerce_product?limit=3&page=9&meta=page')
      expect(behind.data).toEqual([])
      expect(behind.meta.page).toBe(2)
    })

    test('without limit, the number of items is the limit', async () => {
      const { meta } = await get('/items/ecommerce_tag?limit=-1&meta=*')
      expect(meta).toMatchObject({ limit: 1, offset: 0, page: 1, page_count: 1 })
    })

    test('a single item has only collection and type', async () => {
      const { meta } = await get(`/items/ecommerce_product/${shop.nova}?fields=slug&meta=*`)
      expect(meta).toEqual({ collection: 'ecommerce_product', type: 'item' })
      expect((await get('/items/ecommerce_product?single=true&meta=type')).meta).toEqual({ type: 'item' })
    })
  })

  test('ping is answered with pong', async () => {
    const response = await backend.fetch(new Request('http://localhost/server/ping'))
    expect(await response.text()).toBe('pong')
  })
})

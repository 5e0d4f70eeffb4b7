import { beforeAll, describe, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import type { Backend } from './backend.ts'
import { type ItemsBody, sampleItemCalls } from './sample-item-calls.ts'
import { heldBackend } from './test-client.ts'

type Shop = Awaited<ReturnType<typeof sampleShop>>

withDatabases((database) => {
  let backend: Backend
  let shop: Shop
  let other: Shop

  beforeAll(async () => {
    shop = await sampleShop(database(), 'juwelier.example')
    other = await sampleShop(database(), 'konkurrenz.example')
    backend = heldBackend({ db: database(), defaultDomain: 'juwelier.example' })
  })

  const { call, get, slugs } = sampleItemCalls(() => backend)

  describe('projects', () => {
    test('the header names the project, else the host, else the default answers', async () => {
      const domain = async (url: string, headers: Record<string, string> = {}) => {
        const response = await backend.fetch(new Request(`${url}/items/project?fields=domain`, { headers }))
        return ((await response.json()) as ItemsBody).data
      }
      expect(await domain('http://any.test', { 'X-Directus-Project': 'konkurrenz.example' })).toEqual([
        { domain: 'konkurrenz.example' },
      ])
      expect(await domain('http://www.konkurrenz.example:8080')).toEqual([{ domain: 'konkurrenz.example' }])
      expect(await domain('http://any.test')).toEqual([{ domain: 'juwelier.example' }])
    })

    test('a header that names no project is refused', async () => {
      expect(await call('/items/page', { 'X-Directus-Project': 'nobody.example' })).toEqual({
        status: 404,
        body: { error: { code: 10, message: 'There is no project "nobody.example"' } },
      })
    })

    test('nothing of another project is visible: not in lists, by id, through filters or counts', async () => {
      expect((await get('/items/ecommerce_product?limit=100&meta=total_count')).meta.total_count).toBe(4)
      expect(await slugs('filter[project.domain]=konkurrenz.example')).toEqual([])
      expect(await slugs(`filter[category]=${other.watches}`)).toEqual([])
      expect((await call(`/items/ecommerce_product/${other.master}`)).status).toBe(404)
      expect((await get(`/items/ecommerce_attribute?filter[attribute_group]=${other.material}`)).data).toEqual([])
      expect((await get('/items/project?fields=domain')).data).toEqual([{ domain: 'juwelier.example' }])
    })

    test('a draft cannot be read by its id', async () => {
      expect(await call(`/items/ecommerce_product/${shop.secret}`)).toMatchObject({
        status: 404,
        body: { error: { code: 203 } },
      })
    })
  })

  test.each([
    ['/items/nonsense', 404, 200, 'nonsense'],
    ['/items/__proto__', 404, 200, '__proto__'],
    ['/items/sqlite_master', 404, 200, 'sqlite_master'],
    ['/items/page?fields=colour', 400, 209, 'colour'],
    ['/items/page?fields=constructor', 400, 209, 'constructor'],
    ['/items/page?fields=sections.colour', 400, 209, 'colour'],
    ['/items/page?fields=name.title', 404, 202, 'name.title'],
    ['/items/page?filter[colour]=red', 400, 209, 'colour'],
    ['/items/page?filter[name.title]=red', 404, 202, 'name.title'],
    ['/items/page?filter[name][rlike]=x', 422, 214, 'rlike'],
    ['/items/page?filter[name][toString]=x', 422, 214, 'toString'],
    ['/items/page?filter[name][logical]=or', 422, 214, 'logical'],
    ['/items/page?filter[name][0][1][eq]=x', 422, 114, 'filter[name]'],
    ['/items/page?filter=x', 422, 114, 'filter'],
    ['/items/page?filter[id]=x', 422, 114, 'id'],
    ['/items/page?filter[id]=99999999999', 422, 114, 'id'],
    ['/items/page?filter[id]=9999999999', 422, 114, 'id'],
    ['/items/page?filter[id][contains]=1', 422, 114, 'id'],
    ['/items/page?filter[name]=%00', 422, 114, 'name'],
    ['/items/page?filter[hide_clock]=maybe', 422, 114, 'hide_clock'],
    ['/items/theme?filter[button]=x', 422, 114, 'button'],
    ['/items/files?filter[id]=x', 422, 114, 'id'],
    ['/items/ecommerce_product?filter[price_brutto]=1.234', 422, 114, 'price_brutto'],
    ['/items/page?sort=colour', 400, 209, 'colour'],
    ['/items/page?sort=sections', 422, 114, 'sections'],
    ['/items/page?limit=0', 422, 114, 'limit'],
    ['/items/page?limit=-2', 422, 114, 'limit'],
    ['/items/page?limit=1e3', 422, 114, 'limit'],
    ['/items/page?limit=1000000000000', 422, 114, 'limit'],
    ['/items/page?limit=1&limit=2', 422, 114, 'limit'],
    ['/items/page?page=0', 422, 114, 'page'],
    ['/items/page?page=2&limit=-1', 422, 114, 'page'],
    ['/items/page?single=maybe', 422, 114, 'single'],
    ['/items/page?meta=everything', 422, 114, 'everything'],
    ['/items/page?q=ring', 422, 114, 'q'],
    ['/items/page?offset=x', 422, 114, 'offset'],
    ['/items/page/1?status=draft', 422, 114, 'status'],
    ['/items/theme?status=draft', 422, 114, 'status'],
    ['/items/page?__proto__[x]=1', 422, 114, '__proto__'],
    ['/items/page?fields=sections.page.sections.page.sections.page.name', 422, 114, 'deeper'],
    ['/items/ecommerce_product?fields=*.*.*.*.*.*', 422, 114, '60 relations'],
    ['/items/ecommerce_product_rating?limit=-1', 422, 114, 'limit=-1'],
    ['/items/ecommerce_product?limit=-1&fields=description', 422, 114, 'description'],
    ['/items/ecommerce_product?limit=-1', 422, 114, 'limit=-1'],
    ['/items/page/1?limit=1', 422, 114, 'limit'],
    ['/items/page/1%20or%201=1', 404, 203, '1 or 1=1'],
    ['/items/page/99999999999', 404, 203, '99999999999'],
    ['/items/page?single=1&filter[name]=none', 404, 203, 'Item not found'],
    ['/nothing/here', 404, 7, '/nothing/here'],
    [`/items/page?${'x'.repeat(10_000)}`, 414, 114, '8192'],
  ])('%s is refused', async (path, status, code, named) => {
    const answer = await call(path)
    expect(answer).toMatchObject({ status, body: { error: { code } } })
    expect(answer.body.error?.message).toContain(named)
  })

  test('a statement in a value is a value', async () => {
    expect(await slugs(`filter[slug]=${encodeURIComponent("'; drop table page; --")}`)).toEqual([])
    expect(await slugs(`filter[slug][contains]=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  })
})

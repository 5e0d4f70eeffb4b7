import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertRows } from '../db/insert-rows.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { TAGS_HEADER } from '../items/tags.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async () => {
    const api = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project, domain } = api.shop
    const add = async (collection: string, record: Json) => Number(await insertTree(database(), collection, record))
    const category = (slug: string) => add('ecommerce_category', { project, display_name: slug, slug })
    const [watches, straps] = [await category('watches'), await category('straps')]
    const group = await add('ecommerce_attribute_group', { project, display_name: 'Bandanstoß' })
    const width = (display_name: string) => add('ecommerce_attribute', { attribute_group: group, display_name })
    const [w18, w20] = [await width('18 mm'), await width('20 mm')]
    const goods = (slug: string, record: Json) =>
      add('ecommerce_product', { project, slug, display_name: slug, status: 'published', price_brutto: 10, ...record })
    const own = { category: straps, stock: 1 }
    const watch = await goods('watch', { category: watches, attributes: [{ attribute: w20 }], stock: 1 })
    const fits = await goods('fits', { ...own, attributes: [{ attribute: w20 }], sort: 5 })
    const gone = await goods('gone', { ...own, stock: 0, attributes: [{ attribute: w20 }], sort: 1 })
    const narrow = await goods('narrow', { ...own, attributes: [{ attribute: w18 }] })
    const draft = await goods('hidden', { ...own, status: 'draft', attributes: [{ attribute: w20 }] })
    const rule = { project, for_category: watches, show_category: straps, same_group: group }
    const related = async (products: unknown, from: string = domain) => {
      const answer = await api.backend.fetch(
        new Request(`http://localhost/ecom/related?products=${products}`, { headers: { 'x-project': from } }),
      )
      const { data } = (await answer.json()) as { data?: { id: number }[] }
      return { status: answer.status, ids: data?.map(({ id }) => id), tags: answer.headers.get(TAGS_HEADER) ?? '' }
    }
    return { ...api, watch, fits, gone, narrow, draft, rule, add, related }
  }

  test('a rule shows what has a value in common, what is there first, and nothing that is hidden', async () => {
    const { watch, fits, gone, rule, add, related } = await start()
    expect((await related(watch)).ids).toEqual([])
    await add('ecommerce_related_rule', rule)
    expect((await related(watch)).ids).toEqual([fits, gone])
    expect((await related(fits)).ids).toEqual([])
    expect((await related(`${watch},${fits}`)).ids).toEqual([gone])
  })

  test('what was chosen by hand comes first, once, and goes with the one that it was chosen for', async () => {
    const { watch, fits, gone, narrow, draft, rule, add, related, call, staff } = await start()
    await add('ecommerce_related_rule', rule)
    const chosen = [narrow, fits, draft].map((id, sort) => ({ related: id, sort }))
    const editor = await staff('administrator')
    expect((await call('PATCH', `/items/ecommerce_product/${watch}`, { related: chosen }, editor)).status).toBe(200)
    expect((await related(watch)).ids).toEqual([narrow, fits, gone])
  })

  test('a rule that narrows nothing shows nothing, and neither does one by brand for goods without one', async () => {
    const { watch, add, related, rule } = await start()
    const { project, for_category } = rule
    await add('ecommerce_related_rule', { project, for_category })
    await add('ecommerce_related_rule', { project, for_category, same_manufacturer: true })
    expect((await related(watch)).ids).toEqual([])
  })

  test('an answer is made of the goods that it names, so that no other change makes a page anew', async () => {
    const { watch, fits, rule, add, related } = await start()
    await add('ecommerce_related_rule', rule)
    const tags = (await related(watch)).tags.split(' ')
    expect(tags).toEqual(expect.arrayContaining([`ecommerce_product/${watch}`, `ecommerce_product/${fits}`]))
    expect(tags).not.toContain('ecommerce_product')
  })

  test('rules beyond the first fifty are not looked at, for anybody may ask', async () => {
    const { watch, fits, gone, rule, related } = await start()
    const idle = { ...rule, show_category: null, same_group: null, sort: 0 }
    await insertRows(database(), 'ecommerce_related_rule', [...Array(49).fill(idle), { ...rule, sort: 1 }])
    expect((await related(watch)).ids).toEqual([fits, gone])
    await insertRows(database(), 'ecommerce_related_rule', [idle])
    expect((await related(watch)).ids).toEqual([])
  })

  test('what is no list of ids is refused', async () => {
    const { related } = await start()
    for (const products of ['', 'a', '1,,2', '0', '1;2', Array.from({ length: 51 }, () => 1).join(',')])
      expect((await related(products)).status, products).toBe(422)
    expect((await related('999999')).ids).toEqual([])
  })
})

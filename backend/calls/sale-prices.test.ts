import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { turnSales } from '../catalogue/turn-sales.ts'
import { withDatabases } from '../db/with-databases.ts'
import { applyDue } from '../schedule/apply-due.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const DAY = 24 * 60

withDatabases((database) => {
  const start = async () => {
    const api = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const staff = await api.staff('administrator')
    const { project, ring } = api.shop
    await database()
      .updateTable('ecommerce_price')
      .set({ valid_from: '2026-11-20T11:00:00.000Z' })
      .where('project', '=', project)
      .execute()
    const log = async (product: number, variant: number | null = null) => {
      const rows = await database()
        .selectFrom('ecommerce_price')
        .selectAll()
        .where('product', '=', product)
        .where('variant', variant === null ? 'is' : '=', variant)
        .orderBy('id')
        .execute()
      return rows.map(({ price }) => price)
    }
    /** As if all prices had been in force for long. */
    const age = () =>
      database()
        .updateTable('ecommerce_price')
        .set({ valid_from: '2020-01-01T00:00:00.000Z' })
        .where('project', '=', project)
        .execute()
    const inMinutes = (minutes: number) => new Date(api.clock.now().getTime() + minutes * 60_000).toISOString()
    const change = (path: string, body: Json) => api.call('PATCH', `/items/${path}`, body, staff)
    const sale = async (record: Json) =>
      api.call(
        'POST',
        '/items/ecommerce_sale',
        { display_name: 'Woche', status: 'published', starts_on: inMinutes(10), ...record },
        await api.staff('administrator'),
      )
    const priceOf = async (product = ring, variant: number | null = null) => {
      const lines = [{ product, variant, count: 1, personalization: {} }]
      const { body } = await api.quote({ lines, shippingMethod: api.shop.parcel, country: 'DE' })
      const [line] = body.lines
      return [line.price_brutto, line.reduction?.replace(/\s/g, ' ') ?? null]
    }
    return { ...api, staff, log, age, inMinutes, change, sale, priceOf }
  }

  test('whatever way a price is written, the history notes it, and is written by nobody else', async () => {
    const { call, change, log, shop, staff } = await start()
    expect(await log(shop.ring)).toEqual([19_900])
    await change(`ecommerce_product/${shop.ring}`, { price_brutto: 189 })
    await change(`ecommerce_product/${shop.ring}`, { display_name: 'Ein Ring' })
    const lines = [{ line: 2, data: { reference_number: 'RING', price_brutto: 179.5 } }]
    const imported = { key: 'reference_number', mode: 'all', lines }
    expect((await call('POST', '/items/ecommerce_product/import', imported, staff)).status).toBe(200)
    expect(await log(shop.ring)).toEqual([19_900, 18_900, 17_950])
    const bare = { slug: 'ohne-preis', display_name: 'Entwurf', price_brutto: 50 }
    const draft = (await call('POST', '/items/ecommerce_product', bare, staff)).body.data.id
    await change(`ecommerce_product/${draft}`, { price_brutto: null })
    expect(await log(draft)).toEqual([5000, null])
    expect(await log(shop.chain, shop.short)).toEqual([8900])
    await change(`ecommerce_product/${shop.chain}`, { price_brutto: 79 })
    await change(`ecommerce_product_variant/${shop.long}`, { price_brutto: 95 })
    expect(await log(shop.chain, shop.short)).toEqual([8900, 7900])
    expect(await log(shop.chain, shop.long)).toEqual([9950, 9500])
    const [first] = await database().selectFrom('ecommerce_price').select('id').limit(1).execute()
    for (const [method, path, body] of [
      ['POST', '', { product: shop.ring, price: 999, valid_from: '2020-01-01T00:00:00Z' }],
      ['PATCH', `/${first?.id}`, { price: 999 }],
      ['DELETE', `/${first?.id}`, undefined],
    ] as const)
      expect((await call(method, `/items/ecommerce_price${path}`, body, staff)).status).toBe(403)
    const forged = await change(`ecommerce_product/${shop.ring}`, { sale_price: 1, sale_low: 500 })
    expect(forged.status).toBe(403)
  })

  test('a price that was planned, one that comes back with an old version and one of a till’s file are in the history too', async () => {
    const { call, change, log, shop, staff, clock, pass } = await start()
    const path = `/items/ecommerce_product/${shop.ring}`
    const moment = new Date(clock.now().getTime() + 60_000).toISOString()
    const planned = await call('POST', `${path}/schedule`, { moment, data: { price_brutto: 180 } }, staff)
    expect([planned.status, await log(shop.ring)]).toEqual([200, [19_900]])
    await pass(2)
    await applyDue(database(), clock)
    expect(await log(shop.ring)).toEqual([19_900, 18_000])
    await pass(1)
    await change(`ecommerce_product/${shop.ring}`, { price_brutto: 170 })
    await pass(1)
    const history = await call('GET', `/revisions?collection=ecommerce_product&item=${shop.ring}`, undefined, staff)
    const [, before] = history.body.data
    expect((await call('POST', `/revisions/${before.id}/restore`, undefined, staff)).status).toBe(200)
    expect(await log(shop.ring)).toEqual([19_900, 18_000, 17_000, 18_000])
    await pass(1)
    const file = await call('POST', '/ecom/till', 'Artikelnummer;Preis\nRING;175,00\n', staff)
    expect([file.status, await log(shop.ring)]).toEqual([200, [19_900, 18_000, 17_000, 18_000, 17_500]])
  })

  test('a reduction of which the 30 days before are not known is refused by name until the earlier price is given', async () => {
    const { sale, shop, priceOf, pass, age, change } = await start()
    const refused = await sale({ product: shop.ring, percent: 20 })
    expect([refused.status, refused.body.error.message]).toEqual([
      422,
      expect.stringMatching(/^earlier_price is required/),
    ])
    expect((await sale({ product: shop.ring, percent: 20, status: 'draft' })).status).toBe(200)
    expect((await sale({ product: shop.ring, percent: 20, earlier_price: 189 })).status).toBe(200)
    await pass(11)
    expect(await priceOf()).toEqual([159.2, 'Niedrigster Gesamtpreis der letzten 30 Tage: 189,00 € (−15 %)'])

    await age()
    await change(`ecommerce_product/${shop.engraved}`, { price_brutto: 300 })
    await change(`ecommerce_product/${shop.engraved}`, { price_brutto: 249.9 })
    expect((await sale({ product: shop.engraved, price_brutto: 200 })).status).toBe(200)
  })

  test('a sale that names nothing, too much or no reduction is refused, and the answer names the field', async () => {
    const { sale, shop, age, inMinutes } = await start()
    await age()
    const cases: [Json, string][] = [
      [{ percent: 10 }, 'product'],
      [{ product: shop.ring, variant: shop.short, percent: 10 }, 'variant'],
      [{ product: shop.ring }, 'percent'],
      [{ product: shop.ring, percent: 10, price_brutto: 100 }, 'price_brutto'],
      [{ product: shop.ring, price_brutto: 199 }, 'price_brutto'],
      [{ product: shop.ring, percent: 10, ends_on: inMinutes(5) }, 'ends_on'],
      [{ product: shop.ring, percent: 0 }, 'percent'],
    ]
    for (const [record, field] of cases) {
      const { status, body } = await sale(record)
      expect([status, body.error?.message], JSON.stringify(record)).toEqual([422, expect.stringMatching(`^${field} `)])
    }
  })

  test('carts and orders are priced by the sale that is in force at that instant, and keep what was told of it', async () => {
    const { sale, shop, age, priceOf, pass, order, inMinutes, log, call } = await start()
    await age()
    expect((await sale({ product: shop.ring, price_brutto: 149, ends_on: inMinutes(60) })).status).toBe(200)
    expect(await priceOf()).toEqual([199, null])
    await pass(10)
    const told = 'Niedrigster Gesamtpreis der letzten 30 Tage: 199,00 € (−25 %)'
    expect(await priceOf()).toEqual([149, told])
    expect((await order({ total: 204.9 })).body.reason).toBe('price_changed')
    const placed = await order({ total: 154.9 })
    expect(placed.status).toBe(200)
    const view = await call('GET', `/ecom/order/${String(placed.body.status_path).split('/').at(-1)}`)
    expect(view.body.lines[0]).toMatchObject({ price_brutto: 149 })
    expect(view.body.lines[0].reduction.replace(/\s/g, ' ')).toBe(told)
    await pass(49)
    expect((await priceOf())[0]).toBe(149)
    await pass(1)
    expect(await priceOf()).toEqual([199, null])
    expect(await log(shop.ring)).toEqual([19_900, 14_900, 19_900])
  })

  test('a second sale soon after the first is told against the price of the first', async () => {
    const { sale, shop, age, priceOf, pass, inMinutes } = await start()
    await age()
    await sale({ product: shop.ring, price_brutto: 149, ends_on: inMinutes(DAY) })
    await pass(2 * DAY)
    expect(await priceOf()).toEqual([199, null])
    const second = await sale({
      product: shop.ring,
      price_brutto: 159,
      starts_on: inMinutes(0),
      ends_on: inMinutes(DAY),
    })
    expect(second.body.error).toBeUndefined()
    expect(await priceOf()).toEqual([159, null])
    await pass(40 * DAY)
    await sale({ product: shop.ring, price_brutto: 159, starts_on: inMinutes(0) })
    expect(await priceOf()).toEqual([159, 'Niedrigster Gesamtpreis der letzten 30 Tage: 199,00 € (−20 %)'])
  })

  test('a sale of a category or a brand holds for its goods, and one whose goods have no history is refused by name', async () => {
    const { sale, shop, age, priceOf, pass, call, staff, change } = await start()
    const made = await call('POST', '/items/ecommerce_category', { display_name: 'Ringe', slug: 'ringe' }, staff)
    const category = made.body.data.id
    await change(`ecommerce_product/${shop.ring}`, { category })
    await change(`ecommerce_product/${shop.chain}`, { category })
    const refused = await sale({ category, percent: 10 })
    expect([refused.status, refused.body.error.message]).toEqual([
      422,
      expect.stringMatching(/^category has goods .*ring/),
    ])
    await age()
    expect((await sale({ category, percent: 10 })).status).toBe(200)
    await pass(10)
    expect((await priceOf())[0]).toBe(179.1)
    expect((await priceOf(shop.chain, shop.short))[0]).toBe(80.1)
    expect((await priceOf(shop.chain, shop.long))[0]).toBe(89.55)
    expect((await priceOf(shop.engraved))[0]).toBe(249.9)
  })

  test('when a sale begins or ends the change feed tells of its goods at that moment, once, though nobody writes', async () => {
    const { sale, shop, age, pass, clock, inMinutes, call } = await start()
    await age()
    const told = async () => {
      await turnSales(database(), clock.now())
      const rows = await database()
        .selectFrom('changes')
        .select('item')
        .where('project', '=', shop.project)
        .where('collection', '=', 'ecommerce_product')
        .execute()
      return rows.filter(({ item }) => item === String(shop.ring)).length
    }
    await sale({ product: shop.ring, price_brutto: 149, ends_on: inMinutes(60) })
    const before = await told()
    await pass(10)
    expect(await told()).toBe(before + 1)
    expect(await told()).toBe(before + 1)
    const shown = await call('GET', `/items/ecommerce_product/${shop.ring}`)
    expect(shown.body.data).toMatchObject({ price_brutto: 199, sale_price: 149, sale_low: 199 })
    await pass(50)
    expect(await told()).toBe(before + 2)
    expect((await call('GET', '/items/ecommerce_sale')).status).toBe(403)
  })
})

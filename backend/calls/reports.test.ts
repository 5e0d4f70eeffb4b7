import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleOrders } from './sample-orders.ts'
import { PASSWORD } from './test-client.ts'

withDatabases((database) => {
  const start = async () => {
    const office = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { shop, order, placed } = office
    const db = database()
    const watch = { lines: [{ product: shop.preowned, variant: null, count: 2, personalization: {} }] }
    for (const change of [{}, { ...watch, total: 2585.9 }, {}, {}]) await order(change, randomUUID())
    const ids = (await placed()).map(({ id }) => Number(id))
    const days = [
      '2026-11-21T22:59:00.000Z',
      '2026-11-21T23:01:00.000Z',
      '2026-11-22T10:00:00.000Z',
      '2026-11-22T11:00:00.000Z',
    ]
    for (const [index, id] of ids.entries())
      await db.updateTable('ecommerce_order').set({ created_on: days[index] }).where('id', '=', id).execute()
    const changeOrder = (index: number, change: object) =>
      db
        .updateTable('ecommerce_order')
        .set(change)
        .where('id', '=', ids[index] as number)
        .execute()
    // One came back in part, one was cancelled and counts for nothing, one was collected.
    await changeOrder(1, { refunded: 129_000 })
    await db
      .updateTable('ecommerce_order_line')
      .set({ returned: 1 })
      .where('order', '=', ids[1] as number)
      .execute()
    await changeOrder(2, { collect_branch: shop.branch })
    await changeOrder(3, { state: 'cancelled' })
    const headers = await office.staff()
    const report = async (name: string, query = 'from=2026-11-22&until=2026-11-22', as = headers) =>
      office.call('GET', `/ecom/reports/${name}?${query}`, undefined, as)
    return { ...office, ids, report }
  }

  test('takings count orders on their German day, less what was refunded, and none that was cancelled', async () => {
    const { report, shop } = await start()
    expect((await report('sales')).body.data).toMatchObject({
      orders: 2,
      takings: 1500.8,
      refunded: 1290,
      days: [{ day: '2026-11-22', orders: 2, takings: 1500.8 }],
      payments: [{ method: 2, orders: 2, takings: 1500.8 }],
    })
    const both = (await report('sales', 'from=2026-11-21&until=2026-11-23')).body.data
    expect(both.days.map(({ orders }: { orders: number }) => orders)).toEqual([1, 2, 0])
    expect((await report('sales', `from=2026-11-22&until=2026-11-22&branch=${shop.branch}`)).body.data).toMatchObject({
      orders: 1,
      takings: 204.9,
    })
    expect((await report('sales', 'from=2026-11-22&until=2026-11-22&branch=parcels')).body.data.orders).toBe(1)
  })

  test('goods are told by what was kept, by brand and category too, and what lies there unsold', async () => {
    const { report, shop } = await start()
    const { products, brands, categories, unsold } = (await report('goods')).body.data
    expect(products).toMatchObject([
      { id: shop.preowned, name: 'gebraucht', pieces: 1, takings: 1290 },
      { id: shop.ring, name: 'ring', reference_number: 'RING', pieces: 1, takings: 199 },
    ])
    for (const table of [brands, categories]) expect(table).toMatchObject([{ id: null, pieces: 2, takings: 1489 }])
    const names = unsold.map(({ name }: { name: string }) => name)
    expect(names).not.toContain('ring')
    const later = (await report('goods', 'from=2026-12-01&until=2026-12-02')).body.data
    expect(later.products).toEqual([])
    expect(later.unsold.length).toBeGreaterThanOrEqual(unsold.length)
  })

  test('money given back without goods coming back lowers the takings, and not what was sold', async () => {
    const { report, ids, shop } = await start()
    const db = database()
    const ring = async () => {
      const { products } = (await report('goods')).body.data
      return products.find(({ id }: { id: number }) => id === shop.ring)
    }
    const whole = { state: 'refunded', paid: 20_490, refunded: 20_490 }
    await db.updateTable('ecommerce_order').set(whole).where('id', '=', Number(ids[2])).execute()
    expect((await report('sales')).body.data).toMatchObject({ orders: 2, takings: 1295.9, refunded: 1494.9 })
    expect(await ring()).toMatchObject({ pieces: 1, takings: 199 })
    await db.updateTable('ecommerce_order_line').set({ returned: 1 }).where('order', '=', Number(ids[2])).execute()
    expect(await ring()).toMatchObject({ pieces: 0, takings: 0 })
    expect((await report('sales')).body.data).toMatchObject({ takings: 1295.9 })
  })

  test('what was never paid of a refunded order is no taking, and a cancelled one whose deposit went back is no order', async () => {
    const { report, ids, shop } = await start()
    const db = database()
    const set = (index: number, change: object) =>
      db.updateTable('ecommerce_order').set(change).where('id', '=', Number(ids[index])).execute()
    await set(2, { state: 'refunded', paid: 5_000, refunded: 5_000 })
    expect((await report('sales')).body.data).toMatchObject({ orders: 2, takings: 1295.9, refunded: 1340 })
    const cancelled = { order: Number(ids[3]), kind: 'state', actor: 'staff', to_state: 'cancelled' }
    await db
      .insertInto('ecommerce_order_event')
      .values({ ...cancelled, created_on: '2026-11-22T12:00:00.000Z' })
      .execute()
    const before = (await report('goods')).body.data.products
    await set(3, { state: 'refunded', paid: 5_000, refunded: 5_000 })
    expect((await report('sales')).body.data).toMatchObject({ orders: 2, takings: 1295.9, refunded: 1340 })
    expect((await report('goods')).body.data.products).toEqual(before)
    const branch = `from=2026-11-22&until=2026-11-22&branch=${shop.branch}`
    expect((await report('sales', branch)).body.data).toMatchObject({ orders: 1, takings: 0, refunded: 50 })
  })

  test('what is left of goods is known where their cost is: frozen with the order, else as it is today', async () => {
    const { report, shop, ids } = await start()
    const db = database()
    const before = (await report('goods')).body.data
    expect(before.margin).toMatchObject({ margin: 0, margin_of: 0, takings: 1489 })
    await db.updateTable('ecommerce_product').set({ cost: 80_000 }).where('id', '=', shop.preowned).execute()
    await db.updateTable('ecommerce_order_line').set({ cost: 10_000 }).where('order', '=', Number(ids[2])).execute()
    await db.updateTable('ecommerce_product').set({ cost: 1 }).where('id', '=', shop.ring).execute()
    const { margin, products } = (await report('goods')).body.data
    // Pre-owned goods are under the margin scheme: 490 less 19 / 119 of them; the ring: 199 / 1.19 less 100.
    expect(products).toMatchObject([
      { id: shop.preowned, margin: 411.76, margin_of: 1290 },
      { id: shop.ring, margin: 67.23, margin_net: 167.23, margin_of: 199 },
    ])
    expect(margin).toMatchObject({ margin: 478.99, margin_of: 1489, takings: 1489 })
  })

  test('what was given back for goods that stayed lowers what is left of them: the cost was paid all the same', async () => {
    const { report, shop, ids } = await start()
    const db = database()
    await db.updateTable('ecommerce_order_line').set({ cost: 10_000 }).where('order', '=', Number(ids[2])).execute()
    const ring = async () => {
      const { margin, products } = (await report('goods')).body.data
      expect(margin.margin).toBe(products.find(({ id }: { id: number }) => id === shop.ring).margin)
      return products.find(({ id }: { id: number }) => id === shop.ring)
    }
    const give = (change: object) =>
      db.updateTable('ecommerce_order').set(change).where('id', '=', Number(ids[2])).execute()
    expect(await ring()).toMatchObject({ takings: 199, margin: 67.23, margin_net: 167.23, margin_of: 199 })
    await give({ paid: 20_490, refunded: 2_000 })
    // 179 / 1.19 less 100.
    expect(await ring()).toMatchObject({ takings: 199, margin: 50.42, margin_net: 150.42, margin_of: 199 })
    await give({ state: 'refunded', refunded: 20_490 })
    expect(await ring()).toMatchObject({ takings: 199, margin: -100, margin_net: 0, margin_of: 199 })
    await db.updateTable('ecommerce_order_line').set({ returned: 1 }).where('order', '=', Number(ids[2])).execute()
    expect(await ring()).toMatchObject({ pieces: 0, takings: 0, margin: 0, margin_net: 0 })
  })

  test('costs are told to nobody who may not read them of the goods', async () => {
    const { report, shop, call, staff } = await start()
    const goodsOf = database().updateTable('ecommerce_product')
    await goodsOf.set({ cost: 10_000 }).where('project', '=', shop.project).execute()
    await goodsOf.set({ cost: 80_000 }).where('id', '=', shop.preowned).execute()
    const owner = await staff('administrator')
    await call('POST', '/auth/confirm', { current_password: PASSWORD }, owner)
    const keyWith = async (scopes: string[]) => {
      const { body } = await call('POST', '/api-keys', { name: scopes.join(), scopes }, owner)
      return { authorization: `Bearer ${body.data.key}` }
    }
    const ofOrders = await keyWith(['orders:read', 'orders:update'])
    const goods = (await report('goods', undefined, ofOrders)).body.data
    expect(goods.products).toMatchObject([{ takings: 1290 }, { takings: 199 }])
    for (const one of [goods.margin, ...goods.products, ...goods.brands])
      expect(one).toMatchObject({ margin: 0, margin_net: 0, margin_of: 0 })
    const alsoGoods = await keyWith(['orders:update', 'catalogue:read'])
    expect((await report('goods', undefined, alsoGoods)).body.data.margin).toMatchObject({ margin: 0 })
    const stock = (await report('stock', '', ofOrders)).body.data
    expect(stock).toMatchObject({ cost: 0, cost_pieces: 0 })
    expect(stock.value).toBeGreaterThan(0)
    const ofBoth = await keyWith(['orders:update', 'catalogue:read', 'catalogue:update'])
    expect((await report('goods', undefined, ofBoth)).body.data.margin).toMatchObject({ margin: 478.99 })
    expect((await report('stock', '', ofBoth)).body.data.cost_pieces).toBeGreaterThan(0)
  })

  test('an order keeps what its goods cost the shop that day, and tells no customer', async () => {
    const db = database()
    const { shop, order, placed, call } = await sampleOrders(db, `${randomUUID().slice(0, 8)}.example`)
    await db.updateTable('ecommerce_product').set({ cost: 7777 }).where('id', '=', shop.ring).execute()
    const { body } = await order({}, randomUUID())
    const id = Number((await placed()).at(-1)?.id)
    await db.updateTable('ecommerce_product').set({ cost: 9999 }).where('id', '=', shop.ring).execute()
    const line = db.selectFrom('ecommerce_order_line').select('cost').where('order', '=', id)
    expect(Number((await line.executeTakeFirstOrThrow()).cost)).toBe(7777)
    const view = await call('GET', `/ecom/order/${String(body.status_path).split('/').at(-1)}`)
    expect(view.body).toMatchObject({ lines: [{ display_name: 'ring' }] })
    expect(JSON.stringify([body, view.body])).not.toMatch(/cost|77\.77|7777/)
  })

  test('the workbook is made for staff of the shop, in a language of ours', async () => {
    const { report, staff } = await start()
    expect((await report('workbook.xlsx', 'from=2026-11-22&until=2026-11-22', {})).status).toBe(401)
    expect((await report('workbook.xlsx', 'from=2026-11-22&until=2026-11-22', await staff('editor'))).status).toBe(403)
    expect(await report('workbook.xlsx', 'from=2026-11-22&until=2026-11-22&language=it')).toMatchObject({
      status: 422,
      body: { field: 'language' },
    })
  })

  test('the stock is worth what its pieces are sold for', async () => {
    const { report } = await start()
    const { pieces, value, branches } = (await report('stock')).body.data
    expect(branches.reduce((sum: number, one: { pieces: number }) => sum + one.pieces, 0)).toBe(pieces)
    expect(branches.reduce((sum: number, one: { value: number }) => sum + one.value, 0)).toBeCloseTo(value)
  })

  test('pieces of goods that are sold as one of their variants alone count by the variants', async () => {
    const { report, shop } = await start()
    const piecesNow = async () => (await report('stock', '')).body.data.pieces
    const before = await piecesNow()
    const add = (pieces: number) =>
      database()
        .insertInto('ecommerce_stock')
        .values({ product: shop.ring, variant: null, branch: null, pieces })
        .execute()
    await add(7)
    expect(await piecesNow()).toBe(before + 7)
    await insertTree(database(), 'ecommerce_product_variant', { product: shop.ring, display_name: '54', stock: 0 })
    await add(9)
    expect(await piecesNow()).toBe(before)
  })

  test('a shelf of a million pieces is added up like any other', async () => {
    const { report, shop, ids } = await start()
    const db = database()
    await db.updateTable('ecommerce_product').set({ cost: 99_00 }).where('project', '=', shop.project).execute()
    const place = { product: shop.ring, variant: null, branch: null, pieces: 1_000_000 }
    await db.insertInto('ecommerce_stock').values(place).execute()
    await db
      .updateTable('ecommerce_order_line')
      .set({ count: 1_000_000, cost: 99_00 })
      .where('order', '=', Number(ids[1]))
      .execute()
    expect((await report('stock', '')).body.data.cost).toBeGreaterThanOrEqual(99_000_000)
    expect((await report('goods')).body.data.margin.margin_of).toBeGreaterThan(99_000_000)
    const later = (await report('goods', 'from=2026-12-01&until=2026-12-02')).body.data
    expect(later.unsold[0]).toMatchObject({ id: shop.ring, value: expect.any(Number) })
  })

  test('days that there are not are refused by their field, and figures are told to staff of the shop alone', async () => {
    const { report, staff, shop } = await start()
    expect(await report('sales', 'from=2026-02-30&until=2026-03-01')).toMatchObject({
      status: 422,
      body: { field: 'from' },
    })
    expect(await report('goods', 'from=2026-03-02&until=2026-03-01')).toMatchObject({
      status: 422,
      body: { field: 'until' },
    })
    expect(await report('stock', 'branch=here')).toMatchObject({ status: 422, body: { field: 'branch' } })
    for (const name of ['sales', 'goods', 'stock']) {
      expect((await report(name, undefined, {})).status).toBe(401)
      expect((await report(name, undefined, await staff('editor'))).status).toBe(403)
    }
    const other = await start()
    expect((await other.report('sales', undefined, await staff('shop_staff', shop.project))).status).toBe(403)
  })
})

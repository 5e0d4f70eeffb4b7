import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleOrders } from './sample-orders.ts'

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

  test('the stock is worth what its pieces are sold for', async () => {
    const { report } = await start()
    const { pieces, value, branches } = (await report('stock')).body.data
    expect(branches.reduce((sum: number, one: { pieces: number }) => sum + one.pieces, 0)).toBe(pieces)
    expect(branches.reduce((sum: number, one: { value: number }) => sum + one.value, 0)).toBeCloseTo(value)
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

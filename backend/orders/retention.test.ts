import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleOrders } from '../calls/sample-orders.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeOrders } from './retention.ts'

withDatabases((database) => {
  test('an order and its invoice are kept to the end of the eighth year, and then gone with all that tells of them', async () => {
    const db = database()
    const { order, placed, call, staff, count } = await sampleOrders(db, `${randomUUID().slice(0, 8)}.example`)
    await order()
    const id = Number((await placed())[0]?.id)
    const headers = await staff()
    await call('PATCH', `/items/ecommerce_order/${id}`, { staff_note: 'ruft an' }, headers)
    for (const state of ['in_preparation', 'shipped'])
      await call('POST', `/ecom/orders/${id}/state`, { state }, headers)
    await purgeOrders(db, new Date('2034-12-31T12:00:00Z'))
    expect(await placed()).toHaveLength(1)
    await purgeOrders(db, new Date('2035-01-01T12:00:00Z'))
    expect(await placed()).toEqual([])
    for (const table of ['ecommerce_invoice', 'ecommerce_order_line', 'ecommerce_order_event'])
      expect(await count(table)).toBe(0)
    const history = await db.selectFrom('revisions').select('id').where('collection', '=', 'ecommerce_order').execute()
    expect(history).toEqual([])
  })

  test('a project that has orders cannot be deleted', async () => {
    const { order, shop } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    await order()
    await expect(database().deleteFrom('project').where('id', '=', shop.project).execute()).rejects.toThrow()
  })
})

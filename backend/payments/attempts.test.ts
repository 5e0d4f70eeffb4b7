import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleOrders } from '../calls/sample-orders.ts'
import { withDatabases } from '../db/with-databases.ts'
import { changeAttempt, lastAttempt, openAttempt } from './attempts.ts'

withDatabases((database) => {
  test('calls of one order at the same moment begin one attempt, also after one that failed', async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {})
    await shop.order({ paymentMethod: 4 }, randomUUID())
    const db = database()
    const now = new Date()
    const order = { id: Number((await shop.placed())[0]?.id), total: 20490 }
    const begun = await lastAttempt(db, order, 'paypal')
    await changeAttempt(db, Number(begun?.id), { state: 'failed' }, now)
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openAttempt(db, order, 'paypal', now, ({ state }) => state === 'started')),
    )
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened[0]?.id).not.toBe(begun?.id)
  })
})

import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { checkRefund, isRefunded, refundOrder } from '../orders/refund-order.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { moneySchema, parsed, refusedPayment, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

const refundSchema = moneySchema.extend({
  key: z
    .string()
    .regex(/^[\w.:-]{8,64}$/)
    .nullish(),
  pieces: z
    .array(z.object({ line: z.int().min(1), count: z.int().min(1), to_stock: z.boolean() }))
    .max(100)
    .nullish(),
  withdrawal: z.int().min(1).nullish(),
})

/**
 * `POST /orders/{id}/refund`: for staff; amount, message, key, the pieces that come back: `[{line, count, to_stock}]`, and the withdrawal
 * that it answers and closes. Asked for again with the same key it is given once.
 */
export function refundRoutes(calls: OrderCalls): Hono<Variables> {
  const { db, now, payments } = calls
  return new Hono<Variables>().post('/orders/:id/refund', async ({ req, var: { caller } }) => {
    const { shop, order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
    const { amount, message, pieces: given, key: named, withdrawal } = parsed(refundSchema, await objectBody(req.raw))
    // Without a key the sum given back so far names this refund.
    const key = named ?? `${order.refunded}`
    if (await isRefunded(db, order.id, key)) return Response.json(standing(order))
    const pieces = (given ?? []).map(({ to_stock, ...piece }) => ({ ...piece, toStock: to_stock }))
    checkRefund(order, amount, pieces)
    if (withdrawal) await checkWithdrawal(db, order, withdrawal)
    await payments
      .provider(order.paymentMethod)
      ?.refund(shop, order, amount, `${order.uuid}-${key}`)
      .catch(refusedPayment)
    const refund = { cents: amount, key, message, pieces, actor, withdrawal: withdrawal ?? undefined }
    const after = await db
      .transaction()
      .execute((trx) => refundOrder(trx, order, refund, now()))
      .catch(async (error) => {
        // The same refund, asked for twice at once, is written once.
        if (await isRefunded(db, order.id, key)) return (await readOrder(db, order.id)) as StoredOrder
        throw error
      })
    calls.wakeOrders()
    return Response.json(standing(after))
  })
}

/** Throws the refusal where this is no open withdrawal of the order. */
async function checkWithdrawal(db: Database, order: StoredOrder, withdrawal: number): Promise<void> {
  const row = await db
    .selectFrom('ecommerce_withdrawal')
    .select('state')
    .where('id', '=', withdrawal)
    .where('matched_order', '=', order.id)
    .executeTakeFirst()
  if (row?.state !== 'matched')
    throw new OrderRefusal('invalid', { field: 'withdrawal', message: 'This is no open withdrawal of the order' })
}

import { Hono } from 'hono'
import { refundSchema } from '../bodies/order-bodies.ts'
import type { Database } from '../db/database.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { giveBack } from '../orders/give-back.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { afterRefund, checkRefund, givenBack } from '../orders/refund-order.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { parsed, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

/**
 * `POST /orders/{id}/refund`: for staff; amount, message, key, the pieces that come back: `[{line, count, to_stock, from_parcel}]`, and the withdrawal
 * that it answers and closes. Asked for again with the same key it is given once; with `left`, the money that was seen to be here, not where
 * somebody else gave some back meanwhile.
 */
export function refundRoutes(calls: OrderCalls): Hono<Variables> {
  const { db } = calls
  return new Hono<Variables>().post('/orders/:id/refund', async ({ req, var: { caller } }) => {
    const { shop, order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
    const body = parsed(refundSchema, await objectBody(req.raw))
    const { amount, message, pieces: given, key: named, withdrawal, left } = body
    const key = named ?? `${await givenBack(db, order.id)}`
    const written = await afterRefund(db, order.id, key)
    if (written) return Response.json(standing(written))
    if (typeof left === 'number' && left !== order.paid - order.refunded)
      throw new OrderRefusal('not_possible', { field: 'left', message: 'Money came or went meanwhile' })
    const pieces = given ?? []
    checkRefund(order, amount, pieces)
    if (withdrawal) await checkWithdrawal(db, order, withdrawal)
    const refund = { cents: amount, key, message, pieces, actor, withdrawal: withdrawal ?? undefined }
    return Response.json(standing(await giveBack(calls, shop, order, refund)))
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

import { Hono } from 'hono'
import { refundSchema, transfersSchema } from '../bodies/order-bodies.ts'
import type { Database } from '../db/database.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { giveBack } from '../orders/give-back.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { notePaidOut } from '../orders/paid-out.ts'
import { afterRefund, checkRefund, ownKey } from '../orders/refund-order.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { parsed, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

/**
 * `POST /orders/{id}/refund`: for staff; amount, message, key, the pieces that come back: `[{line, count, to_stock, from_parcel}]`, and the withdrawal
 * that it answers and closes. Asked for again with the same key it is given once; with `left`, the money that was seen to be here, not where
 * somebody else gave some back meanwhile. What no provider gives back waits to be transferred unless it is `paid_out` already;
 * `POST /orders/{id}/transfers` says of refunds that it is.
 */
export function refundRoutes(calls: OrderCalls): Hono<Variables> {
  const { db } = calls
  return new Hono<Variables>()
    .post('/orders/:id/refund', async ({ req, var: { caller } }) => {
      const { shop, order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const body = parsed(refundSchema, await objectBody(req.raw))
      const { amount, message, pieces: given, key: named, withdrawal, left, paid_out } = body
      const pieces = given ?? []
      const asked = { cents: amount, pieces }
      const key = named ?? (await ownKey(db, order.id, asked))
      const written = await afterRefund(db, order.id, { ...asked, key })
      if (written) return Response.json(standing(written))
      const seen = { withdrawal: withdrawal ?? undefined, left: left ?? undefined, paidOut: paid_out ?? false }
      const refund = { ...asked, ...seen, key, message, actor }
      checkRefund(order, refund)
      if (withdrawal) await checkWithdrawal(db, order, withdrawal)
      return Response.json(standing(await giveBack(calls, shop, order, refund)))
    })
    .post('/orders/:id/transfers', async ({ req, var: { caller } }) => {
      const { order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { refunds } = parsed(transfersSchema, await objectBody(req.raw))
      await db.transaction().execute((trx) => notePaidOut(trx, order, { refunds, actor }, calls.now()))
      return Response.json(standing(order))
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

import { Hono } from 'hono'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { logEvent } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { sellerOf } from '../shop/seller.ts'
import { staffCall } from './staff-call.ts'

/** Mails of one order that may be sent again at once, and milliseconds until the next one. */
const AT_ONCE = 5
const REFILL = 60_000

/** `GET /orders/{id}/packing-slip.pdf`, `POST /orders/{id}/mails`: for staff. */
export function staffCorrespondence(
  calls: OrderCalls,
  compose: (order: number, kind: string, refund: number) => Promise<NewMail>,
): Hono<Variables> {
  const { db, now, uuid, wakeMail } = calls
  const limits = createTokenBuckets({ capacity: AT_ONCE, refill: REFILL, now })
  return new Hono<Variables>()
    .get('/orders/:id/packing-slip.pdf', async ({ req, var: { caller } }) => {
      const { shop, order } = await staffCall(calls, req.raw, caller, req.param('id'))
      const seller = await sellerOf(db, shop.project, order.language)
      if (!seller) throw new OrderRefusal('not_possible', { message: 'There is no company to send it' })
      const { packingSlip } = await import('../orders/staff/packing-slip.ts')
      const content = await packingSlip(order, seller)
      return new Response(Buffer.from(content), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${order.number}.pdf`)}`,
          'cache-control': 'private, no-store',
        },
      })
    })
    .post('/orders/:id/mails', async ({ req, var: { caller } }) => {
      const { order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { kind, refund = 0 } = await objectBody(req.raw)
      const written = await db
        .selectFrom('ecommerce_order_mail')
        .select(['kind', 'refund'])
        .where('order', '=', order.id)
        .where('state', '=', 'queued')
        .execute()
      const known = written.find((mail) => mail.kind === kind && mail.refund === refund)
      if (!known) throw new OrderRefusal('invalid', { field: 'kind', message: 'This order has sent no such mail' })
      const wait = limits.take(String(order.id))
      if (wait > 0) throw new OrderRefusal('too_many', { wait: Math.ceil(wait / 1000) })
      const mail = await compose(order.id, String(known.kind), Number(known.refund))
      await db.transaction().execute(async (trx) => {
        await queueMail(trx, mail, { now, uuid })
        await logEvent(trx, order.id, { kind: 'mail', actor, message: String(known.kind) }, now())
      })
      wakeMail()
      return Response.json({ status: 'ok', recipient: mail.to.address })
    })
}

import { Hono } from 'hono'
import { returnSlipSchema } from '../bodies/order-bodies.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { returnSlipPaper } from '../order-mails/return-slip-paper.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { checkReturned, isSlipSent, sendReturnSlip } from '../orders/send-return-slip.ts'
import { parsed, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

/** `POST /orders/{id}/return-slips`, `GET /orders/{id}/return-slips/{event}.pdf`: for staff, what goes into a parcel that comes back. */
export function returnSlipRoutes(calls: OrderCalls): Hono<Variables> {
  const { db, now } = calls
  return new Hono<Variables>()
    .post('/orders/:id/return-slips', async ({ req, var: { caller } }) => {
      const { order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { pieces, message, key } = parsed(returnSlipSchema, await objectBody(req.raw))
      if (key && (await isSlipSent(db, order.id, key))) return Response.json(standing(order))
      checkReturned(order, pieces)
      const slip = { pieces, message, key: key ?? undefined }
      const after = await db.transaction().execute((trx) => sendReturnSlip(trx, order, slip, { actor, now: now() }))
      calls.wakeOrders()
      return Response.json(standing(after))
    })
    .get('/orders/:id/return-slips/:slip', async ({ req, var: { caller } }) => {
      const { order } = await staffCall(calls, req.raw, caller, req.param('id'))
      const [, event] = /^(\d{1,15})\.pdf$/.exec(req.param('slip')) ?? []
      const paper = event === undefined ? undefined : await returnSlipPaper(db, order.id, Number(event))
      if (!paper) throw new OrderRefusal('unknown_order', { message: 'There is no such return slip' })
      return new Response(Buffer.from(paper.content), {
        headers: {
          'content-type': paper.type,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(paper.filename)}`,
          'cache-control': 'private, no-store',
        },
      })
    })
}

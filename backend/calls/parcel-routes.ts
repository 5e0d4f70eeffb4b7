import { Hono } from 'hono'
import { parcelSchema } from '../bodies/order-bodies.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { checkParcel, sendParcel, wayOf } from '../orders/send-parcel.ts'
import { parsed, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

/** `POST /orders/{id}/parcels`: for staff, a part of an order goes before the rest. */
export function parcelRoutes(calls: OrderCalls): Hono<Variables> {
  return new Hono<Variables>().post('/orders/:id/parcels', async ({ req, var: { caller } }) => {
    const { order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
    const { pieces, before, message, ...way } = parsed(parcelSchema, await objectBody(req.raw))
    const parcel = { pieces, before, message, ...wayOf(order, way) }
    checkParcel(order, parcel)
    const sent = await calls.db
      .transaction()
      .execute((trx) => sendParcel(trx, order, parcel, { actor, now: calls.now() }))
    calls.wakeOrders()
    return Response.json(standing(sent))
  })
}

import { Hono } from 'hono'
import { isOvertakenMail } from '#domain/orders/overtaken-mail.ts'
import type { Parcel } from '#domain/orders/parcels.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { logEvent } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import type { SlipOf } from '../orders/staff/packing-slip.ts'
import { slipStop } from '../orders/staff/slip-stop.ts'
import { sellerOf } from '../shop/seller.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { staffCall } from './staff-call.ts'

/** Mails of one order that may be sent again at once, and milliseconds until the next one. */
const AT_ONCE = 5
const REFILL = 60_000

/** Packing slips in one file. */
const MOST_SLIPS = 100

/** The parcel of an order that is called for by its place, from 1 on; none where none is. Throws the refusal for one that has not gone. */
function parcelNamed({ parcels }: StoredOrder, place: string | undefined): Parcel | undefined {
  if (place === undefined) return undefined
  const parcel = /^\d{1,3}$/.test(place) ? parcels[Number(place) - 1] : undefined
  if (!parcel) throw new OrderRefusal('invalid', { field: 'parcel', message: 'There is no such parcel' })
  return parcel
}

/** The packing slips of orders as one PDF, in the order in which they were asked for. */
async function slipsAnswer(
  { db }: OrderCalls,
  { project }: Shop,
  orders: readonly [StoredOrder, ...StoredOrder[]],
  parcel?: Parcel,
): Promise<Response> {
  const slipOf = async (order: StoredOrder): Promise<SlipOf> => {
    const seller = await sellerOf(db, project, order.language)
    if (!seller) throw new OrderRefusal('not_possible', { message: 'There is no company to send it' })
    // A parcel that is named has gone.
    return { order, seller, parcel, stop: parcel ? undefined : await slipStop(db, order) }
  }
  const [first, ...others] = orders
  const slips: [SlipOf, ...SlipOf[]] = [await slipOf(first)]
  for (const order of others) slips.push(await slipOf(order))
  const { packingSlips } = await import('../orders/staff/packing-slip.ts')
  const content = await packingSlips(slips)
  const name = others.length > 0 ? `${first.number}-${orders.length}.pdf` : `${first.number}.pdf`
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    },
  })
}

/** `GET /orders/{id}/packing-slip.pdf`, `GET /packing-slips.pdf?orders=1,2`, `POST /orders/{id}/mails`: for staff. */
export function staffCorrespondence(
  calls: OrderCalls,
  compose: (order: number, kind: string, refund: number) => Promise<NewMail>,
): Hono<Variables> {
  const { db, now, uuid, wakeMail } = calls
  const limits = createTokenBuckets({ capacity: AT_ONCE, refill: REFILL, now })
  return new Hono<Variables>()
    .get('/orders/:id/packing-slip.pdf', async ({ req, var: { caller } }) => {
      const { shop, order } = await staffCall(calls, req.raw, caller, req.param('id'))
      return slipsAnswer(calls, shop, [order], parcelNamed(order, req.query('parcel')))
    })
    .get('/packing-slips.pdf', async ({ req, var: { caller } }) => {
      const ids = [...new Set((req.query('orders') ?? '').split(','))]
      if (ids.length > MOST_SLIPS)
        throw new OrderRefusal('invalid', { field: 'orders', message: `At most ${MOST_SLIPS} orders at once` })
      const [first, ...others] = ids
      const { shop, order } = await staffCall(calls, req.raw, caller, first ?? '')
      const rest: StoredOrder[] = []
      for (const id of others) rest.push((await staffCall(calls, req.raw, caller, id)).order)
      return slipsAnswer(calls, shop, [order, ...rest])
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
      if (isOvertakenMail(String(kind), order.state))
        throw new OrderRefusal('not_possible', { field: 'kind', message: 'The goods lie ready no more' })
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

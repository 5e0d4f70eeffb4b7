import { Hono } from 'hono'
import type { PaymentStart, PlacedOrder } from '#contract/wire/order-types.ts'
import { type PaymentProvider, paymentMethod } from '#domain/money/payment-methods.ts'
import { isStillHere } from '#domain/orders/changed-lines.ts'
import { isOver } from '#domain/orders/order-states.ts'
import { TooMany } from '../forms/form-limits.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { clientKey } from '../http/client-key.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { orderView } from '../orders/order-view.ts'
import { orderRequest, quoteRequest } from '../orders/placing/order-body.ts'
import {
  checkOpen,
  freshQuote,
  hashOf,
  type OrderPlaced,
  placedBefore,
  placeOrder,
} from '../orders/placing/place-order.ts'
import type { Placing } from '../orders/placing/placing.ts'
import { quoteView } from '../orders/placing/quote-view.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { outageOf } from '../outage.ts'
import { PaymentFailed } from '../payments/payment-method.ts'
import type { Shop } from '../shop/shop.ts'
import { isPaidFor, readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { keyOf } from './idempotency-key.ts'

/** The payment as the browser needs it; a provider that fails leaves the order waiting. */
async function startPayment({ payments, links }: OrderCalls, shop: Shop, order: StoredOrder): Promise<PaymentStart> {
  if (order.total === 0 || isOver(order.state)) return { method: order.paymentMethod, kind: 'nothing' }
  const { origin, uuid, language } = order
  const addresses = {
    origin,
    status: origin + links.statusPath(uuid, language, shop.roots),
    callback: (provider: PaymentProvider) =>
      `${origin}/ecom/webhooks/${provider}?order=${uuid}&signature=${links.sign(`${provider} ${uuid}`)}`,
  }
  try {
    return await payments.method(order.paymentMethod).start(shop, order, addresses)
  } catch (error) {
    if (error instanceof PaymentFailed) {
      const known = { order_uuid: uuid, status_path: links.statusPath(uuid, language, shop.roots) }
      throw new OrderRefusal('payment_failed', { message: error.message, order: known })
    }
    throw error
  }
}

/** Counts an order against what one sender may place; one that is refused, or was placed before, counts only among those that may be tried. Throws TooMany. */
async function bounded(
  { limits, attempts }: OrderCalls,
  sender: string,
  place: () => Promise<OrderPlaced>,
): Promise<OrderPlaced> {
  const wait = attempts.take(sender) || limits.take(sender)
  if (wait > 0) throw new TooMany(wait)
  try {
    const placed = await place()
    if (placed.before) limits.giveBack(sender)
    return placed
  } catch (error) {
    if (error instanceof OrderRefusal) limits.giveBack(sender)
    throw error
  }
}

const WAITS: readonly string[] = ['received', 'awaiting_payment']

/** Whether an order wants money that its customer can send now: also the rest of one that was changed since it was paid. */
const wantsMoney = (order: StoredOrder): boolean =>
  WAITS.includes(order.state) ||
  (isStillHere(order.state) && !isPaidFor(order) && paymentMethod(order.paymentMethod).waitsFor === 'transfer')

/** `POST /quote`, `POST /order`, `GET /order/{uuid}.{signature}`. (SPEC 7) */
export function orderRoutes(calls: OrderCalls, placing: Placing): Hono {
  const { db, payments, links, clientAddress } = calls
  return new Hono()
    .post('/quote', async ({ req }) => {
      const { shop, body } = await calls.shopCall(req.raw)
      checkOpen(shop)
      const request = quoteRequest(body)
      const offered = await payments.offered(shop)
      return Response.json(quoteView(shop, await freshQuote(placing, { shop, request, offered }), request.language))
    })
    .post('/order', async ({ req }) => {
      const key = keyOf(req.raw)
      const { shop, body } = await calls.shopCall(req.raw)
      const bodyHash = hashOf(body)
      const sender = `${shop.project.id} ${clientKey(clientAddress(req.raw))}`
      const place = () =>
        placing.together.coming(async () =>
          placeOrder(placing, {
            shop,
            request: orderRequest(body, shop),
            offered: await payments.offered(shop),
            key,
            bodyHash,
            origin: linkOrigin(shop.project, req.raw),
          }),
        )
      // Whatever is said against it now, an order that was placed is answered again.
      const { order, before } = await bounded(calls, sender, place).catch(async (error) => {
        const known = outageOf(error) === undefined && (await placedBefore(placing, shop.project.id, key, bodyHash))
        if (known) return known
        throw error
      })
      if (!before) calls.wakeOrders()
      return Response.json({
        status: 'ok',
        order_uuid: order.uuid,
        order_number: order.number,
        state: order.state,
        status_path: links.statusPath(order.uuid, order.language, shop.roots),
        payment: await startPayment(calls, shop, order),
      } satisfies PlacedOrder & { status: 'ok' })
    })
    .get('/order/:token', async ({ req }) => {
      const uuid = links.read(req.param('token'))
      const order = uuid === undefined ? undefined : await readOrder(db, uuid)
      const shop = await calls.shopOf(req.raw)
      // What is blocked is kept for the law alone (Art. 18 GDPR): whoever holds an old link sees none of it.
      if (!order || order.isBlocked || order.project !== shop.project.id) throw new OrderRefusal('unknown_order')
      const payment = wantsMoney(order) ? await startPayment(calls, shop, order).catch(() => null) : null
      return Response.json(await orderView(db, order, payment), { headers: { 'cache-control': 'no-store' } })
    })
}

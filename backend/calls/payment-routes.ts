import { Hono } from 'hono'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import type { Actor } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { isPaidFor } from '../shop/stored-order.ts'
import { confirmPayment, KLARNA_TOKEN, namedOrder, UNPAID } from './confirm-payment.ts'

/** A text of a body; what it names is looked for afterwards. Throws the refusal that names the field. */
function textIn(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '') throw new OrderRefusal('invalid', { field })
  return value
}

/** What the customer is answered: the truth, also when it is that nobody knows yet. */
function answerOf({ order, outcome }: Awaited<ReturnType<typeof confirmPayment>>): Record<string, unknown> {
  if (outcome?.kind === 'open' || outcome?.kind === 'refused')
    throw new OrderRefusal('payment_failed', { message: outcome.reason })
  return { status: 'ok', state: order.state, payment: isPaidFor(order) ? 'paid' : 'waiting' }
}

const customer: Actor = { kind: 'customer' }

/** `POST /order/paypal_transaction`, `/klarna/order`, `/order/{token}/cancel`: for customers. (SPEC 7) */
export function paymentRoutes(calls: OrderCalls): Hono {
  const { db, now, links } = calls
  return new Hono()
    .post('/order/paypal_transaction', async ({ req }) => {
      const { shop, body } = await calls.shopCall(req.raw)
      const order = await namedOrder(calls, shop, textIn(body, 'order_id'))
      if (paymentMethod(order.paymentMethod).provider !== 'paypal')
        throw new OrderRefusal('invalid', { field: 'order_id' })
      return Response.json(answerOf(await confirmPayment(calls, shop, order, {}, customer)))
    })
    .post('/klarna/order', async ({ req }) => {
      const { shop, body } = await calls.shopCall(req.raw)
      const order_uuid = textIn(body, 'order_uuid')
      const authorization_token = textIn(body, 'authorization_token')
      if (!KLARNA_TOKEN.test(authorization_token)) throw new OrderRefusal('invalid', { field: 'authorization_token' })
      const order = await namedOrder(calls, shop, order_uuid)
      if (paymentMethod(order.paymentMethod).provider !== 'klarna')
        throw new OrderRefusal('invalid', { field: 'order_uuid' })
      const answer = answerOf(await confirmPayment(calls, shop, order, { authorization_token }, customer))
      return Response.json({ message: 'ok', ...answer })
    })
    .post('/order/:token/cancel', async ({ req }) => {
      const shop = await calls.shopOf(req.raw)
      const order = await namedOrder(calls, shop, links.read(req.param('token')))
      const booking = calls.payments.provider(order.paymentMethod)
      // Only what waits for a provider's page is the customer's to leave; and not while the money is on its way.
      if (order.state !== UNPAID || !booking) throw new OrderRefusal('not_possible', { field: 'state' })
      const outcome = await booking
        .look(shop, order)
        .catch(() => ({ kind: 'open', reason: 'nothing started' }) as const)
      const settled = await settlePayment(calls, booking, shop, order, outcome, { kind: 'provider' })
      if (outcome.kind === 'waiting' || settled.state !== UNPAID)
        throw new OrderRefusal('not_possible', { field: 'state', message: `The payment is ${outcome.kind}` })
      const message = 'Left by the customer before paying'
      const cancelled = await db
        .transaction()
        .execute((trx) => moveOrder(trx, settled, { to: 'cancelled', actor: customer, message }, now()))
      calls.wakeOrders()
      return Response.json({ status: 'ok', state: cancelled.state })
    })
}

import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { objectBody } from '../http/body.ts'
import { isRecord, UUID } from '../items/field-value.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import type { Actor } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { orderOfReference } from '../payments/attempts.ts'
import { PaymentFailed } from '../payments/payment-method.ts'
import type { PayPalMessages } from '../payments/paypal-webhook.ts'
import { ProviderDown, ProviderRefused } from '../payments/provider-call.ts'
import type { Shop } from '../shop/shop.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'

const DAY = 86_400_000

/** It becomes a part of an address at Klarna: nothing in it may lead elsewhere. */
const KLARNA_TOKEN = /^[\w-]{1,255}$/

/** States in which money may still be taken. */
const UNPAID = 'awaiting_payment'

async function orderOf({ db }: OrderCalls, shop: Shop, uuid: string | undefined): Promise<StoredOrder> {
  const order = uuid !== undefined && UUID.test(uuid) ? await readOrder(db, uuid) : undefined
  if (!order || order.project !== shop.project.id) throw new OrderRefusal('unknown_order')
  return order
}

/** A text of a body; what it names is looked for afterwards. Throws the refusal that names the field. */
function textIn(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '') throw new OrderRefusal('invalid', { field })
  return value
}

/** Takes what the customer has approved, once, and writes down what came of it. */
async function confirmed(
  calls: OrderCalls,
  shop: Shop,
  order: StoredOrder,
  given: Readonly<Record<string, unknown>>,
  actor: Actor,
) {
  const method = calls.payments.method(order.paymentMethod)
  const act = order.state === UNPAID ? method.confirm : method.look
  if (!act || order.paid >= order.total) return { order, outcome: undefined }
  try {
    const outcome = await act.call(method, shop, order, given)
    return { order: await settlePayment(calls, method, shop, order, outcome, actor), outcome }
  } catch (error) {
    if (error instanceof PaymentFailed) throw new OrderRefusal('payment_failed', { message: error.message })
    throw error
  }
}

/** Klarna's message says all that matters in its address; what its body is instead of JSON does not matter, its length does. */
function onlyTooLarge(error: unknown): Record<string, unknown> {
  if (error instanceof Fault && error.status !== 413) return {}
  throw error
}

/** What the customer is told: the truth, also when it is that nobody knows yet. */
function told({ order, outcome }: Awaited<ReturnType<typeof confirmed>>): Record<string, unknown> {
  if (outcome?.kind === 'open' || outcome?.kind === 'refused')
    throw new OrderRefusal('payment_failed', { message: outcome.reason })
  return { status: 'ok', state: order.state, payment: order.paid >= order.total ? 'paid' : 'waiting' }
}

/** `POST /order/paypal_transaction`, `/klarna/order`, `/webhooks/…`, `/order/{token}/cancel`. (SPEC 7) */
export function paymentRoutes(calls: OrderCalls, payPalMessages: PayPalMessages): Hono {
  const { db, now, links, log } = calls
  const customer: Actor = { kind: 'customer' }
  const provider: Actor = { kind: 'provider' }

  const isDone = async (name: string, event: string) =>
    (await db
      .selectFrom('webhook_events')
      .select('id')
      .where('provider', '=', name)
      .where('event', '=', event)
      .executeTakeFirst()) !== undefined

  const noteDone = (name: string, event: string) =>
    db
      .insertInto('webhook_events')
      .values({
        provider: name,
        event,
        received_on: now().toISOString(),
        expires_on: new Date(now().getTime() + 90 * DAY).toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
      .execute()

  return new Hono()
    .post('/order/paypal_transaction', async ({ req }) => {
      const { shop, body } = await calls.shopCall(req.raw)
      const order = await orderOf(calls, shop, textIn(body, 'order_id'))
      if (order.paymentMethod !== 4) throw new OrderRefusal('invalid', { field: 'order_id' })
      return Response.json(told(await confirmed(calls, shop, order, {}, customer)))
    })
    .post('/klarna/order', async ({ req }) => {
      const { shop, body } = await calls.shopCall(req.raw)
      const order_uuid = textIn(body, 'order_uuid')
      const authorization_token = textIn(body, 'authorization_token')
      if (!KLARNA_TOKEN.test(authorization_token)) throw new OrderRefusal('invalid', { field: 'authorization_token' })
      const order = await orderOf(calls, shop, order_uuid)
      if (order.paymentMethod !== 5) throw new OrderRefusal('invalid', { field: 'order_uuid' })
      const answer = told(await confirmed(calls, shop, order, { authorization_token }, customer))
      return Response.json({ message: 'ok', ...answer })
    })
    .post('/order/:token/cancel', async ({ req }) => {
      const shop = await calls.shopOf(req.raw)
      const order = await orderOf(calls, shop, links.read(req.param('token')))
      const method = calls.payments.method(order.paymentMethod)
      // Only what waits for a provider's page is the customer's to leave; and not while the money is on its way.
      if (order.state !== UNPAID || !method.look) throw new OrderRefusal('not_possible', { field: 'state' })
      const outcome = await method.look(shop, order).catch(() => ({ kind: 'open', reason: 'nothing begun' }) as const)
      const settled = await settlePayment(calls, method, shop, order, outcome, provider)
      if (outcome.kind === 'waiting' || settled.state !== UNPAID)
        throw new OrderRefusal('not_possible', { field: 'state', message: `The payment is ${outcome.kind}` })
      const message = 'Left by the customer before paying'
      const cancelled = await db
        .transaction()
        .execute((trx) => moveOrder(trx, settled, { to: 'cancelled', actor: customer, message }, now()))
      calls.wakeOrders()
      return Response.json({ status: 'ok', state: cancelled.state })
    })
    .post('/webhooks/paypal', async ({ req }) => {
      const shop = await calls.shopOf(req.raw)
      const message = await payPalMessages(shop, req.raw).catch((error) => {
        if (error instanceof ProviderRefused) return undefined
        // PayPal sends it again later.
        if (error instanceof ProviderDown) throw new Fault('tooMany', 'The message could not be verified now')
        throw error
      })
      if (!message) {
        log('A message that is not from PayPal was refused')
        throw new OrderRefusal('forbidden', { message: 'The signature is not good' })
      }
      if (await isDone('paypal', message.event)) return Response.json({ status: 'ok' })
      for (const reference of message.references) {
        const id = await orderOfReference(db, 'paypal', reference)
        const order = id === undefined ? undefined : await readOrder(db, id)
        if (!order || order.project !== shop.project.id) continue
        const { outcome } = await confirmed(calls, shop, order, {}, provider)
        if (outcome?.kind === 'waiting' && outcome.reason !== 'PENDING')
          throw new Fault('tooMany', 'The payment could not be read now')
        break
      }
      await noteDone('paypal', message.event)
      return Response.json({ status: 'ok' })
    })
    .post('/webhooks/klarna', async ({ req }) => {
      const shop = await calls.shopOf(req.raw)
      const uuid = req.query('order') ?? ''
      if (!links.verify(`klarna ${uuid}`, req.query('signature') ?? '')) {
        log('A message that is not from Klarna was refused')
        throw new OrderRefusal('forbidden', { message: 'The signature is not good' })
      }
      const order = await orderOf(calls, shop, uuid)
      const body = await objectBody(req.raw).catch(onlyTooLarge)
      const token = isRecord(body) ? body.authorization_token : undefined
      if (token !== undefined && !(typeof token === 'string' && KLARNA_TOKEN.test(token)))
        throw new OrderRefusal('invalid', { field: 'authorization_token' })
      const given = { authorization_token: token, klarna_order: req.query('klarna_order') }
      await confirmed(calls, shop, order, given, provider)
      return Response.json({ status: 'ok' })
    })
}

import { Hono } from 'hono'
import type { PaymentProvider } from '#domain/money/payment-methods.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { objectBody } from '../http/body.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import type { Actor } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { orderOfReference } from '../payments/attempts.ts'
import type { PayPalMessages } from '../payments/paypal-webhook.ts'
import { ProviderDown, ProviderRefused } from '../payments/provider-call.ts'
import { readOrder } from '../shop/stored-order.ts'
import { confirmPayment, KLARNA_TOKEN, namedOrder } from './confirm-payment.ts'

const DAY = 86_400_000

const provider: Actor = { kind: 'provider' }

/** Klarna's message says all that matters in its address; what its body is instead of JSON does not matter, its length does. */
function onlyTooLarge(error: unknown): Record<string, unknown> {
  if (error instanceof Fault && error.status !== 413) return {}
  throw error
}

/** `POST /webhooks/paypal`, `/webhooks/klarna`: for the providers themselves. (SPEC 7) */
export function webhookRoutes(calls: OrderCalls, payPalMessages: PayPalMessages): Hono {
  const { db, now, links, log } = calls

  const isDone = async (name: PaymentProvider, event: string) =>
    (await db
      .selectFrom('webhook_events')
      .select('id')
      .where('provider', '=', name)
      .where('event', '=', event)
      .executeTakeFirst()) !== undefined

  const noteDone = (name: PaymentProvider, event: string) =>
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
        const { outcome } = await confirmPayment(calls, shop, order, {}, provider)
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
      const order = await namedOrder(calls, shop, uuid)
      const body = await objectBody(req.raw).catch(onlyTooLarge)
      const token = isRecord(body) ? body.authorization_token : undefined
      if (token !== undefined && !(typeof token === 'string' && KLARNA_TOKEN.test(token)))
        throw new OrderRefusal('invalid', { field: 'authorization_token' })
      const given = { authorization_token: token, klarna_order: req.query('klarna_order') }
      await confirmPayment(calls, shop, order, given, provider)
      return Response.json({ status: 'ok' })
    })
}

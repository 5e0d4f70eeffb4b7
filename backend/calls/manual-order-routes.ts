import { Hono } from 'hono'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import { emailKey } from '#domain/texts/email.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { orderRequest, quoteRequest } from '../orders/placing/order-body.ts'
import { freshQuote, hashOf, placeOrder } from '../orders/placing/place-order.ts'
import type { Placing } from '../orders/placing/placing.ts'
import { quoteView } from '../orders/placing/quote-view.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { ownAddresses } from '../shop/own-addresses.ts'
import { sellerOf } from '../shop/seller.ts'
import type { Shop } from '../shop/shop.ts'
import { keyOf } from './idempotency-key.ts'
import { staffShop } from './staff-call.ts'

/** The shop as staff sell in it: also while it is closed for visitors, and as often as a customer calls. */
const fromBehind = (shop: Shop): Shop => ({ ...shop, enableCart: true, maintenanceMode: false, mostOpenOrders: null })

/** Customers without an address get their papers in the shop, to which the mails go then. */
async function withMail({ db }: OrderCalls, { project, language }: Shop, body: Record<string, unknown>) {
  const { customerEmail } = body
  if (customerEmail) {
    const own = await ownAddresses(db, project.id)
    return { body, isWithoutEmail: own.has(emailKey(String(customerEmail).trim())) }
  }
  const seller = await sellerOf(db, project, language)
  return { body: { ...body, customerEmail: seller?.email ?? '' }, isWithoutEmail: true }
}

/** `POST /manual-orders/quote`, `POST /manual-orders`: what staff take down for who calls or stands at the counter, priced as on the website. */
export function manualOrderRoutes(calls: OrderCalls, placing: Placing): Hono<Variables> {
  /** What is paid at a provider, customers pay by themselves. */
  const offeredBy = async (shop: Shop): Promise<PaymentMethodId[]> =>
    (await calls.payments.offered(shop)).filter((id) => calls.payments.provider(id) === undefined)

  return new Hono<Variables>()
    .post('/manual-orders/quote', async ({ req, var: { caller } }) => {
      const { shop: own } = await staffShop(calls, req.raw, caller)
      const shop = fromBehind(own)
      const request = quoteRequest(await objectBody(req.raw))
      const quote = await freshQuote(placing, { shop, request, offered: await offeredBy(shop) })
      return Response.json(quoteView(shop, quote, request.language))
    })
    .post('/manual-orders', async ({ req, var: { caller } }) => {
      const key = keyOf(req.raw)
      const { shop: own, actor, access } = await staffShop(calls, req.raw, caller)
      const shop = fromBehind(own)
      const { body, isWithoutEmail } = await withMail(calls, shop, await objectBody(req.raw))
      const request = orderRequest(body, shop)
      if (access.branch !== undefined && request.branch !== access.branch)
        throw new OrderRefusal('invalid', { field: 'branch', message: 'Only what is collected in your own branch' })
      const { order } = await placeOrder(placing, {
        shop,
        request,
        offered: await offeredBy(shop),
        key,
        bodyHash: hashOf(body),
        origin: linkOrigin(shop.project, req.raw),
        takenBy: actor,
        isWithoutEmail,
      })
      calls.wakeOrders()
      return Response.json({ status: 'ok', id: order.id, order_number: order.number, state: order.state })
    })
}

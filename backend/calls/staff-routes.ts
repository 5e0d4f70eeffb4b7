import { Hono } from 'hono'
import { nextStates, type OrderState } from '#domain/orders/order-states.ts'
import { moneySchema, orderMoveSchema } from '../bodies/order-bodies.ts'
import type { Database } from '../db/database.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { storedInvoicePaper } from '../order-mails/order-attachments.ts'
import { refusedPayment } from '../orders/give-back.ts'
import { changeMoney, moveOrder } from '../orders/move-order.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { logEvent, moneyInLog, staffInLog } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { lastParcel, wayOf } from '../orders/send-parcel.ts'
import { sellerOf } from '../shop/seller.ts'
import type { Shop } from '../shop/shop.ts'
import { factsOf, priceOf, type StoredOrder } from '../shop/stored-order.ts'
import { parsed, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

const HANDED_OVER: Readonly<Partial<Record<OrderState, boolean>>> = { shipped: true, completed: true }

/** `POST /orders/{id}/state`, `/payment`, `GET /orders/{id}/next`, `/orders/{id}/invoices/{invoice}.pdf`: for staff. */
export function staffRoutes(calls: OrderCalls): Hono<Variables> {
  const { db, now, payments } = calls

  async function handOver(trx: Database, shop: Shop, order: StoredOrder): Promise<void> {
    const seller = await sellerOf(trx, shop.project, order.language)
    if (!seller) throw new OrderRefusal('not_possible', { message: 'There is no company to write the invoice' })
    await issueInvoice(trx, order, shop, seller, now())
  }

  return new Hono<Variables>()
    .get('/orders/:id/next', async ({ req, var: { caller } }) => {
      const { order } = await staffCall(calls, req.raw, caller, req.param('id'))
      return Response.json({ ...standing(order), staff: await staffInLog(db, order.id, await caller.access()) })
    })
    .post('/orders/:id/state', async ({ req, var: { caller } }) => {
      const { shop, order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { state, message, carrier, tracking_number, tracking_link, keep_stock } = parsed(
        orderMoveSchema,
        await objectBody(req.raw),
      )
      if (state === 'refunded') throw new OrderRefusal('invalid', { field: 'state', message: 'Call /refund' })
      if (state === 'paid') throw new OrderRefusal('invalid', { field: 'state', message: 'Call /payment' })
      if (state === 'shipped' && nextStates(order.state, factsOf(order)).includes('shipped'))
        await payments.provider(order.paymentMethod)?.beforeSending?.(shop, order).catch(refusedPayment)
      const moment = now()
      const change = {
        ...(tracking_number && { tracking_number }),
        ...(tracking_link && { tracking_link }),
        ...(carrier && { shipping_provider: carrier }),
        ...(state === 'shipped' &&
          lastParcel(order, { ...wayOf(order, { carrier, tracking_number, tracking_link }), message }, moment)),
        ...(HANDED_OVER[state] && order.deliveredOn === null && { delivered_on: moment.toISOString() }),
      }
      const moved = await db.transaction().execute(async (trx) => {
        const next = await moveOrder(
          trx,
          order,
          { to: state, actor, message, change, keepStock: keep_stock ?? false },
          now(),
        )
        if (HANDED_OVER[state]) await handOver(trx, shop, next)
        return next
      })
      calls.wakeOrders()
      return Response.json(standing(moved))
    })
    .post('/orders/:id/payment', async ({ req, var: { caller } }) => {
      const { shop, order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { amount, message, in_cash } = parsed(moneySchema, await objectBody(req.raw))
      const paidInCash = order.paidInCash + (in_cash ? amount : 0)
      if (in_cash && paidInCash > shop.cashLimit)
        throw new OrderRefusal('invalid', { field: 'amount', message: 'More cash than the shop takes' })
      if (payments.provider(order.paymentMethod))
        throw new OrderRefusal('not_possible', { message: 'The provider tells of this payment by itself' })
      if (order.paid + amount > priceOf(order))
        throw new OrderRefusal('invalid', { field: 'amount', message: 'More than the order costs' })
      const moved = await db.transaction().execute(async (trx) => {
        const paid = order.paid + amount
        await logEvent(trx, order.id, { kind: 'payment', actor, message: moneyInLog(amount, message) }, now())
        const isAll = paid === priceOf(order)
        const change = { paid, paid_in_cash: paidInCash, ...(isAll && { paid_on: now().toISOString() }) }
        if (isAll && order.state === 'awaiting_payment')
          return moveOrder(trx, order, { to: 'paid', actor, change }, now())
        return changeMoney(trx, order, change, now())
      })
      calls.wakeOrders()
      return Response.json(standing(moved))
    })
    .get('/orders/:id/invoices/:invoice', async ({ req, var: { caller } }) => {
      const { order } = await staffCall(calls, req.raw, caller, req.param('id'))
      return invoiceAnswer(db, order, req.param('invoice'))
    })
}

/** An invoice or credit note of an order as PDF; `{id}.pdf`, or `invoice.pdf` for its invoice. */
export async function invoiceAnswer(db: Database, order: StoredOrder, name: string): Promise<Response> {
  const rows = await db
    .selectFrom('ecommerce_invoice')
    .select(['id', 'kind'])
    .where('order', '=', order.id)
    .orderBy('id')
    .execute()
  const found = rows.find(({ id, kind }) => name === `${id}.pdf` || (name === 'invoice.pdf' && kind === 'invoice'))
  if (!found) throw new OrderRefusal('unknown_order', { message: 'There is no such invoice' })
  const { filename, type, content } = await storedInvoicePaper(db, Number(found.id))
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'cache-control': 'private, no-store',
    },
  })
}

import type { WebhookEvent } from '#contract/wire/webhooks.ts'
import { euroOf } from '#domain/money/money.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { readOrder } from '../shop/stored-order.ts'
import { type NewsOf, recordOf, since } from './news.ts'
import { orderFacts } from './order-facts.ts'

/** What a state is the news of; money has news of its own. */
const EVENT_OF: Partial<Record<OrderState, WebhookEvent>> = {
  received: 'order.placed',
  in_preparation: 'order.in_preparation',
  ready_for_collection: 'order.ready_for_collection',
  shipped: 'order.shipped',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
}

/** What comes first of one moment. */
const rank = (event: WebhookEvent): number => ['order.placed', 'order.paid'].indexOf(event) + 1 || 3

/** The states that an order has come into, parcels that went before its last, its payment, and what was given back: from its log, so that none is left out. */
export const newsOfOrder: NewsOf = async (db, change) => {
  const order = await readOrder(db, Number(change.item))
  if (!order) return []
  const record = recordOf(change)
  const facts = orderFacts(order)
  const steps = await db
    .selectFrom('ecommerce_order_event')
    .select(['id', 'kind', 'to_state', 'created_on'])
    .where('order', '=', order.id)
    .where('kind', 'in', ['state', 'parcel'])
    .where('created_on', '>=', since(change))
    .orderBy('id')
    .execute()
  const refunds = await db
    .selectFrom('ecommerce_refund')
    .select(['id', 'amount', 'created_on'])
    .where('order', '=', order.id)
    // Of what was never paid nothing is given back.
    .where('amount', '>', 0)
    .where('created_on', '>=', since(change))
    .orderBy('id')
    .execute()
  const isPaid = order.paidOn !== null && order.paidOn.toISOString() >= since(change)
  const data = { order: facts }
  const found = [
    ...steps.flatMap(({ id, kind, to_state, created_on }) => {
      const event = kind === 'parcel' ? 'order.parcel_sent' : EVENT_OF[to_state as OrderState]
      const source = `ecommerce_order_event/${id}`
      const parcel = kind === 'parcel' && facts.parcels.find(({ sent_on }) => sent_on === String(created_on))
      return event ? [{ on: String(created_on), event, record, source, data: parcel ? { ...data, parcel } : data }] : []
    }),
    ...(isPaid
      ? [{ on: `${order.paidOn?.toISOString()}`, event: 'order.paid' as const, record, source: `${record} paid`, data }]
      : []),
    ...refunds.map(({ id, amount, created_on }) => ({
      on: String(created_on),
      event: 'order.refunded' as const,
      record,
      source: `ecommerce_refund/${id}`,
      data: { order: facts, amount: euroOf(Number(amount)) },
    })),
  ]
  return found
    .sort((a, b) => a.on.localeCompare(b.on) || rank(a.event) - rank(b.event))
    .map(({ on: _, ...news }) => news)
}

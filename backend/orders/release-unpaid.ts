import { type PaymentMethodId, paymentMethods } from '#domain/money/payment-methods.ts'
import { dayBegan } from '#domain/orders/last-day.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { moveOrder } from './move-order.ts'
import type { OrderCalls } from './order-calls.ts'
import { OrderRefusal } from './refusal.ts'
import { settlePayment } from './settle-payment.ts'

/** States that end by themselves: the money does not come, or nobody accepts what is paid later. */
const OPEN: readonly OrderState[] = ['received', 'awaiting_payment']

/** What is paid on a provider's page waits for hours; all else for days, the last of which lasts until it ends. */
const PAID_AT_ONCE: readonly PaymentMethodId[] = Object.values(paymentMethods).flatMap(({ id, provider }) =>
  provider === null ? [] : [id],
)

/** Orders looked at in one round. */
const MOST = 100

/**
 * Cancels the orders whose money has not come in time, and those paid later that nobody has accepted, and gives their stock back. A provider is asked first: money that has come
 * is counted, and while it looks at the payment the order waits on.
 */
export async function releaseUnpaid(calls: OrderCalls): Promise<void> {
  const { db, now, log } = calls
  const due = await db
    .selectFrom('ecommerce_order')
    .select('id')
    .where('state', 'in', OPEN)
    .where('payment_due_on', '<', now().toISOString())
    .where((eb) =>
      eb.or([
        eb('payment_due_on', '<', new Date(dayBegan(now().getTime())).toISOString()),
        eb('payment_method', 'in', PAID_AT_ONCE),
      ]),
    )
    .orderBy('payment_due_on')
    .limit(MOST)
    .execute()
  for (const { id } of due) {
    const order = await readOrder(db, Number(id))
    if (!order) continue
    await release(calls, order).catch((error) => {
      if (!(error instanceof OrderRefusal)) log(`Order ${order.number} could not be released`, error)
    })
  }
}

async function release(calls: OrderCalls, order: StoredOrder): Promise<void> {
  const { db, now } = calls
  const settled = await lookedAt(calls, order)
  if (!settled || !OPEN.includes(settled.state)) return
  const message = settled.state === 'received' ? 'unaccepted' : 'unpaid'
  const move = { to: 'cancelled', actor: { kind: 'system' }, message } as const
  await db.transaction().execute((trx) => moveOrder(trx, settled, move, now()))
  calls.wakeOrders()
}

/** The order after its provider was asked; undefined while nobody knows. */
async function lookedAt(calls: OrderCalls, order: StoredOrder): Promise<StoredOrder | undefined> {
  const booking = calls.payments.provider(order.paymentMethod)
  if (!booking) return order
  const shop = await calls.shopOfProject(order.project)
  if (!shop) return order
  const outcome = await booking.look(shop, order).catch(() => ({ kind: 'open', reason: 'nothing started' }) as const)
  const settled = await settlePayment(calls, booking, shop, order, outcome, { kind: 'system' })
  return outcome.kind === 'waiting' ? undefined : settled
}

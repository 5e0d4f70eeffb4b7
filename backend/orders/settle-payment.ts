import type { Database } from '../db/database.ts'
import { type AttemptChange, changeAttempt, lastAttempt } from '../payments/attempts.ts'
import { PaymentFailed, type PaymentOutcome, type ProviderBooking } from '../payments/payment-method.ts'
import type { Shop } from '../shop/shop.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { announceOrder, changeMoney, moveOrder } from './move-order.ts'
import type { OrderCalls } from './order-calls.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { refundOrder } from './refund-order.ts'
import { OrderRefusal } from './refusal.ts'

const DAY = 86_400_000

/** Days that an order waits longer while a provider is still looking at the payment. */
const PENDING_WAIT = 3 * DAY

/**
 * Writes down what a provider has said of an order's payment: the money counts once, however often that is said. Money for an order
 * that has ended meanwhile is given back.
 */
export async function settlePayment(
  calls: Pick<OrderCalls, 'db' | 'now' | 'log' | 'wakeOrders'>,
  booking: ProviderBooking,
  shop: Shop,
  before: StoredOrder,
  outcome: PaymentOutcome,
  actor: Actor,
): Promise<StoredOrder> {
  const { db, now, log } = calls
  const attempt = await lastAttempt(db, before, booking.provider)
  if (!attempt || outcome.kind === 'open') return before
  const change: AttemptChange =
    outcome.kind === 'paid'
      ? { state: 'captured', capture: outcome.capture }
      : { state: outcome.kind === 'waiting' ? 'pending' : 'failed', error: outcome.reason }
  const write = async (trx: Database) => {
    const isNews = attempt.state !== change.state && (await changeAttempt(trx, attempt.id, change, now()))
    const found = (await readOrder(trx, before.id)) as StoredOrder
    if (!isNews) return found
    if (outcome.kind !== 'paid') {
      await logEvent(trx, found.id, { kind: 'payment', actor, message: `${change.state}: ${outcome.reason}` }, now())
      if (outcome.kind === 'refused' && outcome.attention) await queueOrderMail(trx, found.id, 'shop_attention', now())
      if (outcome.kind === 'waiting')
        await trx
          .updateTable('ecommerce_order')
          .set({ payment_due_on: new Date(now().getTime() + PENDING_WAIT).toISOString() })
          .where('id', '=', found.id)
          .where('state', '=', 'awaiting_payment')
          .execute()
      await announceOrder(trx, found, now())
      return found
    }
    await logEvent(trx, found.id, { kind: 'payment', actor, message: `${outcome.capture}` }, now())
    const paid = { paid: found.paid + outcome.cents, paid_on: now().toISOString() }
    if (found.state === 'awaiting_payment') return moveOrder(trx, found, { to: 'paid', actor, change: paid }, now())
    return changeMoney(trx, found, paid, now())
  }
  const attempted = () => db.transaction().execute(write)
  // The order may be cancelled at the same moment: the second time it is seen as it is then.
  const order = await attempted().catch((error) => {
    if (error instanceof OrderRefusal) return attempted()
    throw error
  })
  calls.wakeOrders()
  if (outcome.kind === 'refused') log(`The payment of order ${order.number} has failed: ${outcome.reason}`)
  const isLate = order.state === 'cancelled' && order.paid > order.refunded
  return isLate ? giveBackLate(calls, booking, shop, order) : order
}

/** Money that came for a cancelled order goes back at once; where that fails, a person is told. */
async function giveBackLate(
  { db, now, log }: Pick<OrderCalls, 'db' | 'now' | 'log'>,
  booking: ProviderBooking,
  shop: Shop,
  order: StoredOrder,
): Promise<StoredOrder> {
  const actor = { kind: 'system' } as const
  const key = 'late'
  try {
    await booking.refund(shop, order, order.paid - order.refunded, `${order.uuid}-${key}`)
  } catch (error) {
    if (!(error instanceof PaymentFailed)) throw error
    log(`The payment of cancelled order ${order.number} could not be given back: ${error.message}`, error)
    await db.transaction().execute(async (trx) => {
      await logEvent(trx, order.id, { kind: 'refund', actor, message: `failed: ${error.message}` }, now())
      await queueOrderMail(trx, order.id, 'shop_attention', now())
    })
    return order
  }
  return db.transaction().execute(async (trx) => {
    const found = (await readOrder(trx, order.id)) as StoredOrder
    if (found.state !== 'cancelled') return found
    return refundOrder(trx, found, { cents: found.paid - found.refunded, key, pieces: [], actor }, now())
  })
}

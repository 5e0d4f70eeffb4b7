import { PaymentFailed } from '../payments/payment-method.ts'
import type { Shop } from '../shop/shop.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import type { OrderCalls } from './order-calls.ts'
import { afterRefund, checkRefund, type Refund, refundOrder } from './refund-order.ts'
import { OrderRefusal } from './refusal.ts'

/** What a payment provider refuses is refused to the caller too. */
export const refusedPayment = (error: unknown): never => {
  if (error instanceof PaymentFailed) throw new OrderRefusal('payment_failed', { message: error.message })
  throw error
}

/** Whether money came or went between two readings of an order that stands where it stood. */
const onlyMoneyMoved = (before: StoredOrder, after: StoredOrder): boolean =>
  before.state === after.state &&
  (['paid', 'refunded', 'credited'] as const).some((name) => before[name] !== after[name])

/**
 * Gives money back the way it came and writes it down: by the provider that took it, else as a transfer that the books ask for. The same key
 * again is the same refund. Beside others of the same moment it is written after them, if what is left suffices. Throws the refusal when the
 * provider does not, or the order has moved on.
 */
export async function giveBack(
  calls: OrderCalls,
  shop: Shop,
  order: StoredOrder,
  refund: Refund,
): Promise<StoredOrder> {
  const { db, now, payments } = calls
  const provider = payments.provider(order.paymentMethod)
  await provider?.refund(shop, order, refund.cents, `${order.uuid}-${refund.key}`).catch(refusedPayment)
  const write = (current: StoredOrder): Promise<StoredOrder> =>
    db
      .transaction()
      .execute((trx) => refundOrder(trx, current, refund, now()))
      .catch(async (error) => {
        // The same refund, asked for twice at once, is written once.
        const written = await afterRefund(db, order.id, refund)
        if (written) return written
        const after = await readOrder(db, order.id)
        if (!after || !onlyMoneyMoved(current, after)) throw error
        // What a provider has given is gone, whatever was seen before.
        checkRefund(after, provider ? { ...refund, left: undefined } : refund)
        return write(after)
      })
  const after = await write(order)
  calls.wakeOrders()
  return after
}

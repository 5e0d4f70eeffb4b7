import { PaymentFailed } from '../payments/payment-method.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { OrderCalls } from './order-calls.ts'
import { afterRefund, type Refund, refundOrder } from './refund-order.ts'
import { OrderRefusal } from './refusal.ts'

/** What a payment provider refuses is refused to the caller too. */
export const refusedPayment = (error: unknown): never => {
  if (error instanceof PaymentFailed) throw new OrderRefusal('payment_failed', { message: error.message })
  throw error
}

/**
 * Gives money back the way it came and writes it down: by the provider that took it, else as a transfer that the books ask for. The same key
 * again is the same refund. Throws the refusal when the provider does not, or the order has moved on.
 */
export async function giveBack(
  calls: OrderCalls,
  shop: Shop,
  order: StoredOrder,
  refund: Refund,
): Promise<StoredOrder> {
  const { db, now, payments } = calls
  await payments
    .provider(order.paymentMethod)
    ?.refund(shop, order, refund.cents, `${order.uuid}-${refund.key}`)
    .catch(refusedPayment)
  const after = await db
    .transaction()
    .execute((trx) => refundOrder(trx, order, refund, now()))
    .catch(async (error) => {
      // The same refund, asked for twice at once, is written once.
      const written = await afterRefund(db, order.id, refund.key)
      if (written) return written
      throw error
    })
  calls.wakeOrders()
  return after
}

import type { OrderCalls } from '../orders/order-calls.ts'
import type { Actor } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { PaymentFailed } from '../payments/payment-method.ts'
import type { Shop } from '../shop/shop.ts'
import { isPaidFor, readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { UUID } from '../uuid.ts'

/** A token of Klarna's. It becomes a part of an address at Klarna: nothing in it may lead elsewhere. */
export const KLARNA_TOKEN = /^[\w-]{1,255}$/

/** States in which money may still be taken. */
export const UNPAID = 'awaiting_payment'

/** An order of the shop by its uuid. Throws the refusal where there is none. */
export async function namedOrder({ db }: OrderCalls, shop: Shop, uuid: string | undefined): Promise<StoredOrder> {
  const order = uuid !== undefined && UUID.test(uuid) ? await readOrder(db, uuid) : undefined
  if (!order || order.project !== shop.project.id) throw new OrderRefusal('unknown_order')
  return order
}

/** Takes what the customer has approved, once, and writes down what came of it. */
export async function confirmPayment(
  calls: OrderCalls,
  shop: Shop,
  order: StoredOrder,
  given: Readonly<Record<string, unknown>>,
  actor: Actor,
) {
  const booking = calls.payments.provider(order.paymentMethod)
  if (!booking || isPaidFor(order)) return { order, outcome: undefined }
  try {
    const outcome = await (order.state === UNPAID ? booking.confirm(shop, order, given) : booking.look(shop, order))
    return { order: await settlePayment(calls, booking, shop, order, outcome, actor), outcome }
  } catch (error) {
    if (error instanceof PaymentFailed) throw new OrderRefusal('payment_failed', { message: error.message })
    throw error
  }
}

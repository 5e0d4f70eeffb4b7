import type { OrderView } from '#contract/wire/order-types.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { isOver } from '#domain/orders/order-states.ts'

/** How the visitor came back from a provider's page, by `payment` of the page's query. */
export type Return = 'approved' | 'cancelled' | null

export function returnIn(search: string): Return {
  const value = new URLSearchParams(search).get('payment')
  return value === 'approved' || value === 'cancelled' ? value : null
}

/** What is known of a payment that the visitor makes at a provider. */
export type PaymentProgress = 'open' | 'checking' | 'waiting' | 'cancelled' | 'failed'

/** The order has been taken: its money is there, or is paid later, or was sent on its way by the customer's bank. */
export function isDone({ state, payment_method }: Pick<OrderView, 'state' | 'payment_method'>): boolean {
  if (isOver(state)) return false
  return state !== 'awaiting_payment' || paymentMethod(payment_method.id).waitsFor === 'transfer'
}

/** What asking the server to take the payment has come to; `failed` may be tried again. */
export function progressAfter(
  result: { ok: true; answer: { payment?: unknown } } | { ok: false; reason: string },
): PaymentProgress | 'paid' {
  if (!result.ok) return 'failed'
  return result.answer.payment === 'waiting' ? 'waiting' : 'paid'
}

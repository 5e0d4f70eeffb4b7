import type { PaymentMethodId } from '../money/payment-methods.ts'
import { acceptanceOf } from './order-acceptance.ts'
import type { OrderState } from './order-states.ts'

/** The mail that tells the customer of a state; the others go without. A refund has a mail of its own. `total` in cents. */
export function stepMail(to: OrderState, order: { readonly paymentMethod: PaymentMethodId; readonly total: number }) {
  switch (to) {
    case 'in_preparation':
      return acceptanceOf(order) === 'accepted' ? 'accepted' : undefined
    case 'ready_for_collection':
      return 'ready'
    case 'paid':
    case 'shipped':
    case 'completed':
    case 'cancelled':
      return to
    default:
      return undefined
  }
}

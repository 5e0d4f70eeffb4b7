import { nameOfPayment, type PaymentMethodId, type PaymentMethodName } from '#domain/money/payment-methods.ts'
import type { CheckoutMessages } from './messages/message-types.ts'

const paymentHints = {
  prepayment: 'paymentHintPrepayment',
  invoice: 'paymentHintInvoice',
  cash_on_collection: 'paymentHintCash',
  paypal: 'paymentHintPaypal',
  klarna: 'paymentHintKlarna',
} as const satisfies Record<PaymentMethodName, keyof CheckoutMessages>

/** What is said below a way to pay that can be chosen. */
export const paymentHint = (id: PaymentMethodId, isCollection: boolean) => {
  const hint = paymentHints[nameOfPayment(id)]
  return hint === 'paymentHintPrepayment' && isCollection ? 'paymentHintPrepaymentCollected' : hint
}

import type { PaymentMethodName } from '#domain/money/payment-methods.ts'
import type { CheckoutMessages } from './messages/message-types.ts'

/** What is said below each way to pay that can be chosen. */
export const paymentHints = {
  prepayment: 'paymentHintPrepayment',
  invoice: 'paymentHintInvoice',
  cash_on_collection: 'paymentHintCash',
  paypal: 'paymentHintPaypal',
  klarna: 'paymentHintKlarna',
} as const satisfies Record<PaymentMethodName, keyof CheckoutMessages>

import { isPaymentMethodId, paymentMethodName } from '#domain/money/payment-methods.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

interface Paid {
  readonly payment_method: number
  /** What the method was called to the customer, in their language. */
  readonly payment_name: string
}

/** What the way of paying an order is called in the person's language. */
export function usePaymentName(): (order: Paid) => string {
  const language = useOfficeLanguage()
  return ({ payment_method: id, payment_name }) =>
    isPaymentMethodId(id) ? paymentMethodName(id, language) : payment_name
}

import type { Language } from '../texts/language.ts'

/** The payment methods by `payment_id.id` of the shop settings (DESIGN 6; 4 is given by SPEC 9). */
export const paymentMethods = {
  1: 'prepayment',
  2: 'invoice',
  3: 'cash_on_collection',
  4: 'paypal',
  5: 'klarna',
} as const

export type PaymentMethodId = keyof typeof paymentMethods

const names: Record<PaymentMethodId, Record<Language, string>> = {
  1: { de: 'Vorkasse', en: 'Bank transfer in advance', fr: 'Virement à l’avance' },
  2: { de: 'Rechnung', en: 'Invoice', fr: 'Facture' },
  3: { de: 'Barzahlung bei Abholung', en: 'Cash on collection', fr: 'Paiement en espèces au retrait' },
  4: { de: 'PayPal', en: 'PayPal', fr: 'PayPal' },
  5: { de: 'Klarna', en: 'Klarna', fr: 'Klarna' },
}

/** What a payment method is called in a language. */
export function paymentMethodName(id: PaymentMethodId, language: Language): string {
  return names[id][language]
}

interface PaymentSettings {
  payment_methods?: readonly { payment_id?: { id?: number | null } | null }[] | null
  paypal_client_id?: string | null
}

/** True for the id of a payment method that is known. */
export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return typeof value === 'number' && Object.hasOwn(paymentMethods, value)
}

/** The ids of the payment methods that the shop has switched on; ids that are not known are left out. */
export function activePaymentMethods(settings: PaymentSettings): PaymentMethodId[] {
  const ids = (settings.payment_methods ?? []).map((entry) => entry.payment_id?.id)
  return [...new Set(ids.filter(isPaymentMethodId))]
}

/** The PayPal client id, only when the payment method with id 4 exists (SPEC 4). */
export function payPalClientId(settings: PaymentSettings): string | undefined {
  return activePaymentMethods(settings).includes(4) ? settings.paypal_client_id || undefined : undefined
}

/** Whether an order of this method waits for the money before it is prepared; invoice and collection are paid later. */
export function isPaidInAdvance(id: PaymentMethodId): boolean {
  return id !== 2 && id !== 3
}

/** Whether a provider takes the money, and gives it back by itself. */
export function isByProvider(id: PaymentMethodId): boolean {
  return id === 4 || id === 5
}

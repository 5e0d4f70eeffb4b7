import type { Language } from '../texts/language.ts'

/** Who takes the money of some methods over the network, and gives it back. */
export type PaymentProvider = 'paypal' | 'klarna'

/**
 * What is fixed of a way to pay. What else each needs stands in tables by the same names, which the compiler keeps complete: its
 * calls in `backend/payments/payments.ts`, its letter in `backend/order-mails/receipt-words.ts`, its hint in
 * `site/shop/checkout/payment-hints.ts`, its part of the order's page in `site/shop/order/payment-parts.tsx`.
 */
interface PaymentMethodFacts {
  /** `payment_id.id` of the shop settings; also on the wire and with the orders. */
  readonly id: number
  readonly words: Readonly<Record<Language, string>>
  /** The way in which money comes or goes back, as a sentence says it: "paid by bank transfer". */
  readonly inSentence: Readonly<Record<Language, string>>
  /** Null: the money comes without one, and staff book it. */
  readonly provider: PaymentProvider | null
  /** What an order waits for before it is prepared: nothing for what is paid later. */
  readonly waitsFor: 'transfer' | 'provider' | 'nothing'
  /** Paid in notes: only by who collects, and up to the limit of the law. */
  readonly isCash: boolean
  /** Whether the invoice names the account to pay it to. */
  readonly isByInvoice: boolean
  /** Servers of the script that a page needs for it. (Content-Security-Policy) */
  readonly sources: readonly string[]
}

/** Every payment method by its name. The ids are stored: a number is never given to another one. (DESIGN 6; 4 is given by SPEC 9) */
export const paymentMethods = {
  prepayment: {
    id: 1,
    words: { de: 'Vorkasse', en: 'Bank transfer in advance', fr: 'Virement à l’avance' },
    inSentence: { de: 'per Überweisung', en: 'by bank transfer', fr: 'par virement bancaire' },
    provider: null,
    waitsFor: 'transfer',
    isCash: false,
    isByInvoice: false,
    sources: [],
  },
  invoice: {
    id: 2,
    words: { de: 'Rechnung', en: 'Invoice', fr: 'Facture' },
    inSentence: { de: 'auf Rechnung', en: 'against invoice', fr: 'sur facture' },
    provider: null,
    waitsFor: 'nothing',
    isCash: false,
    isByInvoice: true,
    sources: [],
  },
  cash_on_collection: {
    id: 3,
    words: { de: 'Barzahlung bei Abholung', en: 'Cash on collection', fr: 'Paiement en espèces au retrait' },
    inSentence: { de: 'bar bei Abholung', en: 'in cash on collection', fr: 'en espèces au retrait' },
    provider: null,
    waitsFor: 'nothing',
    isCash: true,
    isByInvoice: false,
    sources: [],
  },
  paypal: {
    id: 4,
    words: { de: 'PayPal', en: 'PayPal', fr: 'PayPal' },
    inSentence: { de: 'über PayPal', en: 'through PayPal', fr: 'par PayPal' },
    provider: 'paypal',
    waitsFor: 'provider',
    isCash: false,
    isByInvoice: false,
    sources: [],
  },
  klarna: {
    id: 5,
    words: { de: 'Klarna', en: 'Klarna', fr: 'Klarna' },
    inSentence: { de: 'über Klarna', en: 'through Klarna', fr: 'par Klarna' },
    provider: 'klarna',
    waitsFor: 'provider',
    isCash: false,
    isByInvoice: false,
    // Its library, its frames and what they call; see its documentation on content security policies.
    sources: ['https://*.klarna.com', 'https://*.klarnacdn.net', 'https://*.klarnaservices.com'],
  },
} as const satisfies Readonly<Record<string, PaymentMethodFacts>>

export type PaymentMethodName = keyof typeof paymentMethods

export type PaymentMethodId = (typeof paymentMethods)[PaymentMethodName]['id']

const nameOf = (id: unknown): PaymentMethodName | undefined =>
  (Object.keys(paymentMethods) as PaymentMethodName[]).find((name) => paymentMethods[name].id === id)

/** True for the id of a payment method that is known. */
export const isPaymentMethodId = (value: unknown): value is PaymentMethodId => nameOf(value) !== undefined

/** The name that a method has in every table. */
export function nameOfPayment(id: PaymentMethodId): PaymentMethodName {
  const name = nameOf(id)
  if (!name) throw new Error(`There is no payment method ${id}.`)
  return name
}

/** What is fixed of a method. */
export const paymentMethod = (id: PaymentMethodId): PaymentMethodFacts => paymentMethods[nameOfPayment(id)]

/** What a payment method is called in a language. */
export const paymentMethodName = (id: PaymentMethodId, language: Language): string => paymentMethod(id).words[language]

/** What is fixed of the method that is called so in a language, as papers keep it; undefined for a name that none has. */
export const paymentMethodCalled = (name: string, language: Language): PaymentMethodFacts | undefined =>
  Object.values<PaymentMethodFacts>(paymentMethods).find(({ words }) => words[language] === name)

interface PaymentSettings {
  payment_methods?: readonly { payment_id?: { id?: number | null } | null }[] | null
  paypal_client_id?: string | null
}

/** The ids of the payment methods that the shop has switched on; ids that are not known are left out. */
export function activePaymentMethods(settings: PaymentSettings): PaymentMethodId[] {
  const ids = (settings.payment_methods ?? []).map((entry) => entry.payment_id?.id)
  return [...new Set(ids.filter(isPaymentMethodId))]
}

/** The PayPal client id, only when the payment method with id 4 exists (SPEC 4). */
export function payPalClientId(settings: PaymentSettings): string | undefined {
  const isThere = activePaymentMethods(settings).includes(paymentMethods.paypal.id)
  return isThere ? settings.paypal_client_id || undefined : undefined
}

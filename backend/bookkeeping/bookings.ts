import { nameOfPayment, type PaymentMethodId, type PaymentMethodName } from '#domain/money/payment-methods.ts'
import { type InvoiceData, taxesIn } from '../invoices/invoice-data.ts'
import { HOME, type TaxedTurnover, type TurnoverRates, turnoverOf } from '../invoices/turnover-kind.ts'

/** What kind of turnover it is, which decides about its account. */
export type TurnoverKind = TaxedTurnover | 'margin' | 'exempt'

/** A part of an invoice or credit note under one kind of VAT, in cents; of a credit note they are below 0. */
export interface Booking {
  readonly paper: string
  readonly order: string
  readonly customer: string
  /** ISO 8601 */
  readonly date: string
  readonly payment: PaymentMethodName
  readonly country: string
  readonly kind: TurnoverKind
  /** Of VAT; null where none is shown. */
  readonly percent: number | null
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/**
 * The bookings of a paper: one for each rate, and one each for what is under the margin scheme or exempt. A paper of a version that did not
 * freeze what kind of turnover its rates are is read by the rates.
 */
export function bookingsOf(data: InvoiceData, method: PaymentMethodId, rates: TurnoverRates): Booking[] {
  const country = data.deliverTo?.country ?? HOME
  const { margin = 0, buyer, recipient, turnover = [] } = data
  const common = {
    paper: data.number,
    order: data.order.number,
    customer: buyer?.name ?? recipient[0] ?? '',
    date: data.date,
    payment: nameOfPayment(method),
    country,
  }
  const taxed = taxesIn(data).map(({ percent, net, tax }): Booking => {
    const kind = turnover.find((one) => one.percent === percent)?.kind ?? turnoverOf(percent, country, rates)
    return { ...common, kind, percent, net, tax, gross: net + tax }
  })
  const rest = data.total - margin - taxed.reduce((sum, { gross }) => sum + gross, 0)
  const untaxed = (kind: TurnoverKind, gross: number): Booking[] =>
    gross === 0 ? [] : [{ ...common, kind, percent: null, net: gross, tax: 0, gross }]
  return [...taxed, ...untaxed('margin', margin), ...untaxed('exempt', rest)]
}

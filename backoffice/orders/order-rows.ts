import type { RowOf } from '#contract/model/row-of.ts'
import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import { isPaymentMethodId, paymentMethodName } from '#domain/money/payment-methods.ts'
import type { TaxPart } from '#domain/money/pricing.ts'
import { lacksRest } from './owed-of.ts'

/** The columns of the file for the tax adviser. */
export const orderHead = [
  'Bestellnummer',
  'Bestelldatum',
  'Status',
  'Kunde',
  'Land',
  'Zahlungsart',
  'Differenzbesteuert',
  'Netto',
  'Steuersatz %',
  'Steuer',
  'Brutto',
  'Bezahlt',
  'Bezahlt am',
  'Erstattet',
  'Rechnung',
  'Rechnungsdatum',
  'Rechnungskorrekturen',
  'Umsatzsteuer nach Sätzen',
]

export const orderExportFields = [
  'number',
  'created_on',
  'state',
  'shipping_address',
  'invoice_address',
  'payment_method',
  'payment_name',
  'is_collection',
  'margin',
  'net',
  'tax_percent',
  'taxes',
  'tax',
  'total',
  'credited',
  'paid',
  'paid_on',
  'refunded',
  'invoices.kind',
  'invoices.number',
  'invoices.created_on',
] as const

/** An order as the file asks for it. */
export type ExportedOrder = RowOf<'ecommerce_order', typeof orderExportFields>

/** Where shops are, and what is collected there. */
const HOME = 'DE'

const amount = (value: number): string => value.toFixed(2).replace('.', ',')

const day = lazyBerlinFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })

const dayOf = (moment: string | null | undefined): string => (moment ? day().format(new Date(moment)) : '')

/** `19 %: 100,00 + 19,00 | 7 %: 50,00 + 3,50`, net and tax; empty where there was one rate or none. */
function byRate(taxes: readonly TaxPart[] | null): string {
  if (!taxes || taxes.length < 2) return ''
  const text = ({ percent, net, tax }: TaxPart) =>
    `${String(percent).replace('.', ',')} %: ${amount(net / 100)} + ${amount(tax / 100)}`
  return taxes.map(text).join(' | ')
}

/**
 * One order as a line: amounts with a comma, the day as it was in Germany.
 * The country is the one that the goods were handed over in, as on invoices.
 * @param inWords what a state is called
 */
export function orderCells(order: ExportedOrder, inWords: (state: string) => string): string[] {
  const address = order.invoice_address ?? order.shipping_address
  const customer = [address.company, address.first_name, address.last_name].filter(Boolean).join(' ')
  const invoice = order.invoices.find(({ kind }) => kind === 'invoice')
  const credits = order.invoices.filter(({ kind }) => kind === 'credit_note')
  return [
    order.number,
    dayOf(order.created_on),
    lacksRest(order) ? 'Teils bezahlt, Rest offen' : inWords(order.state),
    customer,
    order.is_collection ? HOME : order.shipping_address.country_code,
    isPaymentMethodId(order.payment_method) ? paymentMethodName(order.payment_method, 'de') : order.payment_name,
    amount(order.margin),
    amount(order.net),
    String(order.tax_percent).replace('.', ','),
    amount(order.tax),
    amount(order.total),
    amount(order.paid),
    dayOf(order.paid_on),
    amount(order.refunded),
    invoice?.number ?? '',
    dayOf(invoice?.created_on),
    credits.map(({ number }) => number).join(' '),
    byRate(order.taxes),
  ]
}

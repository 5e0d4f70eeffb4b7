import { taxIn } from '#domain/money/pricing.ts'
import type { Address } from '#domain/orders/address.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'
import type { Seller } from '../shop/seller.ts'
import type { BankDetails } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { invoiceTexts } from './invoice-texts.ts'

export interface InvoiceLine {
  readonly name: string
  /** Variant, engraving, reference, the margin scheme. */
  readonly details: readonly string[]
  readonly count: number
  readonly price: number
  readonly total: number
}

/** Everything that an invoice says, frozen when it is issued (§ 14 (4) UStG); money in cents. */
export interface InvoiceData {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly date: string
  readonly language: Language
  readonly seller: Seller
  readonly bank: BankDetails | null
  readonly recipient: readonly string[]
  readonly delivery: { readonly how: 'sent' | 'collected'; readonly on: string; readonly to: readonly string[] }
  readonly order: { readonly number: string; readonly date: string }
  readonly lines: readonly InvoiceLine[]
  readonly taxPercent: number
  readonly net: number
  readonly tax: number
  readonly total: number
  /** The part of the total under the margin scheme; missing from invoices that were issued before there was one. */
  readonly margin?: number
  readonly payment: string
  readonly paidOn: string | null
  /** The invoice that a credit note corrects. */
  readonly corrects: { readonly number: string; readonly date: string } | null
}

/** An address as it stands on a letter. */
export function addressLines(address: Address, language: Language, from = 'DE'): string[] {
  const country =
    address.country_code === from
      ? ''
      : (new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(address.country_code) ?? '')
  return [
    address.company,
    [address.salutation, address.first_name, address.last_name].filter(Boolean).join(' '),
    `${address.street} ${address.number}`,
    address.addition,
    `${address.zip_code} ${address.city}`,
    country,
  ].filter((line): line is string => Boolean(line))
}

function linesOf(order: StoredOrder): InvoiceLine[] {
  const texts = invoiceTexts[order.language]
  const extra = (name: string, cents: number) => ({ name, details: [], count: 1, price: cents, total: cents })
  return [
    ...order.lines.map((line) => ({
      name: line.name,
      details: [
        line.variantName ?? '',
        ...line.personalization.map(({ name, value }) => `${name}: ${value}`),
        line.referenceNumber ? `${texts.reference} ${line.referenceNumber}` : '',
        line.taxMode === 'margin' ? texts.margin : '',
      ].filter(Boolean),
      count: line.count,
      price: line.priceBrutto,
      total: line.totalBrutto,
    })),
    ...(order.wrap > 0 ? [extra(texts.wrap, order.wrap)] : []),
    ...(order.shipping > 0 ? [extra(`${texts.shipping}: ${order.shippingName}`, order.shipping)] : []),
  ]
}

export interface InvoiceFacts {
  readonly order: StoredOrder
  readonly seller: Seller
  readonly bank: BankDetails
  readonly number: string
  readonly date: Date
  readonly deliveredOn: Date
}

const day = (moment: Date) => moment.toISOString()

/** The invoice of an order's goods. */
export function invoiceData({ order, seller, bank, number, date, deliveredOn }: InvoiceFacts): InvoiceData {
  const { language, shippingAddress, invoiceAddress, branch } = order
  return {
    kind: 'invoice',
    number,
    date: day(date),
    language,
    seller,
    bank: order.paymentMethod === 2 ? bank : null,
    recipient: addressLines(invoiceAddress ?? shippingAddress, language),
    delivery: {
      how: order.isCollection ? 'collected' : 'sent',
      on: day(deliveredOn),
      to: order.isCollection ? [branch?.name ?? '', branch?.address ?? ''] : addressLines(shippingAddress, language),
    },
    order: { number: order.number, date: day(order.createdOn) },
    lines: linesOf(order),
    taxPercent: order.taxPercent,
    net: order.net,
    tax: order.tax,
    total: order.total,
    margin: order.margin,
    payment: order.paymentName,
    paidOn: order.paidOn && day(order.paidOn),
    corrects: null,
  }
}

/** The part of a refund that is under the margin scheme: as large as that of the invoice, in whole cents. */
const marginOf = (cents: number, { margin = 0, total }: InvoiceData): number =>
  margin === 0 ? 0 : Math.round((cents * margin) / total)

/** The credit note for cents that were given back of an invoice. */
export function creditNoteData(invoice: InvoiceData, number: string, date: Date, cents: number): InvoiceData {
  const margin = marginOf(cents, invoice)
  const tax = taxIn(cents - margin, invoice.taxPercent)
  const isWhole = cents === invoice.total
  const texts = invoiceTexts[invoice.language]
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    date: day(date),
    bank: null,
    lines: isWhole
      ? invoice.lines.map((line) => ({ ...line, price: -line.price, total: -line.total }))
      : [
          {
            name: texts.partOf,
            details: margin === cents ? [texts.margin] : [],
            count: 1,
            price: -cents,
            total: -cents,
          },
        ],
    net: tax + margin - cents,
    tax: -tax,
    total: -cents,
    margin: -margin,
    corrects: { number: invoice.number, date: invoice.date },
  }
}

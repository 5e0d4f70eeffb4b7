import { paymentMethod as methodOf } from '#domain/money/payment-methods.ts'
import type { TaxPart } from '#domain/money/pricing.ts'
import type { Address } from '#domain/orders/address.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'
import { regionName } from '#domain/texts/region-name.ts'
import type { Seller } from '../shop/seller.ts'
import type { BankDetails } from '../shop/shop.ts'
import { isPaidFor, type StoredLine, type StoredOrder } from '../shop/stored-order.ts'
import { type InvoiceParty, partyOf } from './invoice-party.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { RateTurnover } from './turnover-kind.ts'

export interface InvoiceLine {
  readonly name: string
  /** Variant, engraving, reference, the margin scheme. */
  readonly details: readonly string[]
  readonly count: number
  readonly price: number
  readonly total: number
  /** Its rate of VAT in percent, or why it has none; missing where it follows the other lines, and from invoices of versions before. */
  readonly tax?: number | 'margin' | 'exempt'
}

/** Everything that an invoice says, frozen when it is issued (§ 14 (4) UStG); money in cents. */
export interface InvoiceData {
  /** How paper and XML are written. Missing from those that were issued before rates had a net each: their duplicates stay as they were sent. */
  readonly form?: 2
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly date: string
  readonly language: Language
  readonly seller: Seller
  readonly bank: BankDetails | null
  readonly recipient: readonly string[]
  /** Who buys and where the goods go, for machines; missing from invoices of versions before, which have no electronic form. */
  readonly buyer?: InvoiceParty
  readonly deliverTo?: InvoiceParty
  readonly delivery: { readonly how: 'sent' | 'collected'; readonly on: string; readonly to: readonly string[] }
  readonly order: { readonly number: string; readonly date: string }
  readonly lines: readonly InvoiceLine[]
  /** The one rate of invoices that were issued before there were several. */
  readonly taxPercent?: number
  /** `net` and `tax` by rate; none of a small business. */
  readonly taxes?: readonly TaxPart[]
  readonly net: number
  readonly tax: number
  readonly total: number
  /** The part of the total under the margin scheme; missing from invoices that were issued before there was one. */
  readonly margin?: number
  readonly payment: string
  readonly paidOn: string | null
  /** Cents that had come when it was issued, where they are less than its total. */
  readonly prepaid?: number
  /** Cents that a credit note takes back of an invoice at once, because they were not owed any more when it was issued. */
  readonly credited?: number
  /** How the money of a credit note goes back; missing from those that were issued before it was told. */
  readonly givenBack?: 'provider' | 'transfer' | 'not_owed'
  /** Cents of a credit note that do not go back, for they were never paid; where that is all of them `givenBack` says so. */
  readonly notOwed?: number
  /** What kind of turnover each rate is; missing from those that were issued before it was frozen. */
  readonly turnover?: readonly RateTurnover[]
  /** The invoice that a credit note corrects. */
  readonly corrects: { readonly number: string; readonly date: string } | null
}

/** An address as it stands on a letter. */
export function letterAddress(address: Address, language: Language, from = 'DE'): string[] {
  const country =
    address.country_code === from ? '' : (regionName(address.country_code, language) ?? address.country_code)
  return [
    address.company,
    [address.salutation, address.first_name, address.last_name].filter(Boolean).join(' '),
    `${address.street} ${address.number}`,
    address.addition,
    `${address.zip_code} ${address.city}`,
    country,
  ].filter((line): line is string => Boolean(line))
}

const lineTax = ({ taxes, margin, total }: StoredOrder, { taxMode, taxPercent }: StoredLine): InvoiceLine['tax'] => {
  if (taxMode === 'margin') return 'margin'
  return taxes.length === 0 && margin !== total ? 'exempt' : taxPercent
}

/** What an order's goods, gift wrap and shipping are as lines of an invoice. */
export function invoiceLines(order: StoredOrder): InvoiceLine[] {
  const texts = invoiceTexts[order.language]
  const colon = colonIn[order.language]
  const extra = (name: string, cents: number) => ({ name, details: [], count: 1, price: cents, total: cents })
  return [
    ...order.lines.map((line) => ({
      name: line.name,
      details: [
        line.variantName ?? '',
        ...line.characteristics.map(({ name, value }) => `${name}${colon} ${value}`),
        ...line.personalization.map(({ name, value }) => `${name}${colon} ${value}`),
        line.referenceNumber ? `${texts.reference} ${line.referenceNumber}` : '',
        line.taxMode === 'margin' ? texts.margin : '',
      ].filter(Boolean),
      count: line.count,
      price: line.priceBrutto,
      total: line.totalBrutto,
      tax: lineTax(order, line),
    })),
    ...(order.wrap > 0 ? [extra(texts.wrap, order.wrap)] : []),
    ...(order.shipping > 0 ? [extra(`${texts.shipping}${colon} ${order.shippingName}`, order.shipping)] : []),
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
    form: 2,
    kind: 'invoice',
    number,
    date: day(date),
    language,
    seller,
    bank: methodOf(order.paymentMethod).isByInvoice ? bank : null,
    recipient: letterAddress(invoiceAddress ?? shippingAddress, language),
    buyer: { ...partyOf(invoiceAddress ?? shippingAddress), email: order.customerEmail },
    ...(!order.isCollection && { deliverTo: partyOf(shippingAddress) }),
    delivery: {
      how: order.isCollection ? 'collected' : 'sent',
      on: day(deliveredOn),
      to: order.isCollection ? [branch?.name ?? '', branch?.address ?? ''] : letterAddress(shippingAddress, language),
    },
    order: { number: order.number, date: day(order.createdOn) },
    lines: invoiceLines(order),
    taxes: order.taxes,
    net: order.net,
    tax: order.tax,
    total: order.total,
    margin: order.margin,
    payment: order.paymentName,
    paidOn: order.paidOn && isPaidFor(order) ? day(order.paidOn) : null,
    ...(order.paid > 0 && order.paid < order.total && { prepaid: order.paid }),
    ...(order.credited > 0 && { credited: order.credited }),
    corrects: null,
  }
}

/** Cents of an invoice that were still to be paid when it was issued. */
export const leftToPay = ({ total, paidOn, credited = 0, prepaid = 0 }: InvoiceData): number =>
  paidOn ? 0 : total - credited - prepaid

/** VAT of an invoice by rate. */
export const taxesIn = ({ taxes, taxPercent = 0, margin = 0, total, net, tax }: InvoiceData): readonly TaxPart[] =>
  taxes ?? (margin === total && margin !== 0 ? [] : [{ percent: taxPercent, net, tax }])

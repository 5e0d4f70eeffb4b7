import { germanDay } from '#domain/hours/calendar-day.ts'
import { deliveryPart, partyPart, sellerPart } from './e-invoice-parties.ts'
import { paymentPart } from './e-invoice-payment.ts'
import type { InvoiceData } from './invoice-data.ts'
import { type InvoiceShare, invoiceShares } from './invoice-shares.ts'
import { exemptionOf } from './tax-exemption.ts'

const amount = (name: string, cents: number) => ({
  [name]: (cents / 100).toFixed(2),
  [`${name}@currencyID`]: 'EUR',
})

/** S: a rate of VAT, Z: one of nothing, E: exempt. */
const categoryOf = ({ kind }: InvoiceShare) => ({
  'cbc:ID': kind === 'none' ? 'E' : kind === 0 ? 'Z' : 'S',
  'cbc:Percent': kind === 'none' ? '0' : String(kind),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})

const linesOf = (shares: readonly InvoiceShare[]) =>
  shares
    .flatMap((share) => share.lines.map((line) => ({ ...line, category: categoryOf(share) })))
    .map(({ of, count, net, category }, index) => ({
      'cbc:ID': String(index + 1),
      'cbc:InvoicedQuantity': String(count),
      'cbc:InvoicedQuantity@unitCode': 'C62',
      ...amount('cbc:LineExtensionAmount', net),
      'cac:Item': {
        ...(of.details.length > 0 && { 'cbc:Description': of.details.join('; ') }),
        'cbc:Name': of.name,
        'cac:ClassifiedTaxCategory': category,
      },
      // The price of all pieces as one: that of a single piece would have to be rounded.
      'cac:Price': {
        ...amount('cbc:PriceAmount', Math.abs(net)),
        'cbc:BaseQuantity': String(Math.abs(count)),
        'cbc:BaseQuantity@unitCode': 'C62',
      },
    }))

/** Sums of the whole document; of a credit note what is given back is positive. */
function totalsOf(data: InvoiceData, shares: readonly InvoiceShare[]) {
  const net = shares.reduce((sum, share) => sum + share.net, 0)
  const tax = shares.reduce((sum, share) => sum + share.tax, 0)
  const paid = data.kind === 'invoice' ? (data.prepaid ?? (data.paidOn ? net + tax : 0)) : 0
  return {
    'cac:TaxTotal': [
      {
        ...amount('cbc:TaxAmount', tax),
        'cac:TaxSubtotal': shares.map((share) => ({
          ...amount('cbc:TaxableAmount', share.net),
          ...amount('cbc:TaxAmount', share.tax),
          'cac:TaxCategory': { ...categoryOf(share), ...(share.kind === 'none' && exemptionOf(data)) },
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('cbc:LineExtensionAmount', net),
      ...amount('cbc:TaxExclusiveAmount', net),
      ...amount('cbc:TaxInclusiveAmount', net + tax),
      ...(paid !== 0 && amount('cbc:PrepaidAmount', paid)),
      ...amount('cbc:PayableAmount', net + tax - paid),
    },
  }
}

/** The day of a moment in Germany, as the paper says it; as it was issued with, where that was a day of UTC. */
export const dayIn = ({ form }: InvoiceData, moment: string): string =>
  form ? germanDay(new Date(moment)) : moment.slice(0, 10)

/**
 * An invoice or credit note in the terms of EN 16931, named as UBL names them. Undefined where it cannot have an electronic form: one
 * that was issued before there was one, of nothing, or of a seller whose record lacks the address or every tax number.
 */
export function eInvoice(data: InvoiceData): object | undefined {
  const { seller, buyer, deliverTo, kind, number, date } = data
  if (!buyer || !seller.postal || !(seller.vatId || seller.taxNumber) || data.total === 0) return undefined
  const shares = invoiceShares(data)
  if (!shares) return undefined
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': number,
      'cbc:IssueDate': dayIn(data, date),
      'cbc:InvoiceTypeCode': kind === 'credit_note' ? '381' : '380',
      'cbc:DocumentCurrencyCode': 'EUR',
      'cac:OrderReference': { 'cbc:ID': data.order.number },
      'cac:AccountingSupplierParty': { 'cac:Party': sellerPart(seller, seller.postal) },
      'cac:AccountingCustomerParty': { 'cac:Party': partyPart(buyer) },
      'cac:Delivery': deliveryPart(dayIn(data, data.delivery.on), deliverTo),
      ...paymentPart(data),
      ...totalsOf(data, shares),
      'cac:InvoiceLine': linesOf(shares),
    },
  }
}

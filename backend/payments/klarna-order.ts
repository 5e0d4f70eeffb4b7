import { taxIn } from '#domain/money/pricing.ts'
import type { Address } from '#domain/orders/address.ts'
import { localeOf } from '#domain/texts/language.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

interface KlarnaLine {
  readonly type: 'physical' | 'shipping_fee' | 'surcharge'
  readonly name: string
  readonly reference?: string | undefined
  readonly quantity: number
  readonly unit_price: number
  /** Hundredths of a percent. */
  readonly tax_rate: number
  readonly total_amount: number
  readonly total_tax_amount: number
}

const wrapName = { de: 'Geschenkverpackung', en: 'Gift wrap', fr: 'Emballage cadeau' }

function linesOf(order: StoredOrder): KlarnaLine[] {
  const line = (
    type: KlarnaLine['type'],
    name: string,
    amount: { quantity: number; unit: number; taxPercent: number },
    reference?: string | null,
  ) => {
    const { taxPercent } = amount
    const total = amount.unit * amount.quantity
    return {
      type,
      name: name.slice(0, 255),
      reference: reference?.slice(0, 64) || undefined,
      quantity: amount.quantity,
      unit_price: amount.unit,
      tax_rate: Math.round(taxPercent * 100),
      total_amount: total,
      total_tax_amount: taxIn(total, taxPercent),
    }
  }
  const once = (unit: number) => ({
    quantity: 1,
    unit,
    // Shipping of goods at several rates is told at the highest: Klarna takes one for a line.
    taxPercent: order.taxes[0]?.percent ?? 0,
  })
  return [
    ...order.lines.map(({ name, variantName, count, priceBrutto, taxMode, taxPercent, referenceNumber }) =>
      line(
        'physical',
        [name, variantName].filter(Boolean).join(', '),
        { quantity: count, unit: priceBrutto, taxPercent: taxMode === 'margin' ? 0 : taxPercent },
        referenceNumber,
      ),
    ),
    line('shipping_fee', order.shippingName, once(order.shipping)),
    ...(order.wrap > 0 ? [line('surcharge', wrapName[order.language], once(order.wrap))] : []),
  ]
}

/** What Klarna is asked to charge: cents, whose lines add up to the order. */
export function klarnaOrder(order: StoredOrder, merchantUrls: Readonly<Record<string, string>>) {
  const lines = linesOf(order)
  return {
    purchase_country: (order.invoiceAddress ?? order.shippingAddress).country_code,
    purchase_currency: 'EUR',
    locale: localeOf[order.language],
    order_amount: order.total,
    order_tax_amount: lines.reduce((sum, { total_tax_amount }) => sum + total_tax_amount, 0),
    order_lines: lines,
    merchant_reference1: order.number,
    merchant_reference2: order.uuid,
    merchant_urls: merchantUrls,
  }
}

/** An address in Klarna's words. */
export const klarnaAddress = (address: Address, email: string) => ({
  given_name: address.first_name,
  family_name: address.last_name,
  email,
  phone: address.phone,
  organization_name: address.company,
  street_address: `${address.street} ${address.number}`,
  street_address2: address.addition,
  postal_code: address.zip_code,
  city: address.city,
  country: address.country_code,
})

import { orderTotals, type TaxRates } from '#domain/money/pricing.ts'
import type { TaxMode, TaxRate } from '#domain/money/tax-mode.ts'
import type { Address } from '#domain/orders/address.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Seller } from '../shop/seller.ts'
import type { StoredLine, StoredOrder } from '../shop/stored-order.ts'

/** Where the sample's shop has its money sent. */
export const bank = { account_holder: 'Juwelier Muster', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }

/** What differs from order to order; money in cents. */
export interface Bought {
  readonly lines: readonly { price: number; count: number; mode: TaxMode; rate: TaxRate }[]
  readonly rates: TaxRates
  readonly shipping: number
  readonly wrap: number
  readonly language: Language
  readonly isPaid: boolean
  /** Cents that have come, where that is neither nothing nor all. */
  readonly paid?: number
  readonly isCollection: boolean
  /** By what it is paid: 1 prepayment, 2 invoice. */
  readonly payment: 1 | 2
  readonly address: Partial<Address>
}

const lineOf = ({ price, count, mode, rate }: Bought['lines'][number], index: number, rates: TaxRates): StoredLine => ({
  id: index + 1,
  product: index + 1,
  variant: null,
  name: `Ring ${index} <Nord & Süd>`,
  variantName: index % 2 === 0 ? null : '54',
  referenceNumber: `R-${index}`,
  slug: null,
  image: null,
  shippingTime: null,
  characteristics: [{ name: 'Metall', value: 'Gold 750' }],
  personalization: [],
  excludesWithdrawal: false,
  count,
  priceBrutto: price,
  totalBrutto: price * count,
  reduction: null,
  taxMode: mode,
  taxPercent: rates?.[rate] ?? 0,
  stockTaken: 0,
  stockPlaces: [],
  returned: 0,
  returnedSent: 0,
})

const anna: Address = {
  salutation: '',
  company: '',
  first_name: 'Anna',
  last_name: 'Muster',
  street: 'Hauptstraße',
  number: '12a',
  addition: '',
  zip_code: '20354',
  city: 'Hamburg',
  country_code: 'DE',
  phone: '',
  vat_id: '',
}

/** An order as it would be stored, for tests of its papers. */
export function sampleBought(bought: Bought): StoredOrder {
  const { lines, rates, shipping, wrap, language, isPaid, isCollection, payment, address, paid } = bought
  const priced = lines.map(({ price, count, mode, rate }) => ({
    priceBrutto: price,
    count,
    taxMode: mode,
    taxRate: rate,
  }))
  const totals = orderTotals({ lines: priced, shippingCost: shipping, wrapCost: wrap, rates })
  const day = new Date('2026-11-20T09:00:00Z')
  return {
    id: 1,
    project: 1,
    uuid: '00000000-0000-4000-8000-000000000000',
    number: '2026-00001',
    state: 'shipped',
    language,
    origin: 'https://shop.example',
    customerEmail: 'anna@example.org',
    shippingAddress: { ...anna, ...address },
    invoiceAddress: null,
    comment: null,
    paymentMethod: payment,
    paymentName: 'Rechnung',
    shippingMethod: 1,
    shippingName: 'Paket',
    shippingProvider: null,
    deliveryPeriod: null,
    isCollection,
    branch: isCollection ? { id: 1, name: 'Haupthaus', address: 'Markt 1, 20095 Hamburg' } : null,
    readyOn: null,
    collectionCode: null,
    presentWrap: wrap > 0,
    ...totals,
    paid: paid ?? (isPaid ? totals.total : 0),
    paidInCash: 0,
    refunded: 0,
    credited: 0,
    linesChanged: 0,
    legalVersions: {},
    refundAccount: null,
    isBlocked: false,
    trackingNumber: null,
    trackingLink: null,
    parcels: [],
    createdOn: day,
    paidOn: isPaid ? day : null,
    deliveredOn: day,
    paymentDueOn: null,
    lines: lines.map((line, index) => lineOf(line, index, rates)),
  }
}

/** Who sells, with a VAT id or with a tax number alone. */
export const sampleSeller = (number: Pick<Seller, 'vatId' | 'taxNumber'>): Seller => ({
  name: 'Juwelier Muster GmbH',
  street: 'Hauptstraße 1',
  place: '20095 Hamburg',
  email: 'laden@muster.example',
  phone: '+49 40 123456',
  postal: { street: 'Hauptstraße 1', zip: '20095', city: 'Hamburg', country: 'DE' },
  lines: ['Amtsgericht Hamburg, HRB 1'],
  ...number,
})

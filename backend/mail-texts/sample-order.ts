import { paymentMethodName, paymentMethods } from '#domain/money/payment-methods.ts'
import type { Language } from '#domain/texts/language.ts'
import type { StoredLine, StoredOrder } from '../shop/stored-order.ts'

const goods: Record<Language, string> = { de: 'Solitärring', en: 'Solitaire ring', fr: 'Solitaire' }

/** What is sold in examples, by its name. */
export const goodsOf = (language: Language): string => goods[language]

const line = (name: string): StoredLine => ({
  id: 0,
  product: null,
  variant: null,
  name,
  variantName: '54',
  referenceNumber: 'R-100-54',
  slug: null,
  image: null,
  shippingTime: null,
  characteristics: [],
  personalization: [],
  excludesWithdrawal: false,
  count: 1,
  priceBrutto: 129_00,
  totalBrutto: 129_00,
  reduction: null,
  taxMode: 'standard',
  taxPercent: 19,
  stockTaken: 1,
  stockPlaces: [],
  returned: 0,
  returnedSent: 0,
})

export interface SampleSituation {
  readonly project: number
  readonly language: Language
  readonly origin: string
  readonly now: Date
  /** Collected in a branch, and not sent. */
  readonly isCollected: boolean
  readonly isPaid: boolean
}

/** An order that nobody placed, to show how mails about one look. */
export function sampleOrder({ project, language, origin, now, isCollected, isPaid }: SampleSituation): StoredOrder {
  const method = isCollected ? paymentMethods.cash_on_collection.id : paymentMethods.prepayment.id
  const name = goodsOf(language)
  return {
    ...{
      id: 0,
      project,
      uuid: '00000000-0000-4000-8000-000000000000',
      number: 'M-1001',
      state: 'received',
      language,
      origin,
    },
    ...{ customerEmail: 'kundin@example.org', invoiceAddress: null, comment: null, deliveryPeriod: null },
    shippingAddress: {
      ...{ first_name: 'Marie', last_name: 'Muster', street: 'Marktstraße', number: '1' },
      ...{ zip_code: '24103', city: 'Kiel', country_code: 'DE' },
    },
    ...{
      paymentMethod: method,
      paymentName: paymentMethodName(method, language),
      shippingMethod: 0,
      shippingName: 'DHL',
    },
    ...{ shippingProvider: isCollected ? null : 'DHL', isCollection: isCollected },
    branch: isCollected ? { id: 0, name: 'Kiel', address: 'Marktstraße 1, 24103 Kiel' } : null,
    ...{ readyOn: isCollected ? now : null, collectionCode: isCollected ? 'K7M3PQ' : null, presentWrap: false },
    ...{ goods: 129_00, shipping: 0, wrap: 0, total: 129_00, margin: 0, tax: 20_60, net: 108_40 },
    taxes: [{ percent: 19, net: 108_40, tax: 20_60 }],
    ...{
      paid: isPaid ? 129_00 : 0,
      refunded: 0,
      paidInCash: 0,
      credited: 0,
      linesChanged: 0,
      legalVersions: {},
      refundAccount: null,
      isBlocked: false,
    },
    ...{ trackingNumber: isCollected ? null : '00340434161094', trackingLink: null, parcels: [] },
    ...{ createdOn: now, paidOn: isPaid ? now : null, deliveredOn: null, paymentDueOn: null },
    lines: [line(name)],
  }
}

/** The same of two pieces, of which one has left. */
export const inParcels = (order: StoredOrder): StoredOrder => ({
  ...order,
  lines: order.lines.map((one) => ({ ...one, count: 2 })),
  parcels: [
    {
      pieces: order.lines.map(({ id }) => ({ line: id, count: 1 })),
      carrier: order.shippingProvider,
      tracking_number: order.trackingNumber,
      tracking_link: order.trackingLink,
      sent_on: order.createdOn.toISOString(),
    },
  ],
})

/** What of it comes back, and where to. */
export const sampleReturn = ({ lines }: StoredOrder) => ({
  pieces: lines.map(({ id, count }) => ({ line: id, count })),
  address: ['Juwelier Muster GmbH', 'Marktstraße 1', '24103 Kiel'],
})

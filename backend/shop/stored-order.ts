import { paymentMethod as methodOf, type PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { TaxPart } from '#domain/money/pricing.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { Address } from '#domain/orders/address.ts'
import type {
  Characteristic,
  Engraving,
  LegalVersions,
  OrderBranch,
  RefundAccount,
} from '#domain/orders/order-parts.ts'
import type { OrderFacts, OrderState } from '#domain/orders/order-states.ts'
import type { Parcel } from '#domain/orders/parcels.ts'
import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { jsonOf } from '../db/stored-json.ts'

export interface StoredLine {
  readonly id: number
  readonly product: number | null
  readonly variant: number | null
  readonly name: string
  readonly variantName: string | null
  readonly referenceNumber: string | null
  readonly slug: string | null
  readonly image: string | null
  readonly shippingTime: string | null
  readonly characteristics: readonly Characteristic[]
  readonly personalization: readonly Engraving[]
  readonly excludesWithdrawal: boolean
  readonly count: number
  readonly priceBrutto: number
  readonly totalBrutto: number
  /** What was told of its reduction, in words; null where it was none. */
  readonly reduction: string | null
  readonly taxMode: TaxMode
  /** In percent; 0 of a small business. */
  readonly taxPercent: number
  readonly stockTaken: number
  /** Where they were taken; empty in orders of a version that had one stock. */
  readonly stockPlaces: readonly PlacedPieces[]
  /** Pieces that came back. */
  readonly returned: number
  /** Of these, pieces that had left the house. */
  readonly returnedSent: number
}

/** An order as it was placed and what became of it; money in cents. */
export interface StoredOrder {
  readonly id: number
  readonly project: number
  readonly uuid: string
  readonly number: string
  readonly state: OrderState
  readonly language: Language
  readonly origin: string
  readonly customerEmail: string
  readonly shippingAddress: Address
  readonly invoiceAddress: Address | null
  readonly comment: string | null
  readonly paymentMethod: PaymentMethodId
  readonly paymentName: string
  readonly shippingMethod: number
  readonly shippingName: string
  readonly shippingProvider: string | null
  /** When all of it comes, in words; null for orders of which it was not agreed as one. */
  readonly deliveryPeriod: string | null
  readonly isCollection: boolean
  readonly branch: OrderBranch | null
  /** Since when it lies ready to be collected. */
  readonly readyOn: Date | null
  /** What is shown at the counter; null while it does not lie ready. */
  readonly collectionCode: string | null
  readonly presentWrap: boolean
  readonly goods: number
  readonly shipping: number
  readonly wrap: number
  readonly total: number
  /** The part of it under the margin scheme; `tax` and `net` are of the rest. */
  readonly margin: number
  readonly tax: number
  readonly net: number
  /** `tax` and `net` by rate; none of a small business. */
  readonly taxes: readonly TaxPart[]
  readonly paid: number
  /** Of these, what came in notes. */
  readonly paidInCash: number
  readonly refunded: number
  /** Not owed any more although it was never paid. */
  readonly credited: number
  /** How often its lines were changed. */
  readonly linesChanged: number
  readonly legalVersions: LegalVersions
  /** Where money goes that is given back by transfer; null while the customer has told of none. */
  readonly refundAccount: RefundAccount | null
  /** Kept for the law alone: nobody works with it any more. */
  readonly isBlocked: boolean
  /** Of the parcel that left last. */
  readonly trackingNumber: string | null
  readonly trackingLink: string | null
  /** In the order in which they left; none of an order that is sent at once. */
  readonly parcels: readonly Parcel[]
  readonly createdOn: Date
  readonly paidOn: Date | null
  readonly deliveredOn: Date | null
  readonly paymentDueOn: Date | null
  readonly lines: readonly StoredLine[]
}

const text = (value: Row[string] | undefined): string | null => (value ? String(value) : null)
const moment = (value: Row[string] | undefined): Date | null => (value ? new Date(String(value)) : null)
const ofOrder = jsonOf<'ecommerce_order'>()
const ofLine = jsonOf<'ecommerce_order_line'>()
const id = (value: Row[string] | undefined): number | null => (value === null ? null : Number(value))

const lineOf = (row: Row): StoredLine => ({
  id: Number(row.id),
  product: id(row.product),
  variant: id(row.variant),
  name: String(row.display_name),
  variantName: text(row.variant_name),
  referenceNumber: text(row.reference_number),
  slug: text(row.slug),
  image: text(row.image),
  shippingTime: text(row.shipping_time),
  characteristics: ofLine(row, 'characteristics') ?? [],
  personalization: ofLine(row, 'personalization'),
  excludesWithdrawal: Boolean(row.excludes_withdrawal),
  count: Number(row.count),
  priceBrutto: Number(row.price_brutto),
  totalBrutto: Number(row.total_brutto),
  reduction: text(row.reduction),
  taxMode: row.tax_mode as TaxMode,
  taxPercent: Number(row.tax_percent),
  stockTaken: Number(row.stock_taken),
  stockPlaces: ofLine(row, 'stock_places') ?? [],
  returned: Number(row.returned ?? 0),
  returnedSent: Number(row.returned_sent ?? 0),
})

/** Orders of a version that had one rate name no other. */
const taxesOf = (row: Row): readonly TaxPart[] =>
  ofOrder(row, 'taxes') ??
  (Number(row.margin) === Number(row.total) && Number(row.total) > 0
    ? []
    : [{ percent: Number(row.tax_percent), net: Number(row.net), tax: Number(row.tax) }])

/** The order of these rows, just written or read; its lines in their order. */
export const orderOf = (row: Row, lines: readonly Row[]): StoredOrder => ({
  id: Number(row.id),
  project: Number(row.project),
  uuid: String(row.uuid),
  number: String(row.number),
  state: row.state as OrderState,
  language: row.language as Language,
  origin: String(row.origin),
  customerEmail: String(row.customer_email),
  shippingAddress: ofOrder(row, 'shipping_address'),
  invoiceAddress: ofOrder(row, 'invoice_address'),
  comment: text(row.comment),
  paymentMethod: Number(row.payment_method) as PaymentMethodId,
  paymentName: String(row.payment_name),
  shippingMethod: Number(row.shipping_method),
  shippingName: String(row.shipping_name),
  shippingProvider: text(row.shipping_provider),
  deliveryPeriod: text(row.delivery_period),
  isCollection: Boolean(row.is_collection),
  branch: ofOrder(row, 'branch'),
  readyOn: moment(row.ready_on),
  collectionCode: row.state === 'ready_for_collection' ? text(row.collection_code) : null,
  presentWrap: Boolean(row.present_wrap),
  goods: Number(row.goods),
  shipping: Number(row.shipping),
  wrap: Number(row.wrap),
  total: Number(row.total),
  margin: Number(row.margin),
  tax: Number(row.tax),
  net: Number(row.net),
  taxes: taxesOf(row),
  paid: Number(row.paid),
  paidInCash: Number(row.paid_in_cash ?? 0),
  refunded: Number(row.refunded),
  credited: Number(row.credited),
  linesChanged: Number(row.lines_changed ?? 0),
  legalVersions: ofOrder(row, 'legal_versions'),
  refundAccount: ofOrder(row, 'refund_account'),
  isBlocked: row.blocking === 'blocked',
  trackingNumber: text(row.tracking_number),
  trackingLink: text(row.tracking_link),
  parcels: ofOrder(row, 'parcels') ?? [],
  createdOn: new Date(String(row.created_on)),
  paidOn: moment(row.paid_on),
  deliveredOn: moment(row.delivered_on),
  paymentDueOn: moment(row.payment_due_on),
  lines: lines.map(lineOf),
})

/** The order with this id or uuid; undefined when there is none. */
export async function readOrder(db: Database, key: number | string): Promise<StoredOrder | undefined> {
  const [row] = await rowsOf(db, 'ecommerce_order', typeof key === 'number' ? 'id' : 'uuid', [key])
  if (!row) return undefined
  const lines = await rowsOf(db, 'ecommerce_order_line', 'order', [Number(row.id)])
  return orderOf(
    row,
    lines.toSorted((a, b) => Number(a.sort) - Number(b.sort)),
  )
}

/** Cents that the customer pays for the order in all: its total without what was withdrawn from unpaid. */
export const priceOf = ({ total, credited }: Pick<StoredOrder, 'total' | 'credited'>): number => total - credited

/** Cents that were not paid yet. */
export const unpaidOf = (order: Pick<StoredOrder, 'total' | 'credited' | 'paid'>): number =>
  Math.max(0, priceOf(order) - order.paid)

/** Whether all of it has arrived. */
export const isPaidFor = (order: Pick<StoredOrder, 'total' | 'credited' | 'paid'>): boolean =>
  order.paid >= priceOf(order)

/** What the order's transitions are guarded by. */
export const factsOf = (order: StoredOrder): OrderFacts => ({
  isPaid: isPaidFor(order),
  hasMoney: order.paid > order.refunded,
  paidInAdvance: methodOf(order.paymentMethod).waitsFor !== 'nothing',
  isCollection: order.isCollection,
})

import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { OrderForm } from '#domain/orders/order-form.ts'
import type { LineProblem } from '#domain/orders/order-line.ts'
import type { Characteristic, Engraving, OrderBranch } from '#domain/orders/order-parts.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Language } from '#domain/texts/language.ts'

/** A line that is asked for: what, never at which price. Money of the order API is in euro with two decimals. (SPEC 7) */
export type AskedLine = {
  product: number
  variant: number | null
  count: number
  personalization: Record<string, string>
}

export type QuoteRequest = {
  language: string
  lines: AskedLine[]
  country?: string
  shippingMethod?: number | null
  presentWrap?: boolean
}

export type QuoteLine = AskedLine & {
  /** Pieces that can be had; null where there is no limit. */
  available: number | null
  problem?: LineProblem
  price_brutto: number
  total_brutto: number
  /** The lowest price of the last 30 days and the percentage from it, in words; null where the price is not reduced (§ 11 PAngV). */
  reduction: string | null
  tax_mode: TaxMode
  display_name: string
  slug: string | null
  image: string | null
  variant_name: string | null
  reference_number: string | null
  /** With the working days of the shipping that the quote counts with. */
  shipping_time: string | null
  characteristics: readonly Characteristic[]
  /** What was engraved, with the names of its fields. */
  engraving?: readonly Engraving[]
  excludes_withdrawal: boolean
}

export type QuoteShipping = {
  id: number
  name: string
  description: string | null
  provider: string | null
  price_brutto: number
  additional_days: number
  /** When all that is ordered comes this way, as a note; null where the shop does not say it. */
  delivery_period: string | null
  is_collection: boolean
  branches?: readonly OrderBranch[]
  /** Ids of the payment methods it goes with; empty for all. */
  payment_methods: readonly number[]
}

export type Totals = {
  goods: number
  shipping: number
  wrap: number
  total: number
  /** The part under the margin scheme (§ 25a UStG); `tax` and `net` are of the rest. */
  margin: number
  tax: number
  net: number
  tax_percent: number
  /** VAT by rate in words, or why none is shown. */
  tax_notes: readonly string[]
  /** What stands at a price instead of its VAT, with the words before the shipping costs; null where VAT is in it. */
  price_note: string | null
}

/** What the lines of a cart cost now, and how they could be sent and paid. */
export type Quote = {
  lines: QuoteLine[]
  country: string | null
  /** The shipping that the totals count with. */
  shipping_method: number | null
  shipping_methods: QuoteShipping[]
  payment_methods: { id: PaymentMethodId; name: string }[]
  countries: { code: string; name: string }[]
  present_wrapping: boolean
  present_wrapping_price: number
  totals: Totals
}

/** What the customer has to write into a transfer. */
export type Transfer = {
  readonly iban: string
  readonly bic: string | null
  readonly account_holder: string
  readonly bank_name: string | null
  readonly reference: string
  readonly amount: number
  /** ISO 8601. */
  readonly due_on: string | null
  /** The GiroCode as an SVG picture; null where the bank details make none. */
  readonly giro_code_svg: string | null
}

/** How an order that was placed is to be paid. */
export type PaymentStart = { readonly method: PaymentMethodId } & (
  | ({ readonly kind: 'prepayment' } & Transfer)
  | { readonly kind: 'invoice' }
  | { readonly kind: 'collection'; readonly branch: OrderBranch | null }
  | {
      readonly kind: 'paypal'
      readonly paypal_order_id: string
      readonly approve_url: string
      readonly client_id: string
    }
  /** The order costs nothing, or has ended. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'klarna'; readonly client_token: string; readonly session_id: string; readonly script: string }
)

export type PlacedOrder = {
  order_uuid: string
  order_number: string
  state: OrderState
  status_path: string
  payment: PaymentStart
}

/** What the order API is told when someone orders (SPEC 7); `total` is what the customer saw. */
export type OrderRequest = OrderForm & {
  language: string
  lines: AskedLine[]
  presentWrap: boolean
  total: number
}

type MaskedAddress = { name: string; place: string; country_code: string }

/** Pieces that go together, or are still to come. */
export type ParcelLine = { display_name: string; variant_name: string | null; count: number }

/** A parcel of an order that is sent in several. */
export type ParcelView = {
  sent_on: string
  carrier: string | null
  tracking_number: string | null
  tracking_link: string | null
  lines: ParcelLine[]
}

/** An order as its status page shows it to whoever has the link. */
export type OrderView = {
  order_uuid: string
  order_number: string
  state: OrderState
  is_paid: boolean
  language: Language
  created_on: string
  log: { state: OrderState; at: string }[]
  lines: {
    display_name: string
    variant_name: string | null
    reference_number: string | null
    characteristics: readonly Characteristic[]
    personalization: readonly Omit<Engraving, 'field'>[]
    count: number
    /** How many of them are not part of the order any more, in words; null where all are. */
    returned_note: string | null
    price_brutto: number
    total_brutto: number
    reduction: string | null
    tax_mode: TaxMode
    slug: string | null
    image: string | null
    shipping_time: string | null
    excludes_withdrawal: boolean
  }[]
  totals: Totals & {
    paid: number
    refunded: number
    /** Not owed any more although it was never paid. */
    credited: number
    /** What of the total was withdrawn from or given back, and what is left to be paid, in words. */
    balance: readonly { label: string; amount: string }[]
  }
  present_wrap: boolean
  shipping: {
    name: string
    provider: string | null
    delivery_period: string | null
    is_collection: boolean
    branch: OrderBranch | null
    tracking_number: string | null
    tracking_link: string | null
    /** What is shown at the counter, as characters and as QR code; null while nothing lies ready. */
    collection: { code: string; qr_svg: string } | null
  }
  /** None of an order that is sent at once. */
  parcels?: ParcelView[]
  /** What is still to come when a part has left. */
  to_come?: ParcelLine[]
  payment_method: { id: PaymentMethodId; name: string }
  /** Null when there is nothing to pay here any more. */
  payment: PaymentStart | null
  customer_email: string
  shipping_address: MaskedAddress
  invoice_address: MaskedAddress | null
}

import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { OrderState } from '#domain/orders/order-states.ts'

/** An order as staff read it; money in euro. */
export interface OrderRecord {
  readonly id: number
  readonly number: string
  readonly state: OrderState
  readonly created_on: string
  readonly customer_email: string
  readonly shipping_address: AddressRecord
  readonly invoice_address: AddressRecord | null
  readonly comment: string | null
  readonly payment_method: number
  readonly payment_name: string
  readonly shipping_name: string
  readonly is_collection: boolean
  readonly present_wrap: boolean
  readonly goods: number
  readonly shipping: number
  readonly wrap: number
  readonly total: number
  readonly margin: number
  readonly tax: number
  readonly net: number
  readonly tax_percent: number
  readonly paid: number
  readonly refunded: number
  readonly tracking_number: string | null
  readonly tracking_link: string | null
  readonly staff_note: string | null
  /** Where a refund by transfer goes, as the customer has named it. */
  readonly refund_account: { readonly holder: string; readonly iban: string } | null
  readonly lines: readonly OrderLine[]
  readonly invoices: readonly {
    readonly id: number
    readonly kind: 'invoice' | 'credit_note'
    readonly number: string
    readonly created_on: string
  }[]
}

export interface AddressRecord {
  readonly company?: string | null
  readonly first_name?: string | null
  readonly last_name?: string | null
  readonly street?: string | null
  readonly number?: string | null
  readonly addition?: string | null
  readonly zip_code?: string | null
  readonly city?: string | null
  readonly country_code?: string | null
  readonly phone?: string | null
}

export interface OrderLine {
  readonly id: number
  readonly display_name: string
  readonly variant_name: string | null
  readonly reference_number: string | null
  readonly personalization: readonly { readonly name: string; readonly value: string }[]
  readonly count: number
  /** Pieces that came back. */
  readonly returned: number
  readonly price_brutto: number
  readonly total_brutto: number
  readonly tax_mode: TaxMode
}

/** All that the order's screen shows. */
export const orderFields = ['*', 'lines.*', 'invoices.id', 'invoices.kind', 'invoices.number', 'invoices.created_on']

/** An address as lines of a label. */
export const labelLines = (address: AddressRecord): string[] =>
  [
    address.company,
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    [address.street, address.number].filter(Boolean).join(' '),
    address.addition,
    [address.zip_code, address.city].filter(Boolean).join(' '),
    address.country_code,
    address.phone,
  ].flatMap((line) => line || [])

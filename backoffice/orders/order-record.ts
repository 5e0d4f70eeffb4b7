import type { RowOf } from '#contract/model/row-of.ts'
import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** All that the order's screen shows. */
const orderFields = ['*', 'lines.*', 'invoices.id', 'invoices.kind', 'invoices.number', 'invoices.created_on'] as const

type OrderRow = RowOf<'ecommerce_order', typeof orderFields>

export interface AddressRecord {
  readonly company?: string | null
  readonly vat_id?: string | null
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

type LineRow = OrderRow['lines'][number]

type ShownOfLine =
  | 'id'
  | 'display_name'
  | 'variant_name'
  | 'reference_number'
  | 'count'
  | 'returned'
  | 'price_brutto'
  | 'total_brutto'
  | 'tax_mode'

export interface OrderLine extends Readonly<Pick<LineRow, ShownOfLine>> {
  /** What was engraved. */
  readonly personalization: readonly { readonly name: string; readonly value: string }[]
  /** Where its pieces were taken from stock; null in orders of a version that had one stock. */
  readonly stock_places: readonly PlacedPieces[] | null
}

type Shown =
  | 'id'
  | 'number'
  | 'state'
  | 'created_on'
  | 'customer_email'
  | 'comment'
  | 'payment_method'
  | 'payment_name'
  | 'shipping_name'
  | 'is_collection'
  | 'present_wrap'
  | 'goods'
  | 'shipping'
  | 'wrap'
  | 'total'
  | 'margin'
  | 'tax'
  | 'net'
  | 'tax_percent'
  | 'paid'
  | 'refunded'
  | 'tracking_number'
  | 'tracking_link'
  | 'staff_note'
  | 'invoices'

/** An order as staff read it; money in euro. */
export interface OrderRecord extends Readonly<Pick<OrderRow, Shown>> {
  readonly shipping_address: AddressRecord
  readonly invoice_address: AddressRecord | null
  /** Where a refund by transfer goes, as the customer has named it. */
  readonly refund_account: { readonly holder: string; readonly iban: string } | null
  readonly lines: readonly OrderLine[]
}

/** The record of a row, whose objects and lists the order API alone has written. */
const orderRecord = (row: OrderRow): OrderRecord => ({
  ...row,
  shipping_address: row.shipping_address as AddressRecord,
  invoice_address: row.invoice_address as AddressRecord | null,
  refund_account: row.refund_account as OrderRecord['refund_account'],
  lines: row.lines.map((line) => ({
    ...line,
    personalization: line.personalization as OrderLine['personalization'],
    stock_places: line.stock_places as OrderLine['stock_places'],
  })),
})

/** Reads an order for its screen. Rejects as the items call does. */
export const readOrderRecord = async (sdk: Pick<Sdk, 'items'>, id: number | string): Promise<OrderRecord> =>
  orderRecord((await sdk.items('ecommerce_order').byId(id, { fields: orderFields })).data)

/** An address as lines of a label. */
export const labelLines = (address: AddressRecord): string[] =>
  [
    address.company,
    address.vat_id,
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    [address.street, address.number].filter(Boolean).join(' '),
    address.addition,
    [address.zip_code, address.city].filter(Boolean).join(' '),
    address.country_code,
    address.phone,
  ].flatMap((line) => line || [])

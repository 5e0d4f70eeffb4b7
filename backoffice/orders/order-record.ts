import type { RowOf } from '#contract/model/row-of.ts'
import type { Address } from '#domain/orders/address.ts'
import { regionName } from '#domain/texts/region-name.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { OfficeLanguage } from '../labels/labels.ts'

/** All that the order's screen shows. */
const orderFields = [
  ...['*', 'lines.*', 'invoices.id', 'invoices.kind', 'invoices.number', 'invoices.created_on'],
  ...['refunds.id', 'refunds.amount', 'refunds.transfer'],
] as const

type OrderRow = RowOf<'ecommerce_order', typeof orderFields>

type ShownOfLine =
  | 'id'
  | 'product'
  | 'variant'
  | 'display_name'
  | 'variant_name'
  | 'reference_number'
  | 'count'
  | 'returned'
  | 'returned_sent'
  | 'price_brutto'
  | 'total_brutto'
  | 'tax_mode'
  /** What was engraved. */
  | 'personalization'
  /** Where its pieces were taken from stock; null in orders of a version that had one stock. */
  | 'stock_places'

type Shown =
  | 'id'
  | 'number'
  | 'state'
  /** The customer's. */
  | 'language'
  | 'created_on'
  | 'customer_email'
  /** It is the shop's: the customer has none. */
  | 'no_email'
  | 'comment'
  | 'shipping_address'
  | 'invoice_address'
  /** Where a refund by transfer goes, as the customer has named it. */
  | 'refund_account'
  | 'payment_method'
  | 'payment_name'
  | 'shipping_method'
  | 'shipping_name'
  | 'is_collection'
  /** Where it is collected: as the customer knows the branch, and the branch itself while there is it. */
  | 'branch'
  | 'collect_branch'
  | 'present_wrap'
  | 'goods'
  | 'shipping'
  | 'wrap'
  | 'total'
  | 'margin'
  | 'tax'
  | 'net'
  | 'tax_percent'
  | 'taxes'
  | 'paid'
  | 'refunded'
  /** Not owed any more although it was never paid. */
  | 'credited'
  | 'lines_changed'
  | 'tracking_number'
  | 'tracking_link'
  /** What went in parcels of their own; null where all was sent at once. */
  | 'parcels'
  /** Sent as a whole, or handed over. */
  | 'delivered_on'
  | 'staff_note'
  | 'invoices'
  | 'refunds'

/** An order as staff read it; money in euro. */
export type OrderRecord = Readonly<Pick<OrderRow, Shown>> & {
  readonly lines: readonly Readonly<Pick<OrderRow['lines'][number], ShownOfLine>>[]
  /** What a change of the order starts from. */
  readonly revision?: number | undefined
}

/** Reads an order for its screen. Rejects as the items call does. */
export async function readOrderRecord(sdk: Pick<Sdk, 'items'>, id: number | string): Promise<OrderRecord> {
  const { data, meta } = await sdk.items('ecommerce_order').byId(id, { fields: orderFields, meta: ['revision'] })
  return { ...data, revision: meta?.revision }
}

/** An address as lines of a label, its country as the reader calls it. */
export const labelLines = (address: Address, language: OfficeLanguage): string[] =>
  [
    address.company,
    address.vat_id,
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    [address.street, address.number].filter(Boolean).join(' '),
    address.addition,
    [address.zip_code, address.city].filter(Boolean).join(' '),
    address.country_code && (regionName(address.country_code, language) ?? address.country_code),
    address.phone,
  ].flatMap((line) => line || [])

import { centsOf } from './money.ts'

/** A product or variant as the items call has it: prices in euro, `sale_price` only while a sale is in force. */
export interface PricedItem {
  readonly price_brutto?: number | string | null
  readonly sale_price?: number | string | null
  readonly sale_low?: number | string | null
}

/** What a product costs now, or a variant of it, in cents; undefined without a price. A variant without one costs what the product does. */
export const priceNow = (product: PricedItem, variant?: PricedItem): number | undefined =>
  centsOf(variant?.sale_price ?? variant?.price_brutto ?? product.sale_price ?? product.price_brutto)

/** The lowest price of the 30 days before the sale in force, in cents; null without a sale, or where it is not known. */
export const lowestPrice = (product: PricedItem, variant?: PricedItem): number | null => {
  const item = variant ?? product
  return item.sale_price == null ? null : (centsOf(item.sale_low) ?? null)
}

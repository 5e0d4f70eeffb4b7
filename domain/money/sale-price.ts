import { centsOf } from './money.ts'

/** A product or variant as the items call has it: prices in euro, `sale_price` only while a sale is in force. */
export interface PricedItem {
  readonly price_brutto?: number | string | null
  readonly sale_price?: number | string | null
  readonly sale_low?: number | string | null
}

/** Whose price a variant has: its own, or without one the product's, a sale included. */
export const pricedItem = <Product, Variant>(
  product: Product & PricedItem,
  variant?: Variant & PricedItem,
): (Product | Variant) & PricedItem =>
  variant && (variant.sale_price ?? variant.price_brutto) != null ? variant : product

/** What a product costs now, or a variant of it, in cents; undefined without a price. */
export function priceNow(product: PricedItem, variant?: PricedItem): number | undefined {
  const { sale_price, price_brutto } = pricedItem(product, variant)
  return centsOf(sale_price ?? price_brutto)
}

/** The lowest price of the 30 days before the sale in force, in cents; null without a sale, or where it is not known. (§ 11 PAngV) */
export function lowestPrice(product: PricedItem, variant?: PricedItem): number | null {
  const { sale_price, sale_low } = pricedItem(product, variant)
  return sale_price == null ? null : (centsOf(sale_low) ?? null)
}

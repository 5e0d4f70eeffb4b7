import { checkTogether } from './check-together.ts'
import { headKey, type ImportTable } from './import-table.ts'
import { proposedMapping } from './import-targets.ts'
import type { ImportedProduct } from './imported-product.ts'
import { isMerchant, merchantProducts } from './merchant-products.ts'
import { ownProducts } from './own-products.ts'
import { isShopify, shopifyProducts } from './shopify-products.ts'
import { isWooCommerce, woocommerceProducts } from './woocommerce-products.ts'

/** Where a file of products comes from; `own`: a table whose columns are mapped. */
export const IMPORT_SOURCES = ['shopify', 'woocommerce', 'merchant', 'own'] as const

export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** How each source is known by its heads, the surest first, and how its products are read. */
const SOURCES: Readonly<
  Record<
    ImportSource,
    {
      is: (head: ReadonlySet<string>) => boolean
      read: (table: ImportTable, mapping: readonly string[]) => ImportedProduct[]
    }
  >
> = {
  shopify: { is: isShopify, read: shopifyProducts },
  woocommerce: { is: isWooCommerce, read: woocommerceProducts },
  merchant: { is: isMerchant, read: merchantProducts },
  own: { is: () => true, read: ownProducts },
}

/** The source whose columns these are. */
export function sourceOf(head: readonly string[]): ImportSource {
  const keys = new Set(head.map(headKey))
  return IMPORT_SOURCES.find((source) => SOURCES[source].is(keys)) ?? 'own'
}

/** The products of a table and what is wrong with them, alone and together; `mapping` counts for tables of one's own. */
export function productsIn(
  table: ImportTable,
  source: ImportSource,
  mapping: readonly string[] = proposedMapping(table.head),
): ImportedProduct[] {
  return checkTogether(SOURCES[source].read(table, mapping))
}

import type { RowOf } from '#contract/model/row-of.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** Pieces that count as few. */
export const LOW_STOCK = 2

/** Products that one list shows. */
const MOST = 500

const FIELDS = ['id', 'stock', 'product_variants.active', 'product_variants.stock'] as const

type Stocked = Omit<RowOf<'ecommerce_product', typeof FIELDS>, 'id'>

/** Whether few pieces are left of something that can be sold: of a variant on sale where there are variants, else of the product. */
export function isLow({ stock, product_variants }: Stocked): boolean {
  if (product_variants.length === 0) return stock <= LOW_STOCK
  return product_variants.some((variant) => variant.active && variant.stock <= LOW_STOCK)
}

/** The published products of which few are left, by their ids. */
export async function lowProducts(sdk: Pick<Sdk, 'items'>): Promise<number[]> {
  const low = { lte: LOW_STOCK }
  const products = sdk.items('ecommerce_product')
  const answers = await Promise.all(
    [{ stock: low }, { 'product_variants.stock': low }].map((filter) =>
      products.read({ filter: { status: 'published', ...filter }, fields: FIELDS, sort: ['id'], limit: MOST }),
    ),
  )
  const ids = answers.flatMap(({ data }) => data.filter(isLow).map(({ id }) => id))
  return [...new Set(ids)].sort((left, right) => left - right)
}

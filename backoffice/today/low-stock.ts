import type { Sdk } from '#sdk/sdk.ts'

/** Pieces that count as few. */
export const LOW_STOCK = 2

/** Products that one list shows. */
const MOST = 500

interface Variant {
  readonly active: boolean
  readonly stock: number
}

interface Stocked {
  readonly id: number
  readonly stock: number
  readonly product_variants: readonly Variant[]
}

/** Whether few pieces are left of something that can be sold: of a variant on sale where there are any, else of the product. */
export function isLow({ stock, product_variants }: Stocked): boolean {
  const sold = product_variants.filter(({ active }) => active)
  return sold.length > 0 ? sold.some((variant) => variant.stock <= LOW_STOCK) : stock <= LOW_STOCK
}

/** The published products of which few are left, by their ids. */
export async function lowProducts(sdk: Pick<Sdk, 'items'>): Promise<number[]> {
  const low = { lte: LOW_STOCK }
  const fields = ['id', 'stock', 'product_variants.active', 'product_variants.stock']
  const products = sdk.items<Stocked>('ecommerce_product')
  const answers = await Promise.all(
    [{ stock: low }, { 'product_variants.stock': low }].map((filter) =>
      products.read({ filter: { status: 'published', ...filter }, fields, sort: ['id'], limit: MOST }),
    ),
  )
  const ids = answers.flatMap(({ data }) => data.filter(isLow).map(({ id }) => id))
  return [...new Set(ids)].sort((left, right) => left - right)
}

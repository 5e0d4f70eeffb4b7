import type { RowOf } from '#contract/model/row-of.ts'
import type { PlacedRow } from '../products/pieces-shown.ts'
import { LOW_STOCK } from './low-stock.ts'

/** What the list of what is scarce reads of a product. */
export const STOCKED = [
  ...(['id', 'display_name', 'stock', 'places.branch', 'places.variant', 'places.pieces'] as const),
  ...(['product_variants.id', 'product_variants.display_name'] as const),
  ...(['product_variants.active', 'product_variants.stock'] as const),
] as const

type StockedProduct = RowOf<'ecommerce_product', typeof STOCKED>

/** What is sold under a number of its own and of which few are left. */
export interface ScarceGood {
  readonly product: number
  /** Null for a product without variants. */
  readonly variant: number | null
  readonly name: string
  /** In all places together. */
  readonly stock: number
  readonly places: readonly PlacedRow[]
}

/** A place of goods whose count is not over yet: it waits to be written, or others were faster. */
export interface OpenCount {
  readonly product: number
  readonly variant: number | null
  readonly branch: number | null
}

/** Whether a count of these goods is not over yet. */
export const isCounted = (
  { product, variant }: Pick<ScarceGood, 'product' | 'variant'>,
  counts: readonly OpenCount[],
) => counts.some((count) => count.product === product && count.variant === variant)

/**
 * The variants on sale, or products without any, of which few are left: those of which none is left first, then by name. What is being
 * counted stays among them however many others have counted meanwhile.
 */
export function scarceGoods(products: readonly StockedProduct[], counts: readonly OpenCount[] = []): ScarceGood[] {
  const goods = products.flatMap((product): ScarceGood[] => {
    const { id, display_name: name, stock, places, product_variants } = product
    if (product_variants.length === 0) return [{ product: id, variant: null, name, stock, places }]
    return product_variants
      .filter(({ active }) => active)
      .map((variant) => ({
        product: id,
        variant: variant.id,
        name: `${name}, ${variant.display_name}`,
        stock: variant.stock,
        places: places.filter((place) => place.variant === variant.id),
      }))
  })
  return goods
    .filter((good) => good.stock <= LOW_STOCK || isCounted(good, counts))
    .toSorted((left, right) => left.stock - right.stock || left.name.localeCompare(right.name, 'de'))
}

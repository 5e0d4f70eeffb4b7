import { centsOf } from '../money/money.ts'

/** Default label of the choice of a variant (SPEC 9). */
export const defaultVariantName = 'Variante'

/** A variant as it comes from the items API; price in euro. */
export interface VariantRow {
  id: number
  display_name: string
  /** What it is chosen by where there are two choices, in the language of the page. */
  values?: readonly [string, string]
  price_brutto?: number | string | null
  stock?: number | null
  active?: boolean | null
  shipping_time?: string | null
  reorder_possible?: boolean | null
  sort?: number | null
}

/** How many published ratings a product has, and how many of five stars they give it on average: at least one. */
export interface RatingSummary {
  count: number
  average: number
}

/** A product as it comes from the items API, its ratings summed up; price in euro. */
export interface ProductRow {
  id: number
  display_name: string
  price_brutto?: number | string | null
  stock?: number | null
  shipping_time?: string | null
  reorder_possible?: boolean | null
  variant_display_name?: string | null
  product_variants?: readonly VariantRow[] | null
  ratings?: RatingSummary | null
}

/** The product detail state (SPEC 3); money in cents, null where nothing is selected or known. */
export interface ProductSelection<P extends ProductRow = ProductRow> {
  details: P | null
  hasVariants: boolean
  variantDisplayName: string
  variantsAvailable: readonly VariantRow[]
  variantSelected: number | null
  variantPriceRange: { min: number; max: number } | null
  shippingTime: string | null
  reorderPossible: boolean
  priceBrutto: number | null
  stock: number | null
  countSelected: number
  personalization: Record<string, string>
  ratingsCount: number
  averageRating: number | null
}

export type ProductAction<P extends ProductRow = ProductRow> =
  | { type: 'add'; product: P }
  | { type: 'reset' }
  | { type: 'variantChange'; variant: number | null }
  | { type: 'countChange'; count: number }
  | { type: 'personalizationChange'; values: Record<string, string> }

/** The state before a product is loaded. */
export const emptySelection: ProductSelection<never> = {
  details: null,
  hasVariants: false,
  variantDisplayName: defaultVariantName,
  variantsAvailable: [],
  variantSelected: null,
  variantPriceRange: null,
  shippingTime: null,
  reorderPossible: false,
  priceBrutto: null,
  stock: null,
  countSelected: 0,
  personalization: {},
  ratingsCount: 0,
  averageRating: null,
}

const nothingSelected = { shippingTime: null, reorderPossible: false, priceBrutto: null, stock: null, countSelected: 0 }

/** Values of a product, or of a variant where it has its own. */
function valuesOf(product: ProductRow, variant?: VariantRow) {
  return {
    shippingTime: variant?.shipping_time || product.shipping_time || null,
    reorderPossible: variant?.reorder_possible ?? product.reorder_possible ?? false,
    priceBrutto: centsOf(variant?.price_brutto ?? product.price_brutto) ?? null,
    stock: (variant ? variant.stock : product.stock) ?? null,
    countSelected: 1,
  }
}

function priceRange(product: ProductRow, variants: readonly VariantRow[]): ProductSelection['variantPriceRange'] {
  const prices = variants.flatMap((variant) => valuesOf(product, variant).priceBrutto ?? [])
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
}

function loaded<P extends ProductRow>(product: P): ProductSelection<P> {
  const variants = product.product_variants ?? []
  const available = variants.filter((variant) => variant.active !== false)
  const inOrder = available.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
  const hasVariants = variants.length > 0
  return {
    ...emptySelection,
    ...(hasVariants ? nothingSelected : valuesOf(product)),
    details: product,
    hasVariants,
    variantDisplayName: product.variant_display_name || defaultVariantName,
    variantsAvailable: inOrder,
    variantPriceRange: priceRange(product, inOrder),
    ratingsCount: product.ratings?.count ?? 0,
    averageRating: product.ratings?.average ?? null,
  }
}

/**
 * The product state after an action (SPEC 4). A variant that is empty, inactive or not of this product clears count, stock,
 * price and shipping time. A count that is no positive whole number changes nothing.
 */
export function productReducer<P extends ProductRow>(
  state: ProductSelection<P>,
  action: ProductAction<P>,
): ProductSelection<P> {
  switch (action.type) {
    case 'add':
      return loaded(action.product)
    case 'reset':
      return emptySelection
    case 'variantChange': {
      const variant = state.variantsAvailable.find((candidate) => candidate.id === action.variant)
      if (!state.details || !variant) return { ...state, variantSelected: null, ...nothingSelected }
      return { ...state, variantSelected: variant.id, ...valuesOf(state.details, variant) }
    }
    case 'countChange':
      return Number.isInteger(action.count) && action.count > 0 ? { ...state, countSelected: action.count } : state
    case 'personalizationChange':
      return { ...state, personalization: { ...state.personalization, ...action.values } }
  }
}

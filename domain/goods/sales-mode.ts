/** The ways in which a brand or product is sold. */
export const SALES_MODES = ['buy', 'request', 'display_only'] as const

export type SalesMode = (typeof SALES_MODES)[number]

/** How a product is sold: as it says itself, else as its brand says, else as every shop sells. (SPEC 3) */
export function salesModeOf(ofProduct: SalesMode | null | undefined, ofBrand: SalesMode | null | undefined): SalesMode {
  return ofProduct ?? ofBrand ?? 'buy'
}

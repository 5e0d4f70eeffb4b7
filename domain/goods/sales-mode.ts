/** The ways in which a brand or product is sold; `reserve`: kept at a branch for who wants to see it there, without a contract. */
export const SALES_MODES = ['buy', 'request', 'reserve', 'display_only'] as const

export type SalesMode = (typeof SALES_MODES)[number]

/** Whether a shop lets visitors reserve: not unless goods or brand say so, beside buying, or in place of it. */
export const RESERVE_CHOICES = ['off', 'beside', 'only'] as const

export type ReserveChoice = (typeof RESERVE_CHOICES)[number]

/** How a product is sold: as it says itself, else as its brand says, else as every shop sells; what a shop would sell it may only reserve. (SPEC 3) */
export function salesModeOf(
  ofProduct: SalesMode | null | undefined,
  ofBrand: SalesMode | null | undefined,
  ofShop: ReserveChoice | null | undefined,
): SalesMode {
  const mode = ofProduct ?? ofBrand ?? 'buy'
  return mode === 'buy' && !ofProduct && ofShop === 'only' ? 'reserve' : mode
}

/** How prices of several goods are changed at once. */
export interface PriceChange {
  readonly by: 'percent' | 'cents'
  /** Percent with at most two decimals, or whole cents; below zero prices fall. */
  readonly value: number
  /** What a new price is a multiple of, in cents. */
  readonly step: number
}

/** What new prices may be rounded to, in cents: the cent, one, five and ten euro. */
export const PRICE_STEPS = [1, 100, 500, 1000] as const

/** The price in cents after a change, rounded to the nearest step; undefined where nothing of it would be left. */
export function changedPrice(cents: number, { by, value, step }: PriceChange): number | undefined {
  // In whole hundredths of a percent, which are exact.
  const exact = by === 'percent' ? (cents * Math.round((100 + value) * 100)) / 10_000 : cents + value
  const rounded = Math.round(exact / step) * step
  return rounded > 0 ? rounded : undefined
}

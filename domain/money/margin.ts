import { taxIn } from './pricing.ts'
import type { TaxMode } from './tax-mode.ts'

/** Goods that were sold at one rate of VAT: what they brought, gross, and what they cost the shop, in whole cents. */
export interface SoldAtCost {
  readonly gross: number
  readonly cost: number
  readonly taxMode: TaxMode
  readonly taxPercent: number
}

/**
 * What a shop keeps of goods, in whole cents: the price without its VAT, less what they cost before VAT. Under the margin scheme VAT is
 * due on the difference alone, and on none where there is a loss (§ 25a (3) UStG). `net` is what the price is worth to the shop.
 */
export function marginOf({ gross, cost, taxMode, taxPercent }: SoldAtCost): { net: number; margin: number } {
  const taxed = taxMode === 'margin' ? Math.max(0, gross - cost) : gross
  const net = gross - taxIn(taxed, taxPercent)
  return { net, margin: net - cost }
}

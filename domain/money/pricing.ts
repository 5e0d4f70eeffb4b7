import type { TaxMode } from './tax-mode.ts'

/** What an order is priced from; all money in whole cents, gross. */
export interface PricedOrder {
  lines: readonly { count: number; priceBrutto: number; taxMode: TaxMode }[]
  shippingCost: number
  /** Price of the gift wrap, 0 where there is none. */
  wrapCost: number
  /** VAT in percent, such as 19 or 8.1. */
  taxPercent: number
}

/** The totals of an order in whole cents; `net`, `tax` and `margin` add up to `total`. */
export interface OrderTotals {
  goods: number
  shipping: number
  wrap: number
  total: number
  /** The part under the margin scheme, of which no VAT is shown (§ 25a UStG). */
  margin: number
  tax: number
  net: number
}

/** How many decimals a rate of VAT may have. */
export const taxDecimals = 2

/**
 * The VAT contained in a gross amount, in whole cents, half a cent rounded up. Throws a RangeError for a rate below 0 or of more
 * than two decimals.
 */
export function taxIn(grossCents: number, taxPercent: number): number {
  const hundredths = Math.round(taxPercent * 100)
  if (!(taxPercent >= 0) || Math.abs(hundredths - taxPercent * 100) > 1e-6) {
    throw new RangeError(`Not a tax rate in percent: ${taxPercent}`)
  }
  const [gross, rate, whole] = [BigInt(grossCents), BigInt(hundredths), BigInt(10_000 + hundredths)]
  return Number((2n * gross * rate + whole) / (2n * whole))
}

const sumOf = (lines: PricedOrder['lines']) => lines.reduce((sum, line) => sum + line.priceBrutto * line.count, 0)

/**
 * The totals of an order: goods, shipping and gift wrap, and the VAT within what is not under the margin scheme. Shipping and gift
 * wrap follow the goods where all of them are under it, else they are taxed.
 */
export function orderTotals({ lines, shippingCost, wrapCost, taxPercent }: PricedOrder): OrderTotals {
  const goods = sumOf(lines)
  const total = goods + shippingCost + wrapCost
  const marginGoods = sumOf(lines.filter(({ taxMode }) => taxMode === 'margin'))
  const margin = marginGoods > 0 && marginGoods === goods ? total : marginGoods
  const tax = taxIn(total - margin, taxPercent)
  return { goods, shipping: shippingCost, wrap: wrapCost, total, margin, tax, net: total - margin - tax }
}

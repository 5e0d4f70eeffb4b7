/** What an order is priced from; all money in whole cents, gross. */
export interface PricedOrder {
  lines: readonly { count: number; priceBrutto: number }[]
  shippingCost: number
  /** Price of the gift wrap, 0 where there is none. */
  wrapCost: number
  /** VAT in percent, such as 19 or 8.1. */
  taxPercent: number
}

/** The totals of an order in whole cents; `net` and `tax` add up to `total`. */
export interface OrderTotals {
  goods: number
  shipping: number
  wrap: number
  total: number
  tax: number
  net: number
}

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

/** The totals of an order: goods, shipping and gift wrap, and the VAT within the sum. */
export function orderTotals(order: PricedOrder): OrderTotals {
  const goods = order.lines.reduce((sum, line) => sum + line.priceBrutto * line.count, 0)
  const total = goods + order.shippingCost + order.wrapCost
  const tax = taxIn(total, order.taxPercent)
  return { goods, shipping: order.shippingCost, wrap: order.wrapCost, total, tax, net: total - tax }
}

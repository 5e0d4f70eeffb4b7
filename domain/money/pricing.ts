import type { TaxMode, TaxRate } from './tax-mode.ts'

/** The rates of VAT that goods are sold at, in percent, such as 19 and 7; null for small businesses, which charge none (§ 19 UStG). */
export type TaxRates = Readonly<Record<TaxRate, number>> | null

/** What an order is priced from; all money in whole cents, gross. */
export interface PricedOrder {
  lines: readonly { count: number; priceBrutto: number; taxMode: TaxMode; taxRate: TaxRate }[]
  shippingCost: number
  /** Price of the gift wrap, 0 where there is none. */
  wrapCost: number
  rates: TaxRates
}

/** The part of a sum that is taxed at one rate, in whole cents; `net` and `tax` add up to it. */
export interface TaxPart {
  readonly percent: number
  readonly net: number
  readonly tax: number
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
  /** `tax` and `net` by rate, the highest first; none for small businesses and where all is under the margin scheme. */
  taxes: readonly TaxPart[]
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

/** A gross amount at a rate. */
export function taxPart(gross: number, percent: number): TaxPart {
  const tax = taxIn(gross, percent)
  return { percent, tax, net: gross - tax }
}

/** An order whose lines say their rate themselves; money in whole cents, gross. */
export interface RatedOrder extends Omit<PricedOrder, 'lines' | 'rates'> {
  readonly lines: readonly { count: number; priceBrutto: number; taxMode: TaxMode; taxPercent: number }[]
  /** The rate of shipping and gift wrap where there are no taxed goods; null for small businesses, which charge none. */
  readonly standard: number | null
}

type Lines = RatedOrder['lines']

const sumOf = (lines: Lines) => lines.reduce((sum, line) => sum + line.priceBrutto * line.count, 0)

/**
 * Splits a sum among others as they are large, to the cent; what does not divide goes to the largest. Where there are none, all of it
 * goes to `otherwise`.
 */
export function sharedOut(sum: number, among: ReadonlyMap<number, number>, otherwise: number): Map<number, number> {
  const whole = [...among.values()].reduce((total, part) => total + part, 0)
  if (whole === 0) return new Map([[otherwise, sum]])
  const shares = new Map([...among].map(([key, part]) => [key, Math.trunc((sum * part) / whole)]))
  const given = [...shares.values()].reduce((total, part) => total + part, 0)
  const [largest = otherwise] = [...among].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return shares.set(largest, (shares.get(largest) ?? 0) + sum - given)
}

/** VAT by rate: shipping and gift wrap follow the goods, each rate having its share of them. */
function taxParts(lines: Lines, extras: number, standard: number): TaxPart[] {
  const goods = new Map<number, number>()
  for (const line of lines)
    goods.set(line.taxPercent, (goods.get(line.taxPercent) ?? 0) + line.priceBrutto * line.count)
  const shares = sharedOut(extras, goods, standard)
  return [...new Set([...goods.keys(), ...shares.keys()])]
    .map((percent) => ({ percent, gross: (goods.get(percent) ?? 0) + (shares.get(percent) ?? 0) }))
    .filter(({ gross }) => gross > 0)
    .map(({ percent, gross }) => taxPart(gross, percent))
    .toSorted((a, b) => b.percent - a.percent)
}

/**
 * The totals of an order: goods, shipping and gift wrap, and the VAT within what is not under the margin scheme. Shipping and gift
 * wrap follow the goods where all of them are under it, else they are taxed.
 */
export function ratedTotals({ lines, shippingCost, wrapCost, standard }: RatedOrder): OrderTotals {
  const goods = sumOf(lines)
  const extras = shippingCost + wrapCost
  const total = goods + extras
  const taxed = lines.filter(({ taxMode }) => taxMode !== 'margin')
  const marginGoods = goods - sumOf(taxed)
  const margin = marginGoods > 0 && marginGoods === goods ? total : marginGoods
  const taxes = standard === null || margin === total ? [] : taxParts(taxed, extras, standard)
  const tax = taxes.reduce((sum, part) => sum + part.tax, 0)
  return { goods, shipping: shippingCost, wrap: wrapCost, total, margin, tax, net: total - margin - tax, taxes }
}

/** The same of goods that are taxed by the rates of the place where they go. */
export const orderTotals = ({ lines, rates, ...costs }: PricedOrder): OrderTotals =>
  ratedTotals({
    ...costs,
    lines: lines.map((line) => ({ ...line, taxPercent: rates?.[line.taxRate] ?? 0 })),
    standard: rates?.standard ?? null,
  })

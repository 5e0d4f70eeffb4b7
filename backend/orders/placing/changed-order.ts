import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import { type OrderTotals, ratedTotals } from '#domain/money/pricing.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import { changedPieces } from '#domain/orders/changed-lines.ts'
import type { LineProblem } from '#domain/orders/order-line.ts'
import type { Shop } from '../../shop/shop.ts'
import type { StoredLine, StoredOrder } from '../../shop/stored-order.ts'
import type { Goods } from './goods.ts'
import type { BodyLine } from './order-body.ts'
import { fitsBounds, type PricedQuote, type QuotedLine, type QuotedShipping, quoteOf } from './quote.ts'

/** A line of an order as it shall be: 0 pieces take it out. */
export interface KeptLine {
  readonly line: number
  /** Pieces that whoever asks has seen. */
  readonly was: number
  readonly count: number
  /** At the price of today instead of the one that was agreed. */
  readonly today: boolean
}

export interface WantedLines {
  readonly kept: readonly KeptLine[]
  readonly added: readonly BodyLine[]
}

/** A line as it would be; money in cents. */
export interface ChangedLine {
  /** Undefined for one that is added. */
  readonly stored: StoredLine | undefined
  readonly quoted: QuotedLine
  readonly count: number
  readonly priceBrutto: number
  readonly taxMode: TaxMode
  readonly taxPercent: number
  readonly problem: LineProblem | undefined
  /** Pieces that go back into stock, that stay taken, and that are taken in addition; the rest is bought to order. */
  readonly back: number
  readonly keeps: number
  readonly takes: number
}

/** An order as it would be with other lines; money in cents. */
export interface ChangedOrder {
  readonly lines: readonly ChangedLine[]
  readonly totals: OrderTotals
  /** Another way of shipping, where the one agreed on does not bring goods of this value; null where there is none. */
  readonly shipping: QuotedShipping | null | undefined
  readonly quote: PricedQuote
}

const asked = (line: StoredLine, count: number): BodyLine => ({
  // Goods that were deleted have no id any more, and no others have this one.
  product: line.product ?? 0,
  variant: line.variant,
  count: Math.max(1, count),
  personalization: Object.fromEntries(line.personalization.map(({ field, value }) => [field, value])),
})

/** The goods as if the pieces that lines keep still lay in stock: what an order has it can have. */
function withHeld(goods: ReadonlyMap<number, Goods>, held: readonly (StoredLine & { kept: number })[]) {
  const copies = new Map(goods)
  for (const { product, variant, kept } of held) {
    const one = product === null ? undefined : copies.get(product)
    if (!one) continue
    const chosen = variant === null ? undefined : one.variants.get(variant)
    if (variant === null) copies.set(one.id, { ...one, stock: one.stock + kept })
    else if (chosen)
      copies.set(one.id, {
        ...one,
        variants: new Map([...one.variants, [variant, { ...chosen, stock: chosen.stock + kept }]]),
      })
  }
  return copies
}

const stockOf = (goods: ReadonlyMap<number, Goods>, { product, variant }: BodyLine): number => {
  const one = goods.get(product)
  return (variant === null ? one?.stock : one?.variants.get(variant)?.stock) ?? 0
}

interface StayingLine {
  readonly stored: StoredLine
  readonly today: boolean
  readonly kept: number
  readonly back: number
  readonly more: number
}

/** A line at the price that was agreed on, or at that of today. */
function pricedLine({
  quoted,
  before,
  takes,
  percent,
}: {
  readonly quoted: QuotedLine
  readonly before: StayingLine | undefined
  readonly takes: number
  /** The rate of its goods today. */
  readonly percent: number
}): ChangedLine {
  const current = { priceBrutto: quoted.priceBrutto, taxMode: quoted.taxMode, taxPercent: percent }
  const common = { quoted, count: quoted.asked.count, takes }
  if (!before) return { ...common, ...current, stored: undefined, problem: quoted.problem, back: 0, keeps: 0 }
  const { stored, today, kept, back, more } = before
  const agreed = { priceBrutto: stored.priceBrutto, taxMode: stored.taxMode, taxPercent: stored.taxPercent }
  const problem = more > 0 || today ? quoted.problem : undefined
  return { ...common, ...(today ? current : agreed), stored, problem, back, keeps: kept }
}

/**
 * Prices an order anew with other lines: what stays keeps its price unless that of today is asked for, what is added costs what it costs
 * today. The way of shipping and its price stay while it brings goods of that value, else the cheapest that does takes its place.
 */
export function changedOrder(
  shop: Shop,
  goods: ReadonlyMap<number, Goods>,
  order: StoredOrder,
  wanted: WantedLines,
  now: Date,
): ChangedOrder {
  const ways: PaymentMethodId[] = [order.paymentMethod]
  const kept = wanted.kept.flatMap(({ line, count, today }) => {
    const stored = order.lines.find(({ id }) => id === line)
    return stored ? [{ stored, count, today, ...changedPieces({ ...stored, next: count }) }] : []
  })
  const staying = kept.filter(({ count }) => count > 0)
  const quote = quoteOf(
    shop,
    withHeld(
      goods,
      staying.map((one) => ({ ...one.stored, kept: one.kept })),
    ),
    {
      language: order.language,
      lines: [...staying.map(({ stored, count }) => asked(stored, count)), ...wanted.added],
      country: order.shippingAddress.country_code,
      paymentMethod: order.paymentMethod,
      shippingMethod: order.shippingMethod,
      presentWrap: order.presentWrap,
    },
    ways,
    now,
  )
  const left = new Map<string, number>()
  const takesOf = (line: BodyLine, more: number) => {
    const key = `${line.product}/${line.variant}`
    const before = left.get(key) ?? stockOf(goods, line)
    const takes = Math.min(more, Math.max(0, before))
    left.set(key, before - takes)
    return takes
  }
  const lines = quote.lines.map((quoted, index): ChangedLine => {
    const before = staying[index]
    const more = before ? before.more : quoted.asked.count
    return pricedLine({
      quoted,
      before,
      takes: takesOf(quoted.asked, more),
      percent: quote.rates?.[quoted.taxRate] ?? 0,
    })
  })
  const gone = kept
    .filter(({ count }) => count === 0)
    .map(({ stored, back }): ChangedLine => {
      const quoted = { asked: asked(stored, 0), name: stored.name, variantName: stored.variantName } as QuotedLine
      const { priceBrutto, taxMode, taxPercent } = stored
      return {
        stored,
        quoted,
        count: 0,
        priceBrutto,
        taxMode,
        taxPercent,
        problem: undefined,
        back,
        keeps: 0,
        takes: 0,
      }
    })
  const totalsWith = (shippingCost: number) =>
    ratedTotals({ lines, shippingCost, wrapCost: order.wrap, standard: quote.rates?.standard ?? null })
  const value = totalsWith(0).goods
  const own = shop.shippings.find(({ id }) => id === order.shippingMethod)
  const stays = !own || fitsBounds(value, own.bounds)
  const shipping = stays
    ? undefined
    : (quote.shippings.find((way) => way.isCollection === order.isCollection && fitsBounds(value, way.bounds)) ?? null)
  return { lines: [...lines, ...gone], totals: totalsWith(shipping?.priceBrutto ?? order.shipping), shipping, quote }
}

import { maximumCount } from '#domain/cart/cart.ts'
import { checkPersonalization } from '#domain/goods/personalization.ts'
import { type PaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { type OrderTotals, orderTotals, type TaxRates } from '#domain/money/pricing.ts'
import { reductionText } from '#domain/money/reduction.ts'
import type { TaxMode, TaxRate } from '#domain/money/tax-mode.ts'
import { deliveryPeriod } from '#domain/orders/delivery-period.ts'
import { type LineProblem, lineOffer } from '#domain/orders/order-line.ts'
import type { Characteristic, Engraving } from '#domain/orders/order-parts.ts'
import { shippingPause } from '#domain/orders/shipping-pause.ts'
import type { Shop, ShopShipping, ValueBounds } from '../../shop/shop.ts'
import { characteristicsOf } from './characteristics.ts'
import type { Goods } from './goods.ts'
import type { BodyLine, QuoteBody } from './order-body.ts'
import { soonerCountry } from './sooner-country.ts'

/** A line as the server prices it; money in cents. */
export interface QuotedLine {
  readonly asked: BodyLine
  readonly problem?: LineProblem | undefined
  readonly goods: Goods | undefined
  readonly name: string
  readonly variantName: string | null
  /** Id of a picture of what was chosen. */
  readonly image: string | null
  readonly referenceNumber: string | null
  /** In a quote with the days of its shipping. */
  readonly shippingTime: string | null
  readonly characteristics: readonly Characteristic[]
  readonly personalization: readonly Engraving[]
  readonly excludesWithdrawal: boolean
  /** Pieces that can be had; null: no limit. */
  readonly available: number | null
  readonly priceBrutto: number
  readonly totalBrutto: number
  /** What a piece costs the shop; for its books alone. */
  readonly cost: number | null
  /** What is told of its reduction, in words; null where it is none. */
  readonly reduction: string | null
  readonly taxMode: TaxMode
  readonly taxRate: TaxRate
  /** Pieces taken from stock; the others are bought to order. */
  readonly fromStock: number
}

/** A way of shipping with the period in which it brings all that is ordered, in words; null where the shop does not say it. */
export interface QuotedShipping extends ShopShipping {
  readonly deliveryPeriod: string | null
}

/** What an order would cost and how it could be sent and paid; money in cents. */
export interface PricedQuote {
  readonly lines: readonly QuotedLine[]
  readonly country: string | undefined
  /** Those that go to the country, or are collected, with a method of payment that is offered. */
  readonly shippings: readonly QuotedShipping[]
  /** Those that go with the shipping asked for, or with any. */
  readonly payments: readonly PaymentMethodId[]
  /** The shipping of the totals: the one asked for, else the cheapest that brings the goods. */
  readonly shipping: QuotedShipping | undefined
  readonly presentWrap: boolean
  readonly totals: OrderTotals
  /** The rates of the country of delivery; null for a small business. */
  readonly rates: TaxRates
}

const allows = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value)

/** Whether a sum is within these bounds, in cents. */
export const fitsBounds = (
  cents: number,
  { least, greatest }: ValueBounds = { least: null, greatest: null },
): boolean => cents >= (least ?? 0) && cents <= (greatest ?? Number.POSITIVE_INFINITY)

/**
 * Whether a way of payment goes with a way of shipping and the total: each within its own bounds, cash for those who collect, up to
 * the limit of the law.
 */
export function goesWith(shop: Shop, shipping: ShopShipping, payment: PaymentMethodId, total: number): boolean {
  if (paymentMethod(payment).isCash && (!shipping.isCollection || total > shop.cashLimit)) return false
  return allows(shipping.payments, payment) && fitsBounds(total, shop.paymentBounds[payment])
}

/** Prices what is asked for from the shop's own data alone. `offered` are the ways of payment that work now. */
export function quoteOf(
  shop: Shop,
  goods: ReadonlyMap<number, Goods>,
  request: QuoteBody,
  offered: readonly PaymentMethodId[],
  now: Date,
): PricedQuote {
  const lines = quotedLines(shop, goods, request.lines)
  const country = request.country ?? shop.countries[0]?.code
  const delivers = shop.countries.some(({ code }) => code === country)
  const wrapCost = request.presentWrap && shop.presentWrapping ? shop.wrapPrice : 0
  const priced = lines.map(({ asked, priceBrutto, taxMode, taxRate }) => ({
    count: asked.count,
    priceBrutto,
    taxMode,
    taxRate,
  }))
  const times = lines.map(({ shippingTime }) => shippingTime)
  const goodsValue = lines.reduce((sum, { totalBrutto }) => sum + totalBrutto, 0)
  const sooner = soonerCountry(shop, country, goodsValue, request.language)
  const notesOf = (isCollection = false) => ({
    country: isCollection ? undefined : sooner,
    pause: shippingPause(shop.houses, now, request.language, isCollection),
  })
  const ratesThere = (country === undefined ? undefined : shop.ratesAbroad[country]) ?? shop.rates
  const totalWith = (shippingCost: number, rates = shop.rates) =>
    orderTotals({ lines: priced, shippingCost, wrapCost, rates })
  const works = (shipping: ShopShipping, payment: PaymentMethodId) =>
    goesWith(shop, shipping, payment, totalWith(shipping.priceBrutto).total)
  // Whoever collects may live anywhere: only the invoice goes there (Reg. (EU) 2018/302, Art. 4 (1) (a)).
  const reaches = ({ isCollection, countries }: ShopShipping) =>
    isCollection ? shop.branches.length > 0 : delivers && country !== undefined && allows(countries, country)
  const shippings = shop.shippings
    .filter((shipping) => reaches(shipping) && fitsBounds(goodsValue, shipping.bounds))
    .filter((shipping) => offered.some((payment) => works(shipping, payment)))
    .toSorted((a, b) => a.priceBrutto - b.priceBrutto)
    .map((way) => ({
      ...way,
      deliveryPeriod: deliveryPeriod(times, way.additionalDays, request.language, notesOf(way.isCollection)),
    }))
  const asked = shippings.find(({ id }) => id === request.shippingMethod)
  const shipping = asked ?? shippings.find(({ isCollection }) => !isCollection) ?? shippings[0]
  // Who collects buys where the shop is.
  const rates = shipping?.isCollection ? shop.rates : ratesThere
  const withShipping = ({ shippingTime }: QuotedLine) =>
    deliveryPeriod([shippingTime], shipping?.additionalDays ?? 0, request.language, notesOf(shipping?.isCollection))
  return {
    lines: lines.map((line) => ({ ...line, shippingTime: withShipping(line) })),
    country,
    shippings,
    payments: offered.filter((payment) => (asked ? [asked] : shippings).some((one) => works(one, payment))),
    shipping,
    presentWrap: request.presentWrap && shop.presentWrapping,
    rates,
    totals: totalWith(shipping?.priceBrutto ?? 0, rates),
  }
}

function quotedLines(shop: Shop, goods: ReadonlyMap<number, Goods>, asked: readonly BodyLine[]): QuotedLine[] {
  const taken = new Map<string, number>()
  const sold = new Map<string, number>()
  return asked.map((line) => {
    const product = goods.get(line.product)
    const key = `${line.product}/${line.variant}`
    const before = sold.get(key) ?? 0
    sold.set(key, before + line.count)
    const most = shop.mostPieces === null ? maximumCount : shop.mostPieces - before
    const quoted = quotedLine(shop, product, line, { taken: taken.get(key) ?? 0, most })
    if (!quoted.problem) taken.set(key, (taken.get(key) ?? 0) + quoted.fromStock)
    return quoted
  })
}

function quotedLine(
  shop: Shop,
  goods: Goods | undefined,
  asked: BodyLine,
  bounds: { readonly taken: number; readonly most: number },
): QuotedLine {
  const variant = asked.variant === null ? undefined : (goods?.variants.get(asked.variant) ?? null)
  const problems = checkPersonalization(goods?.fields ?? [], asked.personalization)
  const { problem, priceBrutto, available, fromStock } = lineOffer({
    product: goods ?? null,
    salesMode: goods?.salesMode ?? 'buy',
    purchaseToOrder: shop.purchaseToOrder || (goods?.purchaseToOrder ?? false),
    hasVariants: goods?.hasVariants ?? false,
    variant,
    personalizationFits: Object.keys(problems).length === 0,
    count: asked.count,
    ...bounds,
  })
  const filled = (goods?.fields ?? []).flatMap((field) => {
    const value = Object.hasOwn(asked.personalization, field.id) ? asked.personalization[field.id]?.trim() : undefined
    return value ? [{ field, value }] : []
  })
  const sold = problem && problem !== 'not_enough' ? 0 : (priceBrutto ?? 0)
  return {
    asked,
    problem,
    goods,
    name: goods?.name ?? '',
    variantName: variant?.name ?? null,
    image: (variant ?? goods)?.image ?? null,
    referenceNumber: referenceOf(goods, variant?.referenceSuffix),
    shippingTime: variant?.shippingTime ?? goods?.shippingTime ?? null,
    characteristics: goods ? characteristicsOf(goods, variant, sold) : [],
    personalization: filled.map(({ field, value }) => ({ field: field.id, name: field.display_name, value })),
    excludesWithdrawal: filled.some(({ field }) => field.excludesWithdrawal),
    available,
    priceBrutto: sold,
    totalBrutto: sold * asked.count,
    cost: (variant ?? goods)?.cost ?? null,
    reduction: (goods && reductionText(sold, (variant ?? goods).low, goods.language)) ?? null,
    taxMode: goods?.taxMode ?? 'standard',
    taxRate: goods?.taxRate ?? 'standard',
    fromStock,
  }
}

const referenceOf = (goods: Goods | undefined, suffix: string | null | undefined): string | null =>
  goods?.referenceNumber || suffix ? `${goods?.referenceNumber ?? ''}${suffix ?? ''}` : null

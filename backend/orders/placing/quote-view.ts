import type { Quote as Wire } from '#contract/wire/order-types.ts'
import { euroOf } from '#domain/money/money.ts'
import { paymentMethodName } from '#domain/money/payment-methods.ts'
import { deliveryText } from '#domain/orders/delivery-period.ts'
import type { Language } from '#domain/texts/language.ts'
import { branchIn, countryName, type Shop } from '../../shop/shop.ts'
import { priceNote, taxNotes } from '../../shop/tax-notes.ts'
import type { PricedQuote, QuotedLine } from './quote.ts'

const lineView = (line: QuotedLine) => ({
  product: line.asked.product,
  variant: line.asked.variant,
  personalization: line.asked.personalization,
  /** The same with the names of its fields, for people. */
  engraving: line.personalization,
  count: line.asked.count,
  available: line.available,
  problem: line.problem,
  price_brutto: euroOf(line.priceBrutto),
  total_brutto: euroOf(line.totalBrutto),
  reduction: line.reduction,
  tax_mode: line.taxMode,
  display_name: line.name,
  slug: line.goods?.slug ?? null,
  image: line.image,
  variant_name: line.variantName,
  reference_number: line.referenceNumber,
  shipping_time: line.shippingTime,
  characteristics: line.characteristics,
  excludes_withdrawal: line.excludesWithdrawal,
})

/** A quote as the wire has it, money in euro. (SPEC 7) */
export function quoteView(shop: Shop, quote: PricedQuote, language: Language) {
  const { goods, shipping, wrap, total, margin, tax, net, taxes } = quote.totals
  return {
    status: 'ok' as const,
    lines: quote.lines.map(lineView),
    country: quote.country ?? null,
    /** The shipping that the totals count with. */
    shipping_method: quote.shipping?.id ?? null,
    shipping_methods: quote.shippings.map((method) => ({
      id: method.id,
      ...method.texts[language],
      provider: method.provider,
      price_brutto: euroOf(method.priceBrutto),
      additional_days: method.additionalDays,
      delivery_period: method.deliveryPeriod && deliveryText(method.deliveryPeriod, method.isCollection, language),
      is_collection: method.isCollection,
      ...(method.isCollection && { branches: shop.branches.map((branch) => branchIn(branch, language)) }),
      payment_methods: method.payments,
    })),
    payment_methods: quote.payments.map((id) => ({ id, name: paymentMethodName(id, language) })),
    countries: shop.countries.map((country) => ({ code: country.code, name: countryName(country, language, shop) })),
    present_wrapping: shop.presentWrapping,
    present_wrapping_price: euroOf(shop.wrapPrice),
    totals: {
      goods: euroOf(goods),
      shipping: euroOf(shipping),
      wrap: euroOf(wrap),
      total: euroOf(total),
      margin: euroOf(margin),
      tax: euroOf(tax),
      net: euroOf(net),
      tax_percent: taxes[0]?.percent ?? quote.rates?.standard ?? 0,
      tax_notes: taxNotes(quote.totals, language),
      price_note: priceNote(quote.totals, language),
    },
  } satisfies Wire & { status: 'ok' }
}

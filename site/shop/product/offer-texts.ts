import { basePriceText } from '#domain/money/base-price.ts'
import { centsOf, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ProductPageRow, ProductVariantRow } from './product-rows.ts'
import type { OfferTexts } from './product-view.ts'

/** Price, base price, manufacturer's price and reference number of a product, or of a variant where it has its own. */
export function offerTexts(product: ProductPageRow, language: Language, variant?: ProductVariantRow): OfferTexts {
  const cents = centsOf(variant?.price_brutto ?? product.price_brutto)
  const uvp = centsOf(product.uvp)
  const amount = variant?.content_amount ?? product.content_amount
  const unit = product.content_unit
  const reference = [product.reference_number, variant?.reference_number_suffix].filter(Boolean).join('')
  return {
    price: cents === undefined ? undefined : formatMoney(cents, language),
    basePrice:
      cents !== undefined && amount !== null && unit ? basePriceText(cents, { amount, unit }, language) : undefined,
    uvp: cents !== undefined && uvp !== undefined && uvp > cents ? formatMoney(uvp, language) : undefined,
    reference: reference || undefined,
  }
}

/** The range of the active variants' prices as text; one price where all are the same, undefined without any. */
export function priceRangeText(product: ProductPageRow, language: Language): string | undefined {
  const prices = product.product_variants
    .filter(({ active }) => active !== false)
    .flatMap(({ price_brutto }) => centsOf(price_brutto ?? product.price_brutto) ?? [])
  if (prices.length === 0) return undefined
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  return min === max ? formatMoney(min, language) : `${formatMoney(min, language)} – ${formatMoney(max, language)}`
}

import { basePriceText } from '#domain/money/base-price.ts'
import { centsOf, formatMoney } from '#domain/money/money.ts'
import { reductionText } from '#domain/money/reduction.ts'
import { lowestPrice, priceNow } from '#domain/money/sale-price.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ProductPageRow, ProductVariantRow } from './product-rows.ts'
import type { OfferTexts } from './product-view.ts'

/** Price, base price, manufacturer's price and reference number of a product, or of a variant where it has its own. */
export function offerTexts(product: ProductPageRow, language: Language, variant?: ProductVariantRow): OfferTexts {
  const cents = priceNow(product, variant)
  const reduction = cents === undefined ? undefined : reductionText(cents, lowestPrice(product, variant), language)
  const uvp = centsOf(product.uvp)
  const amount = variant?.content_amount ?? product.content_amount
  const unit = product.content_unit
  const reference = [product.reference_number, variant?.reference_number_suffix].filter(Boolean).join('')
  return {
    price: cents === undefined ? undefined : formatMoney(cents, language),
    basePrice:
      cents !== undefined && amount !== null && unit ? basePriceText(cents, { amount, unit }, language) : undefined,
    reduction,
    // Beside a reduction another higher price would be taken for the one before it.
    uvp: !reduction && cents !== undefined && uvp !== undefined && uvp > cents ? formatMoney(uvp, language) : undefined,
    reference: reference || undefined,
  }
}

/** The range of the active variants' prices as text; one price where all are the same, undefined without any. */
export function priceRangeText(product: ProductPageRow, language: Language): string | undefined {
  const prices = product.product_variants
    .filter(({ active }) => active !== false)
    .flatMap((variant) => priceNow(product, variant) ?? [])
  if (prices.length === 0) return undefined
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  return min === max ? formatMoney(min, language) : `${formatMoney(min, language)} – ${formatMoney(max, language)}`
}

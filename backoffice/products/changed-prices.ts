import type { RaRecord } from 'react-admin'
import { changedPrice, type PriceChange } from '#domain/money/changed-price.ts'
import { centsOf, euroOf } from '#domain/money/money.ts'

/** A price in euro after the change; none stays none. Undefined where nothing of it would be left. */
export function priceAfter(euro: unknown, change: PriceChange): number | null | undefined {
  const cents = centsOf(euro)
  if (!cents) return typeof euro === 'number' ? euro : null
  const changed = changedPrice(cents, change)
  return changed === undefined ? undefined : euroOf(changed)
}

/** A product with its price and those of its variants changed; undefined where one of them would come to nothing. */
export function withChangedPrices(product: RaRecord, change: PriceChange): RaRecord | undefined {
  const variants: RaRecord[] = product.product_variants ?? []
  const prices = [product, ...variants].map(({ price_brutto }) => priceAfter(price_brutto, change))
  if (prices.includes(undefined)) return undefined
  const [price_brutto, ...others] = prices
  return {
    ...product,
    price_brutto,
    product_variants: variants.map((variant, at) => ({ ...variant, price_brutto: others[at] })),
  }
}

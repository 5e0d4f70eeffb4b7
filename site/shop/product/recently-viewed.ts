import type { Language } from '#domain/texts/language.ts'
import type { ProductCardView } from '../product-card-view.ts'

/** A product that was looked at, in the language in which it was. */
export type SeenProduct = { language: Language; card: ProductCardView }

export type SeenProducts = {
  /** The products seen before this one in its language, the newest first. */
  before(product: SeenProduct): ProductCardView[]
  note(product: SeenProduct): void
}

/** Products that are remembered, and those of them that are shown. */
const MOST = 12
const SHOWN = 4

/**
 * The products that a visitor has looked at. In memory only: what is merely comfortable may not be stored on the device without
 * consent (§ 25 TDDDG), so the list lasts until a page is loaded anew.
 */
export function createSeenProducts(): SeenProducts {
  let seen: SeenProduct[] = []
  const others = ({ language, card }: SeenProduct) =>
    seen.filter((one) => one.language !== language || one.card.id !== card.id)
  return {
    before: (product) =>
      others(product)
        .filter(({ language }) => language === product.language)
        .map(({ card }) => card)
        .slice(0, SHOWN),
    note(product) {
      seen = [product, ...others(product)].slice(0, MOST)
    },
  }
}

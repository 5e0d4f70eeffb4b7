import type { Language } from '#domain/language.ts'

/** A product as the list of those seen before shows it. */
export type SeenProduct = {
  id: number
  language: Language
  href: string
  name: string
  brand?: string
  image?: { src: string; alt: string }
}

export type SeenProducts = {
  /** The products seen before this one in its language, the newest first. */
  before(product: Pick<SeenProduct, 'id' | 'language'>): SeenProduct[]
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
  const isSame = (one: Pick<SeenProduct, 'id' | 'language'>, other: Pick<SeenProduct, 'id' | 'language'>) =>
    one.id === other.id && one.language === other.language
  return {
    before: (product) =>
      seen.filter((one) => one.language === product.language && !isSame(one, product)).slice(0, SHOWN),
    note(product) {
      seen = [product, ...seen.filter((one) => !isSame(one, product))].slice(0, MOST)
    },
  }
}

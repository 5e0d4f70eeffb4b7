import { type Language, pickTranslation } from '#domain/texts/language.ts'
import { describedAs } from '../../data/described-as.ts'
import { imageView } from '../../data/image-view.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'

/** What the pages of the store are called. */
export const storeTitles = {
  search: { de: 'Suche', en: 'Search', fr: 'Recherche' },
  wishlist: { de: 'Merkzettel', en: 'Wishlist', fr: 'Ma liste' },
  cart: { de: 'Warenkorb', en: 'Cart', fr: 'Panier' },
  checkout: { de: 'Kasse', en: 'Checkout', fr: 'Commande' },
  order: { de: 'Ihre Bestellung', en: 'Your order', fr: 'Votre commande' },
} as const satisfies Record<string, Record<Language, string>>

/** The tags of a page of the store, which no editor writes (SPEC 2). */
export function storeMeta(title: string, request: PageRequest): PageMeta {
  const { project, language, first } = request
  const general = pickTranslation(project.translations, language, first)
  return {
    title,
    siteName: general?.site_name || project.display_name,
    description: describedAs(title, general?.description, language),
    keywords: general?.keywords || undefined,
    image: imageView(project.share_image, language, first)?.src,
  }
}

import type { Language } from '#domain/texts/language.ts'

/** What the pages of the store are called. */
export const storeTitles = {
  search: { de: 'Suche', en: 'Search', fr: 'Recherche' },
  wishlist: { de: 'Merkzettel', en: 'Wishlist', fr: 'Ma liste' },
  cart: { de: 'Warenkorb', en: 'Cart', fr: 'Panier' },
  checkout: { de: 'Kasse', en: 'Checkout', fr: 'Commande' },
  order: { de: 'Ihre Bestellung', en: 'Your order', fr: 'Votre commande' },
} as const satisfies Record<string, Record<Language, string>>

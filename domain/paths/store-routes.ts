import { type Language, languages } from '../texts/language.ts'
import { splitPath } from './path-parts.ts'
import type { Alternate } from './routes.ts'

type PathInLanguages = Record<Language, string>

/** The pages of the store that have a path of their own below the store root; every other path below it is a product. */
export const storePages = {
  cart: { de: 'warenkorb', en: 'cart', fr: 'panier' },
  wishlist: { de: 'merkzettel', en: 'wishlist', fr: 'ma-liste' },
  checkout: { de: 'kasse', en: 'checkout', fr: 'commande' },
  result: { de: 'bestellung', en: 'order', fr: 'confirmation' },
} as const satisfies Record<string, PathInLanguages>

export type StorePage = keyof typeof storePages

/** The store root of each language (`project.translations.store_root`), such as `/shop`, `/en/shop`, `/fr/boutique`. */
export type StoreRoots = Partial<Record<Language, string>>

/** A place in the store: its list, one of its pages with what follows, or a product. */
export type StorePlace = { page: 'list' } | { page: StorePage; rest?: string } | { page: 'product'; slug: string }

const pageNames = Object.keys(storePages) as StorePage[]

/** The path of a place in the store, or undefined in a language without a store root. */
export function storePath(place: StorePlace, language: Language, roots: StoreRoots): string | undefined {
  const root = roots[language]?.replace(/\/+$/, '')
  if (!root) return undefined
  if (place.page === 'list') return root
  if (place.page === 'product') return `${root}/${encodeURIComponent(place.slug)}`
  return [root, storePages[place.page][language], ...(place.rest ? [place.rest] : [])].join('/')
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Where the cart's German path below the store root of another language leads: SPEC 2 names `{store root}/warenkorb` in every
 * language. Undefined for every other path.
 */
export function cartRedirectOf(address: string, roots: StoreRoots): string | undefined {
  const found = storePlaceOf(address, roots)
  const isNamed = found?.place.page === 'product' && found.place.slug === storePages.cart.de
  return isNamed ? storePath({ page: 'cart' }, found.language, roots) : undefined
}

/** The place in the store that a path leads to, with its language; undefined outside the store. */
export function storePlaceOf(
  address: string,
  roots: StoreRoots,
): { place: StorePlace; language: Language } | undefined {
  const { path } = splitPath(address)
  const language = languages.find((candidate) => {
    const root = roots[candidate]
    return root && (path === root || path.startsWith(`${root}/`))
  })
  const root = language && roots[language]
  if (!root) return undefined
  const [first = '', ...others] = path.slice(root.length + 1).split('/')
  if (first === '') return { place: { page: 'list' }, language }
  const page = pageNames.find((name) => storePages[name][language] === first)
  const rest = others.join('/')
  if (page) return { place: { page, ...(rest && { rest }) }, language }
  const slug = decoded(first)
  return slug === undefined || rest ? undefined : { place: { page: 'product', slug }, language }
}

/** The same place of the store in every language that has a store root, in the order given. */
export function storeAlternates(
  place: StorePlace,
  roots: StoreRoots,
  among: readonly Language[] = languages,
): Alternate[] {
  return among.flatMap((language) => {
    const path = storePath(place, language, roots)
    return path === undefined ? [] : [{ language, path }]
  })
}

import type { Language } from '../texts/language.ts'

/** A category with its addresses: its own, which is that of the first language, and those of its translations. */
export interface AddressedCategory {
  readonly id: number
  readonly slug: string
  readonly translations: readonly { readonly language: string; readonly slug: string | null }[]
}

/** The address of a category in a language: that of its translation, else its own. (DESIGN 6) */
export const categorySlug = (
  { slug, translations }: Pick<AddressedCategory, 'slug' | 'translations'>,
  language: Language,
): string => translations.find((text) => text.language === language)?.slug || slug

/**
 * The category that an address means in a language: by its id or its address there, else by one that it has elsewhere, for
 * links to it were made in other languages and before it had one in this.
 */
export function categoryOf<Category extends AddressedCategory>(
  categories: readonly Category[],
  wanted: string | number | null,
  language: Language,
): Category | undefined {
  if (wanted === null) return undefined
  if (typeof wanted === 'number') return categories.find(({ id }) => id === wanted)
  return (
    categories.find((category) => categorySlug(category, language) === wanted) ??
    categories.find(({ slug }) => slug === wanted) ??
    categories.find(({ translations }) => translations.some(({ slug }) => slug === wanted))
  )
}

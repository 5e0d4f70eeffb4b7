import type { Language } from '../texts/language.ts'
import { type SluggedRow, slugIn } from '../texts/slug-in.ts'

/** A category with its addresses. */
export interface AddressedCategory extends SluggedRow {
  readonly id: number
  /** One in a line. */
  readonly former_slugs?: string | null
}

/** The addresses that a category had, from the field in which they are kept. */
export const formerSlugsOf = ({ former_slugs: kept }: Pick<AddressedCategory, 'former_slugs'>): string[] =>
  (kept ?? '')
    .split('\n')
    .map((slug) => slug.trim())
    .filter(Boolean)

/**
 * The category that an address means in a language: by its id or its address there, else by one that it has elsewhere, for
 * links to it were made in other languages and before it had one in this; and by one that it had.
 */
export function categoryOf<Category extends AddressedCategory>(
  categories: readonly Category[],
  wanted: string | number | null,
  language: Language,
): Category | undefined {
  if (wanted === null) return undefined
  if (typeof wanted === 'number') return categories.find(({ id }) => id === wanted)
  return (
    categories.find((category) => slugIn(category, language) === wanted) ??
    categories.find(({ slug }) => slug === wanted) ??
    categories.find(({ translations }) => translations.some(({ slug }) => slug === wanted)) ??
    categories.find((category) => formerSlugsOf(category).includes(wanted))
  )
}

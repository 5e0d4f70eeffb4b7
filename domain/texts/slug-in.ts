import type { Language } from './language.ts'

/** A record with its addresses: its own, which is that of the first language, and those of its translations. */
export interface SluggedRow {
  readonly slug: string
  readonly translations: readonly { readonly language: string; readonly slug?: string | null }[]
}

/** The address of a record in a language: that of its translation, else its own. (DESIGN 6) */
export const slugIn = ({ slug, translations }: SluggedRow, language: Language): string =>
  translations.find((text) => text.language === language)?.slug || slug

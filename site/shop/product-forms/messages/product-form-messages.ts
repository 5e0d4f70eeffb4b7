import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../../data/shared-data-context.tsx'
// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { ProductFormMessages } from './message-types.ts'

const compiled = (file: unknown) => (file as { default: ProductFormMessages }).default

const productFormMessages: Record<Language, ProductFormMessages> = {
  de: compiled(de),
  en: compiled(en),
  fr: compiled(fr),
}

/** The texts of a product’s forms in the page's language. */
export const useProductFormMessages = (): ProductFormMessages => productFormMessages[useShared().page.language]

import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../../data/shared-data-context.tsx'
// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { ProductMessages } from './message-types.ts'

const compiled = (file: unknown) => (file as { default: ProductMessages }).default

const productMessages: Record<Language, ProductMessages> = {
  de: compiled(de),
  en: compiled(en),
  fr: compiled(fr),
}

/** The texts of product pages in the page's language. */
export const useProductMessages = (): ProductMessages => productMessages[useShared().page.language]

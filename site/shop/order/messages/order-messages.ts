import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../../data/shared-data-context.tsx'
// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { OrderMessages } from './message-types.ts'

const compiled = (file: unknown) => (file as { default: OrderMessages }).default

const orderMessages: Record<Language, OrderMessages> = {
  de: compiled(de),
  en: compiled(en),
  fr: compiled(fr),
}

/** The texts of the page of an order in the page's language. */
export const useOrderMessages = (): OrderMessages => orderMessages[useShared().page.language]

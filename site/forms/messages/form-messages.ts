import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../data/shared-data-context.tsx'
// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { FormMessages } from './message-types.ts'

const compiled = (file: unknown) => (file as { default: FormMessages }).default

/** The texts of the forms in a language. */
export const formMessages: Record<Language, FormMessages> = {
  de: compiled(de),
  en: compiled(en),
  fr: compiled(fr),
}

/** The texts of the forms in the page's language. */
export const useFormMessages = (): FormMessages => formMessages[useShared().page.language]

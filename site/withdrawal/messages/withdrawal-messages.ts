import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../data/shared-data-context.tsx'
// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { WithdrawalMessages } from './message-types.ts'

const compiled = (file: unknown) => (file as { default: WithdrawalMessages }).default

/** The texts of the withdrawal function in a language. */
export const withdrawalMessages: Record<Language, WithdrawalMessages> = {
  de: compiled(de),
  en: compiled(en),
  fr: compiled(fr),
}

/** The texts of the withdrawal function in the page's language. */
export const useWithdrawalMessages = (): WithdrawalMessages => withdrawalMessages[useShared().page.language]

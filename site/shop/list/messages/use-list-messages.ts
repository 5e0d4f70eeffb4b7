import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../../data/shared-data-context.tsx'
// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { ListMessages } from './message-types.ts'

const compiled = (file: unknown) => (file as { default: ListMessages }).default

/** The texts of lists, for what the server writes. */
export const listMessages: Record<Language, ListMessages> = { de: compiled(de), en: compiled(en), fr: compiled(fr) }

/** The same in the page's language. */
export const useListMessages = (): ListMessages => listMessages[useShared().page.language]

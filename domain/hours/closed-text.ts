import type { Language } from '../texts/language.ts'

/** What stands where a day has no times. */
export const closedText: Record<Language, string> = { de: 'geschlossen', en: 'closed', fr: 'fermé' }

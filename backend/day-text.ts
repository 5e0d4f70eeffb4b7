import { longDay } from '#domain/company/long-day.ts'
import type { Language } from '#domain/texts/language.ts'

/** A day as papers and letters name it: `21. November 2026`, by the clocks in Germany. */
export const dayText = (language: Language, moment: Date): string => longDay(moment, language)

import { type Language, localeOf } from '#domain/language.ts'

/** A day as papers and letters name it: `21. November 2026`, by the clocks in Germany. */
export const dayText = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(moment)

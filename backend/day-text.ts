import { type Language, localeOf } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'

const formatOf = perLanguage(
  (language) => new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }),
)

/** A day as papers and letters name it: `21. November 2026`, by the clocks in Germany. */
export const dayText = (language: Language, moment: Date): string => formatOf(language).format(moment)

import { berlinFormat } from '#domain/company/berlin-format.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'

const formatOf = perLanguage((language) => berlinFormat(localeOf[language], { dateStyle: 'long' }))

/** A day as papers and letters name it: `21. November 2026`, by the clocks in Germany. */
export const dayText = (language: Language, moment: Date): string => formatOf(language).format(moment)

import { type Language, localeOf } from './language.ts'
import { perLanguage } from './per-language.ts'

const namesIn = perLanguage(
  (language) => new Intl.DisplayNames(localeOf[language], { type: 'region', fallback: 'none' }),
)

/** What a country is called in a language, by its code (ISO 3166 alpha-2); undefined for a code of none. Throws a RangeError for what is no code. */
export const regionName = (code: string, language: Language): string | undefined => namesIn(language).of(code)

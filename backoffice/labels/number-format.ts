import { type Language, localeOf } from '#domain/texts/language.ts'

const made = new Map<string, Intl.NumberFormat>()

/** How numbers are written in a language: made once for each way, for a list asks in each of its cells and making takes far longer than writing. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.NumberFormat(localeOf[language], options)
  made.set(key, known)
  return known
}

/** The same for amounts in euro. */
export const euroFormat = (language: Language): Intl.NumberFormat =>
  numberFormat(language, { style: 'currency', currency: 'EUR' })

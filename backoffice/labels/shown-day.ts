import { dateFormat } from '#domain/company/berlin-format.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'

/** A day of the calendar (`2026-11-27`), the same everywhere, as a language writes it: `27.11.2026`. */
export const shownDay = (day: string, language: Language): string =>
  dateFormat(localeOf[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

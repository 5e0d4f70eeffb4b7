import { berlinFormat } from '#domain/company/berlin-format.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'

const parts = {
  ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const),
}

/** Moments of an order as its mails tell them, by the clock of the shop and with its zone: `20. November 2026 um 13:00 MEZ`. */
export const zonedFormat = (language: Language): Intl.DateTimeFormat => berlinFormat(localeOf[language], parts)

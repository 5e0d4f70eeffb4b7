import { berlinFormat } from '#domain/company/berlin-format.ts'
import { localeOf } from '#domain/texts/language.ts'
import type { OfficeLanguage } from '../labels/labels.ts'

/** Date and time by the clock of the shops as a language writes them, in whatever zone the browser is: as websites and mails say them. */
export const momentFormat = (language: OfficeLanguage): Intl.DateTimeFormat =>
  berlinFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' })

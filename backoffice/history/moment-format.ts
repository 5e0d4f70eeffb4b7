import { dateFormat } from '#domain/company/berlin-format.ts'
import { localeOf } from '#domain/texts/language.ts'
import type { OfficeLanguage } from '../labels/labels.ts'

/** Date and time of this place as a language writes them. */
export const momentFormat = (language: OfficeLanguage): Intl.DateTimeFormat =>
  dateFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' })

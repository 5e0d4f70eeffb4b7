import type { OfficeLanguage } from '../labels/labels.ts'

/** Date and time of this place as a language writes them. */
export const momentFormat = (language: OfficeLanguage): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' })

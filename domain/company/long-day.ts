import { withFirstOfMonth } from '../texts/first-of-month.ts'
import { type Language, localeOf } from '../texts/language.ts'
import { berlinFormat } from './berlin-format.ts'

/** A day as people read it, by the clocks in Germany: `21. November 2026`, `1er septembre 2026`. */
export const longDay = (moment: Date, language: Language): string =>
  withFirstOfMonth(berlinFormat(localeOf[language], { dateStyle: 'long' }).format(moment), language)

import { berlinFormat } from '../company/berlin-format.ts'
import { withFirstOfMonth } from '../texts/first-of-month.ts'
import { type Language, localeOf } from '../texts/language.ts'

/** When something is, in German time: `Freitag, 4. Dezember 2026, 18:00–21:00`; over several days with both of them. */
export const eventTime = (startsAt: Date, endsAt: Date, language: Language): string => {
  const format = berlinFormat(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return withFirstOfMonth(format.formatRange(startsAt, endsAt), language)
}

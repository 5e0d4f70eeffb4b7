import { dateFormat } from '../company/berlin-format.ts'
import { withFirstOfMonth } from '../texts/first-of-month.ts'
import { type Language, localeOf } from '../texts/language.ts'
import type { CalendarDay } from './calendar-day.ts'

/** One day in words, such as `Donnerstag, 24. Dezember`, with its year where it is not that of `today`. */
export function dayInWords(
  day: CalendarDay,
  today: CalendarDay,
  language: Language,
  weekday?: 'long' | 'short',
): string {
  const text = dateFormat(localeOf[language], {
    timeZone: 'UTC',
    weekday,
    day: 'numeric',
    month: 'long',
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
  }).format(Date.parse(day))
  return withFirstOfMonth(text, language)
}

/** Days in words, such as `24. Dezember 2026 – 6. Januar 2027`, with years where they are not those of `today`. */
export function dateRangeText(from: CalendarDay, until: CalendarDay, today: CalendarDay, language: Language): string {
  if (from === until) return dayInWords(from, today, language)
  const sameMonth = from.slice(0, 7) === until.slice(0, 7)
  // Of two days of one month the first is a number alone, with its point in German.
  const first = sameMonth
    ? `${Number(from.slice(8))}${language === 'de' ? '.' : ''}`
    : dayInWords(from, from.slice(0, 4) === until.slice(0, 4) ? from : today, language)
  return `${first} – ${dayInWords(until, today, language)}`
}

import type { Language } from '../texts/language.ts'
import type { CalendarDay } from './calendar-day.ts'
import { dateRangeText, dayInWords } from './date-range-text.ts'
import { dayCode } from './day-codes.ts'
import type { OpeningException } from './opening-exception.ts'

const only: Readonly<Record<Language, (days: string) => string>> = {
  de: (days) => `nur ${days}`,
  en: (days) => `${days} only`,
  // Days of the week are written small.
  fr: (days) => `${days.toLowerCase()} seulement`,
}

/** The days of an exception in words, such as `5. – 19. Dezember, nur Samstag`; a single day with its weekday, if that is wished. */
export function exceptionDays(
  { from_date, until_date, day }: Pick<OpeningException, 'from_date' | 'until_date' | 'day'>,
  today: CalendarDay,
  language: Language,
  weekday?: 'long',
): string {
  if (from_date === until_date) return dayInWords(from_date, today, language, weekday)
  const dates = dateRangeText(from_date, until_date, today, language)
  const days = day === null ? undefined : dayCode(day)?.labels[language]
  return days ? `${dates}, ${only[language](days)}` : dates
}

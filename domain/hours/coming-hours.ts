import { defaultLanguage, type Language, pickText } from '../texts/language.ts'
import { type CalendarDay, daysFrom } from './calendar-day.ts'
import { clockText } from './clock-text.ts'
import { exceptionOn, exceptionRanges } from './day-hours.ts'
import { exceptionDays } from './exception-days.ts'
import { kindTexts } from './exception-texts.ts'
import type { OpeningException } from './opening-exception.ts'
import type { OpeningLine } from './opening-hours.ts'

/** How many days ahead other hours are told of. */
export const DAYS_AHEAD = 28

/** What an exception is called: its owner's words, else those of its kind. */
export const exceptionNote = (
  { translations, kind }: Pick<OpeningException, 'translations' | 'kind'>,
  language: Language,
  first: Language = defaultLanguage,
): string => pickText(translations, 'note', language, first)?.text.trim() || kindTexts[kind][language]

/** What of the next days differs from the usual hours, in order: the line of each exception that decides a day of them. Past ones are gone. */
export function comingLines(
  exceptions: readonly OpeningException[],
  today: CalendarDay,
  language: Language,
  first: Language = defaultLanguage,
): OpeningLine[] {
  const deciding = new Set(daysFrom(today, DAYS_AHEAD).flatMap((day) => exceptionOn(day, exceptions) ?? []))
  return [...deciding]
    .toSorted((a, b) => a.from_date.localeCompare(b.from_date) || a.until_date.localeCompare(b.until_date))
    .map((exception) => {
      const ranges = exceptionRanges(exception)
      const times = ranges.map(({ from, until }) => ({ open: clockText(from), close: clockText(until) }))
      return {
        label: exceptionDays(exception, today, language, 'long'),
        times,
        closed: times.length === 0,
        freeText: exceptionNote(exception, language, first),
      }
    })
}

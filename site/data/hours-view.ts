import { germanDay } from '#domain/hours/calendar-day.ts'
import { comingLines } from '#domain/hours/coming-hours.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { type DoorTimes, doorTimes } from '#domain/hours/open-times.ts'
import { type OpeningHour, type OpeningLine, openingLines, timePairText } from '#domain/hours/opening-hours.ts'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from './page-request.ts'
import { remembered } from './remembered.ts'

/** A line of opening hours in words. */
export type HoursLine = { label: string; times: string[]; note?: string; closed: boolean }

/** When a house is open: its usual hours, what differs in the next weeks, and the times of the next days. */
export type HoursView = { lines: HoursLine[]; coming: HoursLine[]; open: DoorTimes }

// Every page of a day says the same of a house, and its hours take a tenth of the work of one that names two.

/** The times of a house's door. */
export const doorTimesOf = remembered(doorTimes)

const shown = (lines: readonly OpeningLine[], language: Language): HoursLine[] =>
  lines.map(({ label, times, closed, freeText }) => ({
    label,
    times: times.map((pair) => timePairText(pair, language)),
    closed,
    note: freeText,
  }))

const usualLines = remembered(
  (periods: HoursPlan['periods'], hours: readonly OpeningHour[], language: Language, first: Language) =>
    shown(openingLines({ periods, hours }, language, first), language),
)

const differingLines = remembered(
  (exceptions: HoursPlan['exceptions'], today: string, language: Language, first: Language) =>
    shown(comingLines(exceptions, today, language, first), language),
)

/** The hours of a house as lines of text (SPEC 4, 9), with what differs in the next weeks, and the times of the next days. */
export function hoursView(
  plan: HoursPlan,
  { language, first, now }: PageRequest,
  older: readonly OpeningHour[] = [],
): HoursView {
  const today = germanDay(now)
  return {
    lines: usualLines(plan.periods, older, language, first),
    coming: differingLines(plan.exceptions, today, language, first),
    open: doorTimesOf(plan, today),
  }
}

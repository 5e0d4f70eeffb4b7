import { germanDay } from '#domain/hours/calendar-day.ts'
import { comingLines } from '#domain/hours/coming-hours.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { type DoorTimes, doorTimes } from '#domain/hours/open-times.ts'
import { type OpeningHour, type OpeningLine, openingLines, timePairText } from '#domain/hours/opening-hours.ts'
import type { PageRequest } from './page-request.ts'
import { remembered } from './remembered.ts'

/** A line of opening hours in words. */
export type HoursLine = { label: string; times: string[]; note?: string; closed: boolean }

/** When a house is open: its usual hours, what differs in the next weeks, and the times of the next days. */
export type HoursView = { lines: HoursLine[]; coming: HoursLine[]; open: DoorTimes }

/** The times of a house's door: every page of a day says the same, and they take a tenth of the work of one that names two houses. */
export const doorTimesOf = remembered(doorTimes)

/** The hours of a house as lines of text (SPEC 4, 9), with what differs in the next weeks, and the times of the next days. */
export function hoursView(
  plan: HoursPlan,
  { language, first, now }: PageRequest,
  older: readonly OpeningHour[] = [],
): HoursView {
  const lines = openingLines({ periods: plan.periods, hours: older }, language, first)
  const today = germanDay(now)
  const shown = (line: OpeningLine[]): HoursLine[] =>
    line.map(({ label, times, closed, freeText }) => ({
      label,
      times: times.map((pair) => timePairText(pair, language)),
      closed,
      note: freeText,
    }))
  return {
    lines: shown(lines),
    coming: shown(comingLines(plan.exceptions, today, language, first)),
    open: doorTimesOf(plan, today),
  }
}

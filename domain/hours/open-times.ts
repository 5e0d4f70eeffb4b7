import { type CalendarDay, daysAfter, daysFrom } from './calendar-day.ts'
import type { ClockOffsets } from './clock-offsets.ts'
import { type HoursPlan, hoursOn, united } from './day-hours.ts'
import { momentOf } from './german-moment.ts'
import { offsetsBetween } from './offsets-between.ts'

/** How many days' times a page brings along. */
export const DAYS_WITH_PAGE = 14

/** How far ahead the next opening is looked for. */
const FAR = 120

const MINUTE = 60_000

/** From when until when the house is open on these days, in minutes since 1970 UTC, beginnings and ends in turn. */
export function openTimes(plan: HoursPlan, from: CalendarDay, days: number): number[] {
  const ranges = daysFrom(daysAfter(from, -1), days + 1).flatMap((day) =>
    hoursOn(day, plan).ranges.map((range) => ({
      from: momentOf(day, range.from, 'first') / MINUTE,
      until: momentOf(day, range.until, 'last') / MINUTE,
    })),
  )
  const start = momentOf(from, 0, 'first') / MINUTE
  return united(ranges)
    .filter((range) => range.until > start)
    .flatMap((range) => [range.from, range.until])
}

/** What a page brings along: the times of the next days, and the first after them, so that every one of these days knows what comes next. */
export function timesWithPage(plan: HoursPlan, from: CalendarDay): number[] {
  const times = openTimes(plan, from, DAYS_WITH_PAGE)
  const beyond = firstOpenDay(plan, daysAfter(from, DAYS_WITH_PAGE))
  const next = beyond ? openTimes(plan, beyond, 1) : []
  const known = times.at(-1) ?? Number.NEGATIVE_INFINITY
  return next[1] !== undefined && (next[0] ?? 0) > known ? [...times, ...next.slice(0, 2)] : times
}

/** When a door is open, for a page that says so, and what clocks do from the beginning of that day until the last of these times. */
export type DoorTimes = { times: readonly number[]; clock: ClockOffsets }

/** What a page brings along of a house from a day on. */
export function doorTimes(plan: HoursPlan, from: CalendarDay): DoorTimes {
  const times = timesWithPage(plan, from)
  const start = momentOf(from, 0, 'first')
  return { times, clock: offsetsBetween(start, (times.at(-1) ?? 0) * MINUTE || start) }
}

/** The first day from one on with any hours; undefined where none is in sight. */
export function firstOpenDay(plan: HoursPlan, from: CalendarDay): CalendarDay | undefined {
  for (let ahead = 0; ahead < FAR; ahead++) {
    const day = daysAfter(from, ahead)
    if (hoursOn(day, plan).ranges.length > 0) return day
  }
  return undefined
}

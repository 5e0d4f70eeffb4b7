import { germanClock } from '../hours/berlin-time.ts'
import { type CalendarDay, daysBetween, germanDay } from '../hours/calendar-day.ts'
import type { HoursPlan } from '../hours/day-hours.ts'
import { openTimes } from '../hours/open-times.ts'

/** A time at which a visitor can come. */
export interface VisitTime {
  /** Milliseconds since 1970. */
  readonly moment: number
  readonly day: CalendarDay
  /** As a clock in Germany shows it, and as forms send it: `2026-11-28T11:00`. */
  readonly clock: string
}

const MINUTE = 60_000

/** Visits begin at full and half hours, and leave this time before the door is closed. */
const STEP = 30 * MINUTE

/** The branch needs so long to look for the piece. */
const LOOKING = 60 * MINUTE

/** When somebody can come to a house: at full and half hours in its real hours, from an hour from now on and until a moment, both in milliseconds since 1970. */
export function visitTimes(plan: HoursPlan, now: number, until: number): VisitTime[] {
  const first = germanDay(new Date(now))
  const times = openTimes(plan, first, daysBetween(first, germanDay(new Date(until))) + 1)
  const found = new Map<string, VisitTime>()
  for (let index = 0; index + 1 < times.length; index += 2) {
    const begin = Math.max((times[index] ?? 0) * MINUTE, now + LOOKING)
    const end = Math.min((times[index + 1] ?? 0) * MINUTE - STEP, until)
    for (let moment = Math.ceil(begin / STEP) * STEP; moment <= end; moment += STEP) {
      const clock = germanClock(new Date(moment).toISOString())
      // In the night in which an hour comes twice the first of the two is meant.
      if (!found.has(clock)) found.set(clock, { moment, clock, day: clock.slice(0, 10) })
    }
  }
  return [...found.values()]
}

import { germanDay } from '../hours/calendar-day.ts'
import type { HoursPlan } from '../hours/day-hours.ts'
import { openTimes } from '../hours/open-times.ts'

const MINUTE = 60_000

/** Days that are looked at: first as many as mostly do, then all in sight. */
const REACHES = [21, 400]

/**
 * The moment, in milliseconds since 1970, at which a house has been open for so many minutes since another moment; undefined where it is
 * not in sight that it will be.
 */
export function openMinutesAfter(plan: HoursPlan, from: number, minutes: number): number | undefined {
  for (const days of REACHES) {
    const times = openTimes(plan, germanDay(new Date(from)), days)
    let left = minutes * MINUTE
    for (let index = 0; index + 1 < times.length; index += 2) {
      const begin = Math.max((times[index] ?? 0) * MINUTE, from)
      const end = (times[index + 1] ?? 0) * MINUTE
      if (end <= begin) continue
      if (end - begin >= left) return begin + left
      left -= end - begin
    }
  }
  return undefined
}

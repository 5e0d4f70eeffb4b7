import { germanClock } from './berlin-time.ts'
import type { Weekday } from './day-codes.ts'

/** A day of the calendar as `2026-12-24`, wherever the process runs. */
export type CalendarDay = string

const DAY = 86_400_000

/** The day that is so many days after another, before it for a negative number. */
export const daysAfter = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** So many days in turn, the first included. */
export const daysFrom = (first: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => daysAfter(first, index))

/** How many days lie between two days: 0 for the same. */
export const daysBetween = (from: CalendarDay, until: CalendarDay): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY)

/** The ISO weekday of a day, Monday is 1. */
export const weekdayOf = (day: CalendarDay): Weekday => (new Date(day).getUTCDay() || 7) as Weekday

/** The day that a calendar in Germany shows at a moment. */
export const germanDay = (moment: Date): CalendarDay => germanClock(moment.toISOString()).slice(0, 10)

import { type CalendarDay, daysAfter, daysBetween, daysFrom } from '#domain/hours/calendar-day.ts'
import { momentOf } from '#domain/hours/german-moment.ts'

/** German days, the last included, and the moments (ISO 8601) at which they begin and are over. */
export interface ReportTime {
  readonly from: CalendarDay
  readonly until: CalendarDay
  readonly begins: string
  readonly ends: string
}

/** The most days of one report. */
const MOST_DAYS = 1100

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const isDay = (value: string | undefined): value is CalendarDay =>
  value !== undefined && DAY.test(value) && daysAfter(value, 0) === value

const begin = (day: CalendarDay) => new Date(momentOf(day, 0, 'first')).toISOString()

/** The days that are asked for; the field at fault where they are none, upside down or too many. */
export function reportTime(from: string | undefined, until: string | undefined): ReportTime | 'from' | 'until' {
  if (!isDay(from)) return 'from'
  if (!isDay(until) || until < from || daysBetween(from, until) >= MOST_DAYS) return 'until'
  return { from, until, begins: begin(from), ends: begin(daysAfter(until, 1)) }
}

/** Every day of it. */
export const reportDays = ({ from, until }: ReportTime): CalendarDay[] => daysFrom(from, daysBetween(from, until) + 1)

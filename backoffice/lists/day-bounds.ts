import { germanClock, germanMoment } from '#domain/hours/berlin-time.ts'
import { daysAfter } from '#domain/hours/calendar-day.ts'

/** The first moment of a day of the shops (`2026-11-20`) as the wire has it, in whatever zone the browser is; empty for none. */
export const dayBegins = (day: string): string => germanMoment(`${day}T00:00`) ?? ''

/** The last moment of that day. */
export function dayEnds(day: string): string {
  if (dayBegins(day) === '') return ''
  return new Date(Date.parse(dayBegins(daysAfter(day, 1))) - 1).toISOString()
}

/** The day of the shops that a moment of the wire lies in; empty for none. */
export const dayOf = (moment: string | null | undefined): string => germanClock(moment).slice(0, 10)

import { type CalendarDay, daysAfter, germanDay } from '../hours/calendar-day.ts'
import { momentOf } from '../hours/german-moment.ts'

/** The moment, in milliseconds since 1970, at which a day begins in Germany. */
const beginningOf = (day: CalendarDay): number => momentOf(day, 0, 'first')

/** When the day began in Germany that it is at a moment: what was to be done until a day before it is too late now. Milliseconds since 1970. */
export const dayBegan = (now: number): number => beginningOf(germanDay(new Date(now)))

/** The last moment of the day that is so many days after another: a time that is given in days lasts until its last day ends (§ 188 (1) BGB). Milliseconds since 1970. */
export const lastMoment = (from: number, days: number): number =>
  beginningOf(daysAfter(germanDay(new Date(from)), days + 1)) - 1

import { type CalendarDay, weekdayOf } from './calendar-day.ts'
import { clockText } from './clock-text.ts'
import type { Weekday } from './day-codes.ts'
import { type HoursPlan, hoursOn } from './day-hours.ts'
import { specialDays } from './special-days.ts'

/** An `OpeningHoursSpecification` of schema.org: of weekdays, or of special days from one date through another. */
export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string[]
  validFrom?: string
  validThrough?: string
  opens: string
  closes: string
}

const type = 'OpeningHoursSpecification'

const dayNames: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
}

/** Days of one week, none of which a code names by its date. */
const A_WEEK = ['2001-01-01', '2001-01-02', '2001-01-03', '2001-01-04', '2001-01-05', '2001-01-06', '2001-01-07']

/** How schema.org writes the end of a day. */
const closing = (minute: number) => (minute === 1440 ? '23:59' : clockText(minute))

/** The usual hours for search engines: weekdays with the same hours together; one without hours is left out, which means closed. */
export function regularHours({ periods }: Pick<HoursPlan, 'periods'>): OpeningHoursSpecification[] {
  const byHours = new Map<string, { days: string[]; opens: string; closes: string }>()
  for (const day of A_WEEK) {
    for (const { from, until } of hoursOn(day, { periods, exceptions: [] }).ranges) {
      const key = `${from} ${until}`
      const known = byHours.get(key) ?? { days: [], opens: clockText(from), closes: closing(until) }
      known.days.push(dayNames[weekdayOf(day)])
      byHours.set(key, known)
    }
  }
  return [...byHours.values()].map(({ days, opens, closes }) => ({ '@type': type, dayOfWeek: days, opens, closes }))
}

/** All special days of the twelve months from a day on for search engines; a closed one opens and closes at midnight. */
export function specialHours(plan: HoursPlan, from: CalendarDay): OpeningHoursSpecification[] {
  return specialDays(plan, from, 365).flatMap(({ from: validFrom, until: validThrough, ranges }) => {
    const times = ranges.map((range) => ({ opens: clockText(range.from), closes: closing(range.until) }))
    const shown = times.length > 0 ? times : [{ opens: '00:00', closes: '00:00' }]
    return shown.map((one) => ({ '@type': type, validFrom, validThrough, ...one }))
  })
}

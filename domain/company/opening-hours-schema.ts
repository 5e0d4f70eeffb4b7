import { dayCode, type Weekday } from './day-codes.ts'
import type { OpeningPeriod } from './opening-hours.ts'

/** An `OpeningHoursSpecification` of schema.org; a special day is valid from and through the same date. */
export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string[]
  validFrom?: string
  validThrough?: string
  opens: string
  closes: string
}

const dayNames: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
}

const closedAllDay = { opens: '00:00', closes: '00:00' }

/**
 * Opening periods for search engines: a day code becomes its single weekdays, Christmas Eve and New Year's Eve the dates of
 * `year`. A special day without times is closed; a weekday without times is left out, which means the same. Codes and times
 * that cannot be read say nothing.
 */
export function openingHoursSpecification(
  periods: readonly OpeningPeriod[] | null | undefined,
  year: number,
): OpeningHoursSpecification[] {
  return (periods ?? []).flatMap((period): OpeningHoursSpecification[] => {
    const code = dayCode(period.day ?? '')
    if (!code) return []
    const [opens, closes] = [period.time_open, period.time_close].map((time) => time?.trim().slice(0, 5))
    const readable = [opens, closes].every((time) => /^\d\d:\d\d$/.test(time ?? ''))
    const times = readable && opens && closes ? { opens, closes } : undefined
    if (code.date && (times || (!opens && !closes))) {
      const date = `${year}-${code.date}`
      const day = { validFrom: date, validThrough: date }
      return [{ '@type': 'OpeningHoursSpecification', ...day, ...(times ?? closedAllDay) }]
    }
    if (!times || code.weekdays.length === 0) return []
    const dayOfWeek = code.weekdays.map((day) => dayNames[day])
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }]
  })
}

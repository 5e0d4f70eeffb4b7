import { type CalendarDay, daysAfter, daysFrom } from './calendar-day.ts'
import { type HoursPlan, hoursOn, type MinuteRange } from './day-hours.ts'

/** Days in turn with the same hours, which are not those of their weekdays. */
export interface SpecialDays {
  from: CalendarDay
  until: CalendarDay
  ranges: MinuteRange[]
}

const alike = (a: readonly MinuteRange[], b: readonly MinuteRange[]) => JSON.stringify(a) === JSON.stringify(b)

/** All days of a time that an exception or a date decides, with those put together that follow each other and are alike. */
export function specialDays(plan: HoursPlan, from: CalendarDay, days: number): SpecialDays[] {
  const result: SpecialDays[] = []
  for (const day of daysFrom(from, days)) {
    const { isDated, ranges } = hoursOn(day, plan)
    if (!isDated) continue
    const last = result.at(-1)
    if (last && daysAfter(last.until, 1) === day && alike(last.ranges, ranges)) last.until = day
    else result.push({ from: day, until: day, ranges })
  }
  return result
}

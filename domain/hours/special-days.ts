import { type CalendarDay, daysAfter, daysBetween, daysFrom } from './calendar-day.ts'
import { dayCode } from './day-codes.ts'
import { type HoursPlan, hoursOn, type MinuteRange } from './day-hours.ts'

/** Days in turn with the same hours, which are not those of their weekdays. */
export interface SpecialDays {
  from: CalendarDay
  until: CalendarDay
  ranges: MinuteRange[]
}

const alike = (a: readonly MinuteRange[], b: readonly MinuteRange[]) => JSON.stringify(a) === JSON.stringify(b)

/** The days of a time that an exception or a date may decide, in order; the others need not be looked at one by one. */
function daysInQuestion({ periods, exceptions }: HoursPlan, from: CalendarDay, until: CalendarDay): CalendarDay[] {
  const days = exceptions.flatMap(({ from_date, until_date }) => {
    const first = from_date > from ? from_date : from
    const last = until_date < until ? until_date : until
    return first <= last ? daysFrom(first, daysBetween(first, last) + 1) : []
  })
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
  const dated = periods
    .flatMap(({ day }) => dayCode(day ?? '')?.date ?? [])
    .flatMap((date) => years.map((year) => `${year}-${date}`))
  return [...new Set([...days, ...dated.filter((day) => from <= day && day <= until)])].sort()
}

/** All days of a time that an exception or a date decides, with those put together that follow each other and are alike. */
export function specialDays(plan: HoursPlan, from: CalendarDay, days: number): SpecialDays[] {
  const result: SpecialDays[] = []
  for (const day of daysInQuestion(plan, from, daysAfter(from, days - 1))) {
    const { isDated, ranges } = hoursOn(day, plan)
    if (!isDated) continue
    const last = result.at(-1)
    if (last && daysAfter(last.until, 1) === day && alike(last.ranges, ranges)) last.until = day
    else result.push({ from: day, until: day, ranges })
  }
  return result
}

import { type CalendarDay, daysAfter } from './calendar-day.ts'
import { exceptionOn, type HoursPlan } from './day-hours.ts'
import { firstOpenDay } from './open-times.ts'
import { isClosure } from './opening-exception.ts'

/** The first day on which goods are sent again while the house that sends them has closed for a time; undefined while it works as usual. */
export function shipsFrom(plan: HoursPlan, today: CalendarDay): CalendarDay | undefined {
  const exception = exceptionOn(today, plan.exceptions)
  if (exception?.kind !== 'closure' || !isClosure(exception)) return undefined
  const open = firstOpenDay(plan, today)
  // Without usual hours nothing but the end of the closure is known.
  return open ?? daysAfter(exception.until_date, 1)
}

import type { BackupPlanSettings } from '#contract/wire/backup-plan.ts'
import { germanMoment } from '#domain/hours/berlin-time.ts'
import { type CalendarDay, daysAfter, germanDay, weekdayOf } from '#domain/hours/calendar-day.ts'

type Rhythm = Pick<BackupPlanSettings, 'rhythm' | 'hour'>

const SUNDAY = 7

const isDayOf = ({ rhythm }: Rhythm, day: CalendarDay) => rhythm === 'daily' || weekdayOf(day) === SUNDAY

const momentOn = (day: CalendarDay, { hour }: Rhythm): string =>
  String(germanMoment(`${day}T${String(hour).padStart(2, '0')}:00`))

/** The moment at which a backup was due last, or is due now, as ISO 8601; undefined without a schedule. */
export function dueLast(plan: Rhythm, now: Date): string | undefined {
  if (plan.rhythm === 'off') return undefined
  for (let day = germanDay(now); ; day = daysAfter(day, -1)) {
    const moment = momentOn(day, plan)
    if (isDayOf(plan, day) && Date.parse(moment) <= now.getTime()) return moment
  }
}

/** The moment at which the next backup is due, after now; undefined without a schedule. */
export function dueNext(plan: Rhythm, now: Date): string | undefined {
  if (plan.rhythm === 'off') return undefined
  for (let day = germanDay(now); ; day = daysAfter(day, 1)) {
    const moment = momentOn(day, plan)
    if (isDayOf(plan, day) && Date.parse(moment) > now.getTime()) return moment
  }
}

import { type CalendarDay, daysBetween, weekdayOf } from './calendar-day.ts'
import { dayCode } from './day-codes.ts'
import type { OpeningException } from './opening-exception.ts'
import type { OpeningPeriod } from './opening-hours.ts'

/** All that decides when a house is open: its usual hours, and what differs for a time. */
export interface HoursPlan {
  periods: readonly OpeningPeriod[]
  exceptions: readonly OpeningException[]
}

/** A time of being open in minutes since midnight; beyond 1440 it ends on the next day. */
export interface MinuteRange {
  from: number
  until: number
}

/** The hours of one day, in order, empty for closed. */
export interface DayHours {
  ranges: MinuteRange[]
  /** What makes the day differ from its weekday: an exception, or a code that names its date. */
  exception?: OpeningException
  isDated: boolean
}

type Times = Pick<OpeningPeriod, 'time_open' | 'time_close'>

function minuteOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)(:|$)/.exec(time?.trim() ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** From one time to another; what ends before it begins ends on the next day. Half of a pair, or none that can be read, says nothing. */
function rangeOf({ time_open, time_close }: Times): MinuteRange[] {
  const [from, until] = [minuteOf(time_open), minuteOf(time_close)]
  if (from === undefined || until === undefined || from === until) return []
  return [{ from, until: until > from ? until : until + 1440 }]
}

/** The hours of a day that an exception decides: from opening to closing, without its break; empty for closed. */
export function exceptionRanges(exception: OpeningException): MinuteRange[] {
  const { time_open, time_close, break_from, break_until } = exception
  const [whole] = rangeOf({ time_open, time_close })
  const [pause] = rangeOf({ time_open: break_from, time_close: break_until })
  if (!whole) return []
  if (!pause || pause.from <= whole.from || pause.until >= whole.until) return [whole]
  return [
    { from: whole.from, until: pause.from },
    { from: pause.until, until: whole.until },
  ]
}

/** One after the other, with what overlaps or touches made one. */
export function united(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else result.push({ ...range })
  }
  return result
}

const isOn = (day: CalendarDay, { from_date, until_date, day: code }: OpeningException) =>
  from_date <= day && day <= until_date && (code === null || (dayCode(code)?.weekdays ?? []).includes(weekdayOf(day)))

const length = ({ from_date, until_date }: OpeningException) => daysBetween(from_date, until_date)

/** What a house says for itself comes before what is said for all, the shorter before the longer, the newer before the older. */
const precedence = (a: OpeningException, b: OpeningException) =>
  Number(a.branch === null) - Number(b.branch === null) || length(a) - length(b) || b.id - a.id

/** The exception that decides a day; undefined where none is of it. */
export const exceptionOn = (day: CalendarDay, exceptions: readonly OpeningException[]): OpeningException | undefined =>
  exceptions.filter((exception) => isOn(day, exception)).toSorted(precedence)[0]

/**
 * The hours of a day: those of the exception that decides it, else those of a code that names its date (Christmas Eve, New Year's Eve), else
 * all of its weekday. (SPEC 4, 9)
 */
export function hoursOn(day: CalendarDay, { periods, exceptions }: HoursPlan): DayHours {
  const exception = exceptionOn(day, exceptions)
  if (exception) return { ranges: exceptionRanges(exception), exception, isDated: true }
  const dated = periods.filter((period) => dayCode(period.day ?? '')?.date === day.slice(5))
  const weekday = weekdayOf(day)
  const usual = periods.filter((period) => dayCode(period.day ?? '')?.weekdays.includes(weekday))
  return { ranges: united((dated.length > 0 ? dated : usual).flatMap(rangeOf)), isDated: dated.length > 0 }
}

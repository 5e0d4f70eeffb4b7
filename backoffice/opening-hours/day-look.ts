import type { CalendarDay } from '#domain/hours/calendar-day.ts'
import { clockText } from '#domain/hours/clock-text.ts'
import { type HoursPlan, hoursOn } from '#domain/hours/day-hours.ts'

/** How a day stands in the calendar. */
export type DayState = 'open' | 'other' | 'closed' | 'resting'

/** What the calendar shows of a day: whether it is as usual, and its hours, such as `10:00–18:30`. */
export function dayLook(day: CalendarDay, plan: HoursPlan): { state: DayState; hours: string; exception?: number } {
  const { ranges, isDated, exception } = hoursOn(day, plan)
  const hours = ranges.map(({ from, until }) => `${clockText(from)}–${clockText(until)}`).join(', ')
  const isOpen = ranges.length > 0
  const state = isDated ? (isOpen ? 'other' : 'closed') : isOpen ? 'open' : 'resting'
  return { state, hours, ...(exception && { exception: exception.id }) }
}

/** The days of a month, such as `2026-12`, in weeks from Monday; undefined for what belongs to other months. */
export function weeksOf(month: string): (CalendarDay | undefined)[][] {
  const first = new Date(`${month}-01`)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) => {
    const date = index - before + 1
    return date >= 1 && date <= count ? `${month}-${String(date).padStart(2, '0')}` : undefined
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The month that is so many after another. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01`)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}

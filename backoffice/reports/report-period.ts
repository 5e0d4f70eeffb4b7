import { type CalendarDay, daysAfter, daysBetween, weekdayOf } from '#domain/hours/calendar-day.ts'

export const presets = ['today', 'week', 'month', 'days', 'year', 'own'] as const

export type Preset = (typeof presets)[number]

export const comparisons = ['before', 'year', 'nothing'] as const

export type Comparison = (typeof comparisons)[number]

/** German days, the last included. */
export interface Period {
  readonly from: CalendarDay
  readonly until: CalendarDay
}

/** The days that a name stands for, up to today; a week begins on Monday. One's own begins as this month. */
export function presetTime(preset: Preset, today: CalendarDay): Period {
  switch (preset) {
    case 'today':
      return { from: today, until: today }
    case 'week':
      return { from: daysAfter(today, 1 - weekdayOf(today)), until: today }
    case 'days':
      return { from: daysAfter(today, -29), until: today }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, until: today }
    default:
      return { from: `${today.slice(0, 8)}01`, until: today }
  }
}

/** 52 weeks: a year ago, on the same weekdays. */
const YEAR = 364

/** The days that a period is compared with: as many, right before it or on the same weekdays of the year before. */
export function comparedTime({ from, until }: Period, comparison: Exclude<Comparison, 'nothing'>): Period {
  const back = comparison === 'year' ? YEAR : daysBetween(from, until) + 1
  return { from: daysAfter(from, -back), until: daysAfter(until, -back) }
}

/** The days of another period under the names of those that they are compared with, one by one. */
export const underDaysOf = <Day extends { readonly day: CalendarDay }>(days: readonly Day[], named: readonly Day[]) =>
  named.flatMap(({ day }, at) => (days[at] ? [{ ...days[at], day }] : []))

/** Days as they are, or, of more than two months, by months (`2026-11`). */
export function courseOf<Day extends { day: CalendarDay; orders: number; takings: number }>(days: readonly Day[]) {
  if (days.length <= 62)
    return { unit: 'day' as const, parts: days.map(({ day, ...sums }) => ({ name: day, ...sums })) }
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  const parts = [...months].map(([name, own]) => ({
    name,
    orders: own.reduce((sum, { orders }) => sum + orders, 0),
    takings: own.reduce((sum, { takings }) => sum + Math.round(takings * 100), 0) / 100,
  }))
  return { unit: 'month' as const, parts }
}

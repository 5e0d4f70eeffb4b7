import { type CalendarDay, daysFrom } from './calendar-day.ts'
import { clockText } from './clock-text.ts'
import { type HoursPlan, hoursOn, type MinuteRange } from './day-hours.ts'

/** A house as the table of Google Business Profile names it. */
export interface GoogleHouse {
  storeCode: string
  name: string
  street: string
  city: string
  zip: string
  country: string
  phone: string
  website: string
  plan: HoursPlan
}

/** Days of one week from Sunday, none of which a code names by its date. */
const A_WEEK = ['2000-12-31', ...daysFrom('2001-01-01', 6)]

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `10:00-13:00, 14:00-18:00`; `x` for closed. */
const cell = (ranges: readonly MinuteRange[]) =>
  ranges.length === 0 ? 'x' : ranges.map(({ from, until }) => `${clockText(from)}-${clockText(until)}`).join(', ')

/**
 * The houses as a table for the bulk upload of Google Business Profile: a row each with the usual hours by weekday, and every special day of the next
 * twelve months in one cell, such as `2026-12-24: 10:00-13:00, 2026-12-25: x`.
 */
export function googleHours(houses: readonly GoogleHouse[], today: CalendarDay): string[][] {
  const head = ['Store code', 'Business name', 'Address line 1', 'Locality', 'Postal code', 'Country / Region']
  const rows = houses.map(({ plan, storeCode, name, street, city, zip, country, phone, website }) => {
    const usual = { ...plan, exceptions: [] }
    // A day named by its date has no place in a week.
    const week = A_WEEK.map((day) => cell(hoursOn(day, { ...usual, periods: plan.periods.filter(isOfWeek) }).ranges))
    const special = daysFrom(today, 365).flatMap((day) => {
      const { isDated, ranges } = hoursOn(day, plan)
      const shown = ranges.length > 0 ? ranges.map((range) => cell([range])) : ['x']
      return isDated ? shown.map((times) => `${day}: ${times}`) : []
    })
    return [storeCode, name, street, city, zip, country, phone, website, ...week, special.join(', ')]
  })
  return [[...head, 'Primary phone', 'Website', ...NAMES.map((name) => `${name} hours`), 'Special hours'], ...rows]
}

const isOfWeek = ({ day }: HoursPlan['periods'][number]) => Number(day) < 15

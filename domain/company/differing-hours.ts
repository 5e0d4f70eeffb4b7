import { type DayCode, dayCode, dayCodes } from './day-codes.ts'
import type { OpeningPeriod } from './opening-hours.ts'

/** A house where the company is, too: its address is compared, its hours are those of a branch. */
export interface House {
  readonly street: string
  readonly number?: string | null
  readonly zip: string
}

/** What two lists of opening hours say of one day; empty for closed, undefined where a list does not name the day. */
export interface DifferingDay {
  readonly day: DayCode
  readonly company: string | undefined
  readonly branch: string | undefined
}

const plain = ({ street, number, zip }: House) =>
  `${street} ${number ?? ''} ${zip}`
    .toLowerCase()
    .replace(/straße|strasse/g, 'str')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether two addresses are one house, however its street is written. */
export const isSameHouse = (left: House, right: House): boolean => plain(left) === plain(right)

/** Weekdays and special days, each once. */
const DAYS = dayCodes.filter(({ weekdays, date }) => weekdays.length === 1 || date !== undefined)

const time = (text: string | null | undefined) => text?.slice(0, 5) ?? ''

function hoursOn(day: DayCode, periods: readonly OpeningPeriod[]): string | undefined {
  const [weekday] = day.weekdays
  const named = periods.filter((period) => {
    const code = dayCode(period.day ?? '')
    return weekday === undefined ? day.date === code?.date : code?.weekdays.includes(weekday)
  })
  if (named.length === 0) return undefined
  const open = named.filter(({ time_open, time_close }) => time_open || time_close)
  return open
    .map(({ time_open, time_close }) => `${time(time_open)} - ${time(time_close)}`)
    .toSorted()
    .join(', ')
}

/** The days of which company and branch say different things; a day that one of them does not name is no contradiction if it is closed. */
export function differingHours(company: readonly OpeningPeriod[], branch: readonly OpeningPeriod[]): DifferingDay[] {
  if (company.length === 0 || branch.length === 0) return []
  return DAYS.flatMap((day) => {
    const [ours, theirs] = [hoursOn(day, company), hoursOn(day, branch)]
    return (ours ?? '') === (theirs ?? '') ? [] : [{ day, company: ours, branch: theirs }]
  })
}

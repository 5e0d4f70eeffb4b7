import type { Translation } from '../texts/language.ts'
import type { CalendarDay } from './calendar-day.ts'

/** Why hours differ from the usual ones. */
export const exceptionKinds = ['holiday', 'closure', 'special', 'advent'] as const

export type ExceptionKind = (typeof exceptionKinds)[number]

/** Whether a banner tells of it: by itself for long closures, always, or never. */
export const noticeChoices = ['auto', 'always', 'never'] as const

/** Row of `opening_exception`: other hours from one day through another; times as `HH:MM:SS`. Without times it is closed. */
export interface OpeningException {
  id: number
  /** The branch that it is of; null for all. */
  branch: number | null
  kind: ExceptionKind
  from_date: CalendarDay
  until_date: CalendarDay
  /** A day code of SPEC 9 that leaves only its weekdays; null for every day of the time. */
  day: number | null
  time_open: string | null
  time_close: string | null
  break_from: string | null
  break_until: string | null
  notice: (typeof noticeChoices)[number]
  translations?: readonly (Translation & { note?: string | null })[] | null
}

/** Whether an exception leaves no hours at all. */
export const isClosure = ({ time_open, time_close }: Pick<OpeningException, 'time_open' | 'time_close'>): boolean =>
  !time_open && !time_close

import { daysAfter } from '../hours/calendar-day.ts'
import { momentOf } from '../hours/german-moment.ts'

const MINUTES_OF_A_DAY = 1440

function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? []
  const [, germanDay, germanMonth, germanYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? []
  const parts = year ? [year, month, day] : germanYear ? [germanYear, germanMonth, germanDay] : undefined
  return parts?.map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * The moment that a file names, as the wire has it: a day (`2026-12-24`, `24.12.2026`) is its first minute in Germany or, for an end, its
 * last; a moment with its zone is taken as it is. Undefined for anything else.
 */
export function namedMoment(text: string | undefined, which: 'from' | 'until'): string | undefined {
  const bare = text?.trim() ?? ''
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(bare)) {
    const moment = Date.parse(bare)
    return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
  }
  const day = dayIn(bare)
  if (day === undefined || Number.isNaN(Date.parse(day)) || daysAfter(day, 0) !== day) return undefined
  return new Date(momentOf(day, which === 'from' ? 0 : MINUTES_OF_A_DAY - 1, 'first')).toISOString()
}

import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import { retention } from '#domain/company/retention.ts'

const yearIn = lazyBerlinFormat('en', { year: 'numeric' })

const HOUR = 3_600_000

const known = { hour: Number.NaN, year: 0 }

/** The calendar year of a moment where the shops are, by which orders and invoices are counted. */
export function yearOf(moment: Date): number {
  const hour = Math.floor(moment.getTime() / HOUR)
  // Formatting takes longer than a row to write, and a year ends with an hour.
  if (known.hour !== hour) {
    Object.assign(known, { hour, year: Number(yearIn().format(moment)) })
  }
  return known.year
}

/** Years for which the law keeps papers, counted from the end of the year (§ 147 AO, § 257 HGB). */
export const keptYears = { invoice: retention.invoice.kept.years, letter: retention.letter.kept.years } as const

/** The end of the time for which a paper of that moment is kept. */
export const keptUntil = (moment: Date, years: number): string => `${yearOf(moment) + years}-12-31T23:00:00.000Z`

import { lazyBerlinFormat } from '../company/berlin-format.ts'

const parts = lazyBerlinFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** A moment as a clock in Germany shows it, as inputs take it: `2026-11-27T00:00`. Empty where there is none. */
export const germanClock = (moment: string | null | undefined): string => germanSecond(moment).slice(0, 16)

/** The same to the second: `2026-11-27T00:00:00`. */
export function germanSecond(moment: string | null | undefined): string {
  const time = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? '' : parts().format(time).replace(' ', 'T')
}

/** The moment at which a clock in Germany shows what was entered, as ISO 8601; null for what is no time. An hour that the change to summer time leaves out is the one after it. */
export function germanMoment(entered: string): string | null {
  const asUtc = Date.parse(`${entered.length === 16 ? `${entered}:00` : entered}Z`)
  if (Number.isNaN(asUtc)) return null
  const offsetAt = (time: number) => Date.parse(`${parts().format(time).replace(' ', 'T')}Z`) - time
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}

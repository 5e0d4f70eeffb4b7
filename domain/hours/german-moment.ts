import { keptResults } from '../texts/kept-results.ts'
import { germanClock } from './berlin-time.ts'
import { type CalendarDay, daysAfter } from './calendar-day.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * The moment, in milliseconds since 1970, at which a clock in Germany shows a minute of a day; minutes from 1440 on are those of the next
 * day. In the night in which an hour comes twice it is the first or the last of the two, as asked; an hour that is left out is over at
 * the moment of the change.
 */
export function momentOf(day: CalendarDay, minute: number, which: 'first' | 'last'): number {
  const date = daysAfter(day, Math.floor(minute / 1440))
  const shown = `${date}T${clockOf(minute % 1440)}`
  const moments = momentsAt(shown)
  return which === 'first' ? moments.first : moments.last
}

/** The moments at which a clock in Germany shows that; every page asks for those of the same few days. */
const momentsAt = keptResults(4000, (shown) => {
  const asUtc = Date.parse(`${shown}Z`)
  const found = [asUtc - 2 * HOUR, asUtc - HOUR].filter(
    (moment) => germanClock(new Date(moment).toISOString()) === shown,
  )
  const leftOut = Math.floor((asUtc - HOUR) / HOUR) * HOUR
  return { first: found[0] ?? leftOut, last: found.at(-1) ?? leftOut }
})

import { type Entry, entryName } from '#backend/websites/content-folder.ts'
import { referenceOf, resolve } from '#backend/websites/named-records.ts'
import { germanMoment } from '#domain/hours/berlin-time.ts'
import { daysAfter, germanDay } from '#domain/hours/calendar-day.ts'

const DAY = 24 * 3600 * 1000

/**
 * What stands for a time, so many days from `now`: `@day/-6` for that moment and `@day/-6T19:00` for a time on a clock in Germany, as ISO 8601
 * in UTC; `@date/-6` for the day. Undefined for every other value.
 */
export function momentOf(value: unknown, now: Date): string | undefined {
  const { collection, key = '' } = referenceOf(value) ?? {}
  const [, days, clock] = /^(-?\d+)(?:T(\d\d:\d\d))?$/.exec(key) ?? []
  if (days === undefined || (collection !== 'day' && collection !== 'date')) return undefined
  const day = daysAfter(germanDay(now), Number(days))
  if (collection === 'date') return day
  if (clock) return germanMoment(`${day}T${clock}`) ?? undefined
  return new Date(now.getTime() + Number(days) * DAY).toISOString()
}

/** Throws an Error that lists every reference to a record that does not exist, with its file and the record it stands in. */
export function checkReferences(entries: readonly Entry[]): void {
  const known = new Set(entries.map(entryName))
  const dangling = entries.flatMap(({ file, collection, key, record }) => {
    const missing: string[] = []
    resolve(record, (reference) => {
      if (!known.has(reference) && !momentOf(reference, new Date(0)))
        missing.push(`${file}: ${collection} "${key}" refers to ${reference}, which is missing.`)
      return reference
    })
    return missing
  })
  if (dangling.length > 0) throw new Error(dangling.join('\n'))
}

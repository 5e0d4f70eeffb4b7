import { type Entry, entryName } from '#backend/websites/content-folder.ts'
import { referenceOf, resolve } from '#backend/websites/named-records.ts'

const DAY = 24 * 3600 * 1000

/** The moment that `@day/-6` stands for, so many days from `now`, as ISO 8601 in UTC; undefined for every other value. */
export function momentOf(value: unknown, now: Date): string | undefined {
  const { collection, key } = referenceOf(value) ?? {}
  const days = Number(key)
  return collection === 'day' && Number.isInteger(days) ? new Date(now.getTime() + days * DAY).toISOString() : undefined
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

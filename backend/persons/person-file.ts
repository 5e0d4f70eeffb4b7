import type { Row } from '../db/database.ts'
import type { SoughtPerson, Trace } from './find-traces.ts'
import type { PlaceName } from './trace-places.ts'

/** Everything that is kept of a person, as it is handed out (Art. 15, 20 GDPR). */
export interface PersonFile {
  readonly person: SoughtPerson
  readonly exported_on: string
  readonly places: Readonly<Partial<Record<PlaceName, readonly Record<string, unknown>[]>>>
}

/** JSON columns as what they say, so that the file can be read by another program. */
function readable(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'string' || !/^[[{]/.test(value)) return [name, value]
      try {
        return [name, JSON.parse(value)]
      } catch {
        return [name, value]
      }
    }),
  )
}

const record = ({ row, parts }: Trace) => ({
  ...readable(row),
  ...Object.fromEntries(Object.entries(parts).map(([table, rows]) => [table, rows.map(readable)])),
})

export function personFile(person: SoughtPerson, traces: readonly Trace[], now: Date): PersonFile {
  const names = [...new Set(traces.map(({ place }) => place))]
  return {
    person,
    exported_on: now.toISOString(),
    places: Object.fromEntries(names.map((name) => [name, traces.filter(({ place }) => place === name).map(record)])),
  }
}

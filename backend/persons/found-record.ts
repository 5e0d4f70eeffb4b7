import type { FoundRecord } from '#contract/wire/persons.ts'
import type { Trace } from './find-traces.ts'
import { type TracePlace, tracePlaces } from './trace-places.ts'

/** What tells a record from others in words of people; a state or an action is a word of the program. */
const LABELS = ['number', 'contract_reference', 'subject', 'product_name', 'title'] as const

const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** A trace as the back office lists it. */
export function foundRecord({ place, id, row }: Trace): FoundRecord {
  const { emails = [], names = [], moment }: TracePlace = tracePlaces[place]
  const label = LABELS.map((name) => text(row[name])).find((value) => value !== null)
  return {
    place,
    id,
    label: label ?? '',
    name: names.map((name) => text(row[name])).find((value) => value !== null) ?? null,
    email: emails.map((name) => text(row[name])).find((value) => value !== null) ?? null,
    at: String(row[moment]),
  }
}

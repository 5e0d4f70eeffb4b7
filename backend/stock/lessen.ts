import type { Statement } from '../db/batch.ts'
import { places, quoted } from '../db/statement-text.ts'

/** Takes from a number of several rows, by their ids, in one statement; none where there is nothing to take. */
export function lessening(
  { table, column }: { readonly table: string; readonly column: string },
  counts: ReadonlyMap<number, number>,
): Statement[] {
  if (counts.size === 0) return []
  const cases = 'when ? then cast(? as integer) '.repeat(counts.size)
  const text = `update ${quoted(table)} set ${quoted(column)} = ${quoted(column)} - case id ${cases}end where id in (${places(counts.size)})`
  return [{ text, parameters: [...[...counts].flat(), ...counts.keys()] }]
}

import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places, quoted } from '../db/statement-text.ts'

/** Takes from a number of several rows, by their ids, in one statement. */
export async function lessen(
  trx: Database,
  { table, column }: { readonly table: string; readonly column: string },
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  if (counts.size === 0) return
  const cases = 'when ? then cast(? as integer) '.repeat(counts.size)
  await run(
    trx,
    `update ${quoted(table)} set ${quoted(column)} = ${quoted(column)} - case id ${cases}end where id in (${places(counts.size)})`,
    [...[...counts].flat(), ...counts.keys()],
  )
}

import type { Database, Row } from './database.ts'
import { run } from './run.ts'
import { places, quoted } from './statement-text.ts'

/** The rows of a table whose column `by` has one of these values, in the order of their ids. */
export async function rowsOf(
  db: Database,
  table: string,
  by: string,
  values: readonly (number | string)[],
): Promise<Row[]> {
  if (values.length === 0) return []
  const text = `select * from ${quoted(table)} where ${quoted(by)} in (${places(values.length)}) order by "id"`
  return (await run(db, text, values)).rows
}

import type { Statement } from './batch.ts'
import type { Database, Row } from './database.ts'
import { run } from './run.ts'
import { places, quoted } from './statement-text.ts'

/** Asks for the rows of a table whose column `by` has one of these values, in the order of their ids; of no values nothing is asked. */
export function askForRows(table: string, by: string, values: readonly (number | string)[]): Statement[] {
  if (values.length === 0) return []
  const text = `select * from ${quoted(table)} where ${quoted(by)} in (${places(values.length)}) order by "id"`
  return [{ text, parameters: values }]
}

/** The rows of a table whose column `by` has one of these values, in the order of their ids. */
export async function rowsOf(
  db: Database,
  table: string,
  by: string,
  values: readonly (number | string)[],
): Promise<Row[]> {
  const [statement] = askForRows(table, by, values)
  return statement ? (await run(db, statement.text, statement.parameters)).rows : []
}

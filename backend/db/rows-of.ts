import { CompiledQuery } from 'kysely'
import { type Database, isSqlite, type Row } from './database.ts'
import { places, quoted } from './statement-text.ts'

/** The rows of a table whose column `by` has one of these values, in the order of their ids. */
export async function rowsOf(
  db: Database,
  table: string,
  by: string,
  values: readonly (number | string)[],
): Promise<Row[]> {
  if (values.length === 0) return []
  const among = places(isSqlite(db), values.length)
  const text = `select * from ${quoted(table)} where ${quoted(by)} in (${among}) order by "id"`
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}

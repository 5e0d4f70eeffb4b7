import type { Database, Row } from './database.ts'

/** The rows of a table whose column `by` has one of these ids, in the order of their own. */
export async function rowsOf(db: Database, table: string, by: string, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom(table)
    .selectAll()
    .where(by, 'in', [...ids])
    .orderBy('id')
    .execute()
}

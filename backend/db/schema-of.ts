import { sql } from 'kysely'
import { type Database, isSqlite } from './database.ts'

/** The schema that a PostgreSQL connection works in; undefined on SQLite, which has none. */
export async function schemaOf(db: Database): Promise<string | undefined> {
  if (isSqlite(db)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

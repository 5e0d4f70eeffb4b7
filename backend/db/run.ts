import { CompiledQuery, type QueryResult } from 'kysely'
import { type Database, isSqlite, type Row } from './database.ts'
import { withNumbers } from './statement-text.ts'

/**
 * Runs a statement that is text already, with `?` for each parameter on both databases: composing a statement anew takes
 * longer than running it, which counts where hundreds run in a second. The text itself must hold no other question mark.
 */
export function run<Found = Row>(
  db: Database,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<QueryResult<Found>> {
  return db.executeQuery<Found>(CompiledQuery.raw(isSqlite(db) ? text : withNumbers(text), [...parameters]))
}

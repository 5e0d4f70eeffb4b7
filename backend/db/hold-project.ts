import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Has everybody else who holds this project wait until the caller's transaction ends, and then see what it has written. */
export const holdProject = (trx: Database, project: number): Promise<unknown> =>
  sql`update project set display_name = display_name where id = ${project}`.execute(trx)

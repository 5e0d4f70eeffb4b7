import { type RawBuilder, sql } from 'kysely'
import { type Database, isSqlite } from '../db/database.ts'
import { POSTGRES_NAME } from '../db/postgres-name.ts'
import { BackupProblem } from './archive-format.ts'

/** Throws the BackupProblem when another process of this program is connected to the database. */
export async function checkSoleUse(db: Database): Promise<void> {
  if (await (isSqlite(db) ? isLocked(db) : hasOthers(db)))
    throw new BackupProblem('Another process uses the database; stop the site first.', 'in_use')
}

/** SQLite leaves its write-ahead log only while nobody else is connected. */
async function isLocked(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = delete`.execute(db)
    return rows[0]?.journal_mode !== 'delete'
  } catch (error) {
    if (/locked|busy/i.test((error as Error).message)) return true
    throw error
  } finally {
    await sql`pragma journal_mode = wal`.execute(db)
  }
}

/** Whether a pool of this program but this one is connected to PostgreSQL. */
const hasOthers = (db: Database) => hasUsers(db, sql`current_setting('application_name')`)

/** Whether another process of this program is connected to PostgreSQL. */
export const hasOtherProcesses = (db: Database): Promise<boolean> =>
  hasUsers(db, sql`regexp_replace(current_setting('application_name'), ' \\d+$', ' %')`)

async function hasUsers(db: Database, but: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name like ${`${POSTGRES_NAME}%`}
      and application_name not like ${but} limit 1`.execute(db)
  return rows.length > 0
}

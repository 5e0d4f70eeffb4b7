import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Database, isSqlite, type Tables } from '../db/database.ts'
import { openSqlite } from '../db/sqlite.ts'

/**
 * Runs work that sees the database as it is now, whatever is written meanwhile; nobody waits for it. On SQLite it has a
 * connection of its own, whose read transaction the write-ahead log keeps apart from writers.
 */
export async function withSnapshot<T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  const own = isSqlite(db) ? new Kysely<Tables>({ dialect: openSqlite(dirname(await fileOf(db))) }) : undefined
  const begin = own ? sql`begin deferred` : sql`begin isolation level repeatable read read only`
  try {
    return await (own ?? db).connection().execute(async (connection) => {
      await begin.execute(connection)
      try {
        return await work(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
  } finally {
    await own?.destroy()
  }
}

async function fileOf(db: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
  return rows[0]?.file ?? ''
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { databaseOn } from './database-on.ts'
import { migrate } from './migrate.ts'
import { openWithTables, tablesOn } from './sample-tables.ts'

/** Opens a database of the suite's own, without tables; `close` removes it again. */
export interface DatabasePlace {
  open(): Promise<Database>
  /** The same with all tables of the model, and no rows. */
  openWithTables(): Promise<Database>
  close(db: Database): Promise<void>
}

const sqlite = (): DatabasePlace => {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-'))
  return {
    open: () => openDatabase({ dataDir }),
    openWithTables: () => openWithTables(dataDir),
    close: async (db) => {
      await db.destroy()
      rmSync(dataDir, { recursive: true })
    },
  }
}

const postgres = (serverUrl: string): DatabasePlace => {
  const { make, drop } = databaseOn(serverUrl)
  return {
    open: async () => openDatabase({ dataDir: '', databaseUrl: await make() }),
    async openWithTables() {
      const db = await openDatabase({ dataDir: '', databaseUrl: await make(await tablesOn(serverUrl)) })
      // Nothing is left to do where the tables were copied.
      await migrate(db)
      return db
    },
    close: async (db) => {
      await db.destroy()
      await drop()
    },
  }
}

/** Where tests can have a database of their own: SQLite and, when TEST_DATABASE_URL names a server, PostgreSQL. */
export function databasePlaces(): [name: string, place: () => DatabasePlace][] {
  const url = process.env.TEST_DATABASE_URL
  if (!url && process.env.CI) throw new Error('TEST_DATABASE_URL is missing, so the tests cannot run on PostgreSQL.')
  return [
    ['SQLite', sqlite],
    ...(url ? [['PostgreSQL', () => postgres(url)] satisfies [string, () => DatabasePlace]] : []),
  ]
}

function suiteOn(name: string, place: () => DatabasePlace, suite: (database: () => Database) => void): void {
  describe(name, () => {
    let at: DatabasePlace
    let db: Database
    beforeAll(async () => {
      at = place()
      db = await at.openWithTables()
    }, 60_000)
    afterAll(() => at.close(db))
    suite(() => db)
  })
}

/**
 * Runs a suite of tests on SQLite and, when TEST_DATABASE_URL names a server, on PostgreSQL, each on a migrated database
 * of its own. Without that variable a run in CI fails instead of testing half.
 */
export function withDatabases(suite: (database: () => Database) => void): void {
  for (const [name, place] of databasePlaces()) suiteOn(`on ${name}`, place, suite)
}

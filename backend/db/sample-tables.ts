import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const FILE = 'schaufenster.sqlite'

/** Names the database of a test run with all tables and no rows, from which its suites copy theirs: making the tables anew takes a second each. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE'

/** Any number: who holds it makes the template of its run. */
const MAKING = 7_401_926

let file: Promise<Buffer> | undefined

async function emptyTables(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-tables-'))
  const db = await openDatabase({ dataDir })
  await migrate(db)
  await db.destroy()
  const bytes = readFileSync(join(dataDir, FILE))
  rmSync(dataDir, { recursive: true })
  return bytes
}

/** Opens a SQLite database with all tables and no rows in a folder that has none; the tables are made once in a process. */
export async function openWithTables(dataDir: string): Promise<Database> {
  file ??= emptyTables()
  writeFileSync(join(dataDir, FILE), await file)
  return openDatabase({ dataDir })
}

/** The name of the run's template on a PostgreSQL server, which whoever asks first makes; undefined outside of a test run. */
export async function tablesOn(serverUrl: string): Promise<string | undefined> {
  const name = process.env[TEMPLATE_VARIABLE]
  if (!name) return undefined
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl })
  await server.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${MAKING})`.execute(one)
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(one)
    if (rows.length === 0) await makeTemplate(one, serverUrl, name)
  })
  await server.destroy()
  return name
}

async function makeTemplate(server: Database, serverUrl: string, name: string): Promise<void> {
  await sql`create database ${sql.id(name)} template template0`.execute(server)
  try {
    const db = await openDatabase({ dataDir: '', databaseUrl: new URL(`/${name}`, serverUrl).href })
    await migrate(db)
    await db.destroy()
  } catch (error) {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server)
    throw error
  }
}

/** Removes the template of a run, if its tests have made it. */
export async function dropTemplate(serverUrl: string, name: string): Promise<void> {
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl })
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server)
  await server.destroy()
}

import { type Dialect, Kysely, SqliteAdapter } from 'kysely'
import type { Patience } from './patience.ts'
import { openSqlite } from './sqlite.ts'

/** A value as the database driver takes and gives it. */
export type Cell = string | number | boolean | null

export type Row = Record<string, Cell>

/** Tables are named by the model, so their names and columns are known only when the program runs. */
export type Tables = Record<string, Row>

/** The database, or a transaction on it. */
export type Database = Kysely<Tables>

export interface DatabaseLocation {
  /** Folder of the embedded database; used when `databaseUrl` is missing. */
  readonly dataDir: string
  /** `postgres://user:password@host:port/name` */
  readonly databaseUrl?: string | undefined
  /** How long PostgreSQL is waited for; as long as programs wait that move whole tables, unless given. */
  readonly patience?: Patience | undefined
  /** Connections to PostgreSQL that are open at most; ten, unless given. */
  readonly connections?: number | undefined
}

/**
 * Opens the embedded SQLite database in `dataDir`, or PostgreSQL when there is a `databaseUrl`. Throws the DatabaseProblem when that is
 * not possible. (DESIGN 4)
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(location) })
  // One that was never used would keep its file or its connections open when it is closed.
  await db.connection().execute(async () => {})
  return db
}

async function dialectOf({ databaseUrl, dataDir, ...bounds }: DatabaseLocation): Promise<Dialect> {
  if (!databaseUrl) return openSqlite(dataDir)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, bounds)
}

export const isSqlite = (db: Database): boolean => db.getExecutor().adapter instanceof SqliteAdapter

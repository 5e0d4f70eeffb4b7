import { randomUUID } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'

const { INT8, JSONB } = pg.types.builtins

/** Counts come as numbers, and JSON as the text that SQLite gives as well. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === JSONB) return String
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** How the connections of this program begin to call themselves; those of one process do it alike. */
export const POSTGRES_NAME = 'schaufenster'

/** A pool of connections, tried once so that a wrong address is reported at the start. */
export async function openPostgres(url: string): Promise<PostgresDialect> {
  try {
    if (!/^postgres(ql)?:$/.test(new URL(url).protocol)) throw new Error()
  } catch {
    throw new Error('DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.')
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: `${POSTGRES_NAME} ${randomUUID()}`,
    options: '-c search_path=public -c timezone=UTC -c statement_timeout=60000',
    types: types as pg.CustomTypesConfig,
  })
  // A connection that breaks while idle is replaced at the next query, which then reports what is wrong.
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new Error(`The database that DATABASE_URL names cannot be reached: ${reason}.`)
  }
  return new PostgresDialect({ pool })
}

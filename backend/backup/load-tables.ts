import { sql } from 'kysely'
import { model } from '#contract/model/model.ts'
import { type Database, isSqlite, type Row } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { migrate } from '../db/migrate.ts'
import { schemaOf } from '../db/schema-of.ts'
import { BackupProblem, DAMAGED, type TableFacts } from './archive-format.ts'
import { neverAgain, numbersGiven } from './numbers-given.ts'
import { continueAfter } from './table-facts.ts'

export interface TableLoad {
  /** Writes rows of one table. Throws the BackupProblem for a table or column that the tables of that time did not have. */
  add(table: string, rows: readonly Row[]): Promise<void>
  /**
   * Checks what points where, sets the numbers on from where they were, in the archive or in what it replaces, and brings the tables to
   * the newest migration, unless they are to stay as they were.
   */
  finish(tables: Readonly<Record<string, TableFacts>>, stay?: boolean): Promise<void>
}

/**
 * Begins, in a transaction, with no tables at all, and makes them as they were at the named migration, ready to be filled in any
 * order: what points where is checked at the end. On SQLite the connection must not enforce foreign keys meanwhile.
 */
export async function loadTables(trx: Database, migration: string): Promise<TableLoad> {
  if (!isSqlite(trx)) await sql`set local statement_timeout = 0`.execute(trx)
  const given = await numbersGiven(trx)
  await dropTables(trx)
  await migrate(trx, migration)
  const columns = await columnsByTable(trx)
  const keys = await dropKeys(trx)
  for (const table of columns.keys()) await sql`delete from ${sql.table(table)}`.execute(trx)

  return {
    async add(table, rows) {
      const types = columns.get(table)
      const names = Object.keys(rows[0] ?? {})
      const stranger = names.find((name) => !types?.has(name))
      if (!types || stranger !== undefined) {
        const name = [table, stranger].filter(Boolean).join('.')
        throw new BackupProblem(`${DAMAGED}: its version of the program had no ${name}.`)
      }
      const flags = names.filter((name) => types.get(name) === 'bool')
      await addRows(trx, table, flags.length === 0 ? rows : rows.map((row) => withFlags(row, flags)))
    },
    async finish(tables, stay = false) {
      for (const statement of keys) await sql.raw(statement).execute(trx).catch(asDangling)
      if (isSqlite(trx)) {
        const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_check limit 1`.execute(trx)
        if (rows[0]) throw new BackupProblem(`${DAMAGED}: ${rows[0].table} points to what is not there.`)
      }
      for (const [table, { last_id }] of Object.entries(tables))
        if (last_id !== null && columns.has(table)) await continueAfter(trx, table, last_id)
      await neverAgain(trx, given)
      if (!stay) await migrate(trx)
    },
  }
}

const withFlags = (row: Row, flags: readonly string[]): Row => ({
  ...row,
  ...Object.fromEntries(flags.map((name) => [name, row[name] === null ? null : Boolean(row[name])])),
})

const FOREIGN_KEY_VIOLATION = '23503'

const asDangling = (error: unknown): never => {
  if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error
  throw new BackupProblem(`${DAMAGED}: ${(error as Error).message}.`)
}

/** Only tables of this program, for others may lie beside them. */
async function dropTables(trx: Database): Promise<void> {
  const own = new Set([...model.keys(), 'kysely_migration', 'kysely_migration_lock'])
  const all = await trx.introspection.getTables({ withInternalKyselyTables: true })
  const schema = await schemaOf(trx)
  const found = all.filter((table) => own.has(table.name) && (!schema || table.schema === schema))
  if (found.length === 0) return
  if (isSqlite(trx)) for (const { name } of found) await sql`drop table ${sql.table(name)}`.execute(trx)
  else await sql`drop table ${sql.join(found.map(({ name }) => sql.table(name)))} cascade`.execute(trx)
}

async function columnsByTable(trx: Database): Promise<Map<string, Map<string, string>>> {
  const tables = await trx.introspection.getTables()
  const schema = await schemaOf(trx)
  return new Map(
    tables
      .filter((table) => !table.isView && (!schema || table.schema === schema))
      .map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column.dataType]))]),
  )
}

/** Takes the foreign keys off and returns the statements that put them on again. SQLite has them checked by one of its own. */
async function dropKeys(trx: Database): Promise<string[]> {
  if (isSqlite(trx)) return []
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx)
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx)
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
}

import { type RawBuilder, sql } from 'kysely'
import { type Cell, type Database, isSqlite, type Row } from '../db/database.ts'
import { giveWay } from '../give-way.ts'

/** Rows read at a time. */
const PAGE = 100

/** The rows of a table, all or those of a condition on its rows as `t`, in the order of their ids, page by page. */
export async function* pagesOf(
  db: Database,
  table: string,
  condition: RawBuilder<unknown> = sql`1 = 1`,
): AsyncGenerator<Row[]> {
  let last: Cell | undefined
  for (;;) {
    const after = last === undefined ? sql`` : sql`and t.id > ${last}`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} as t where ${condition} ${after} order by t.id limit ${sql.lit(PAGE)}`.execute(
      db,
    )
    // SQLite answers without leaving anybody else a turn.
    await giveWay()
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id
  }
}

export async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The highest number that a table has given out as an id, also to a row that is gone; null where ids are no numbers. */
export async function lastIdOf(db: Database, table: string): Promise<number | null> {
  if (isSqlite(db)) {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db)
    // An insert of nothing leaves a 0 behind.
    return rows[0]?.seq || null
  }
  const sequence = await sequenceOf(db, table)
  if (sequence === null) return null
  const { rows } = await sql<{ last_value: number; is_called: boolean }>`
    select last_value, is_called from ${sql.raw(sequence)}`.execute(db)
  return rows[0]?.is_called ? Number(rows[0].last_value) : null
}

/** Makes the next id of a table higher than all that were ever given out. */
export async function continueAfter(db: Database, table: string, lastId: number): Promise<void> {
  if (isSqlite(db)) {
    const { numAffectedRows } = await sql`
      update sqlite_sequence set seq = max(seq, ${lastId}) where name = ${table}`.execute(db)
    if (numAffectedRows === 0n)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db)
    return
  }
  const sequence = await sequenceOf(db, table)
  if (sequence === null) return
  await sql`select setval(${sequence}::regclass, greatest(${lastId}::bigint,
    (select coalesce(max(id), 1) from ${sql.table(table)})))`.execute(db)
}

async function sequenceOf(db: Database, table: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select pg_get_serial_sequence(${`"${table}"`}, 'id') as name`.execute(db)
  return rows[0]?.name ?? null
}

/** The tables that there are: fewer than the model has where the database was left by an older version. */
export async function tablesThere(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = isSqlite(db)
    ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
    : await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
        db,
      )
  return new Set(rows.map(({ name }) => name))
}

import { type Cell, type Database, isSqlite, type Row } from './database.ts'
import { run } from './run.ts'
import { places, quoted } from './statement-text.ts'

/** Rows with the same columns, fewer than a statement of SQLite or PostgreSQL may have parameters for. */
const MOST_PARAMETERS = 30_000

async function insert(db: Database, table: string, rows: readonly Row[], ending: string): Promise<Cell[]> {
  const columns = Object.keys(rows[0] ?? {})
  const step = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length))
  const head = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `
  const row = `(${places(columns.length)})`
  const ids: Cell[] = []
  for (let from = 0; from < rows.length; from += step) {
    const part = rows.slice(from, from + step)
    const parameters = part.flatMap((values) => columns.map((column) => values[column] ?? null))
    const text = head + Array(part.length).fill(row).join(', ') + ending
    const written = await run<{ id: Cell }>(db, text, parameters)
    for (const { id } of written.rows) ids.push(id)
  }
  return ids
}

/** Writes rows that have all the same columns and returns their ids in order. */
export const insertRows = (db: Database, table: string, rows: readonly Row[]): Promise<Cell[]> =>
  insert(db, table, rows, ' returning "id"')

/** Writes rows that have all the same columns, whose ids nobody needs. */
export async function addRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  await insert(db, table, rows, '')
}

/** Writes rows of several tables whose ids nobody needs; on PostgreSQL with one statement, a single way there and back. */
export async function addRowsTogether(
  db: Database,
  parts: readonly (readonly [table: string, rows: readonly Row[]])[],
) {
  const filled = parts.filter(([, rows]) => rows.length > 0)
  const cells = filled.reduce((sum, [, rows]) => sum + rows.length * Object.keys(rows[0] ?? {}).length, 0)
  if (isSqlite(db) || cells > MOST_PARAMETERS) {
    for (const [table, rows] of filled) await addRows(db, table, rows)
    return
  }
  const parameters: Cell[] = []
  const statements = filled.map(([table, rows], index) => {
    const columns = Object.keys(rows[0] ?? {})
    for (const values of rows) parameters.push(...columns.map((column) => values[column] ?? null))
    const row = `(${places(columns.length)})`
    return `w${index} as (insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${Array(rows.length).fill(row).join(', ')})`
  })
  if (statements.length > 0) await run(db, `with ${statements.join(', ')} select 1`, parameters)
}

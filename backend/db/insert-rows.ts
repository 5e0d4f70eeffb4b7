import type { Statement } from './batch.ts'
import type { Cell, Database, Row } from './database.ts'
import { run } from './run.ts'
import { places, quoted } from './statement-text.ts'

/** Rows with the same columns, fewer than a statement of SQLite or PostgreSQL may have parameters for. */
const MOST_PARAMETERS = 30_000

/** The statements that write rows which have all the same columns: one, unless they are very many. */
export function insertions(table: string, rows: readonly Row[], ending = ''): Statement[] {
  const columns = Object.keys(rows[0] ?? {})
  const step = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length))
  const head = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `
  const row = `(${places(columns.length)})`
  const statements: Statement[] = []
  for (let from = 0; from < rows.length; from += step) {
    const part = rows.slice(from, from + step)
    const parameters = part.flatMap((values) => columns.map((column) => values[column] ?? null))
    statements.push({ text: head + Array(part.length).fill(row).join(', ') + ending, parameters })
  }
  return statements
}

/** Writes rows that have all the same columns and returns their ids in order. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<Cell[]> {
  const ids: Cell[] = []
  for (const { text, parameters } of insertions(table, rows, ' returning "id"')) {
    const written = await run<{ id: Cell }>(db, text, parameters)
    for (const { id } of written.rows) ids.push(id)
  }
  return ids
}

/** Writes rows that have all the same columns, whose ids nobody needs. */
export async function addRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (const { text, parameters } of insertions(table, rows)) await run(db, text, parameters)
}

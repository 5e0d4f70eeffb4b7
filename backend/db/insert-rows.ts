import { CompiledQuery } from 'kysely'
import { type Cell, type Database, isSqlite, type Row } from './database.ts'
import { places, quoted } from './statement-text.ts'

const statements = new Map<string, string>()

/** The statement for so many rows, made once: composing it anew takes longer than running it. */
function statementFor(sqlite: boolean, table: string, columns: readonly string[], count: number): string {
  const key = `${sqlite ? 's' : 'p'}/${table}/${count}/${columns.join()}`
  const known = statements.get(key)
  if (known) return known
  const row = (index: number) => `(${places(sqlite, columns.length, index * columns.length + 1)})`
  const values = Array.from({ length: count }, (_row, index) => row(index)).join(', ')
  const made = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${values} returning "id"`
  if (count <= 20) statements.set(key, made)
  return made
}

/** Rows with the same columns, fewer than a statement of SQLite or PostgreSQL may have parameters for. */
const MOST_PARAMETERS = 30_000

/** Writes rows that have all the same columns and returns their ids in order. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<Cell[]> {
  const columns = Object.keys(rows[0] ?? {})
  const step = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length))
  const ids: Cell[] = []
  for (let from = 0; from < rows.length; from += step) {
    const part = rows.slice(from, from + step)
    const parameters = part.flatMap((row) => columns.map((column) => row[column] ?? null))
    const text = statementFor(isSqlite(db), table, columns, part.length)
    const written = await db.executeQuery<{ id: Cell }>(CompiledQuery.raw(text, parameters))
    for (const { id } of written.rows) ids.push(id)
  }
  return ids
}

import { readTogether, type Statement } from './batch.ts'
import { type Cell, type Database, isSqlite, type Row } from './database.ts'
import { run } from './run.ts'
import { quoted } from './statement-text.ts'

/** A statement that finds many rows, and what it calls their columns. */
export interface ManyRows extends Statement {
  readonly columns: readonly string[]
}

/** The same as one row, each of whose columns is the list of what the rows have there. */
function asLists({ columns, text, parameters = [] }: ManyRows): Statement {
  const lists = columns.map((name) => `json_agg(${quoted(name)})::text as ${quoted(name)}`)
  return { text: `select ${lists.join(', ')} from (${text}) as many`, parameters }
}

function rowsOfLists(columns: readonly string[], found: Row | undefined): Row[] {
  const lists = columns.map((name) => JSON.parse(String(found?.[name] ?? '[]')) as readonly Cell[])
  return (lists[0] ?? []).map((_, at) => {
    const row: Row = {}
    for (let column = 0; column < columns.length; column++) row[columns[column] as string] = lists[column]?.[at] as Cell
    return row
  })
}

/**
 * Reads with statements that find a thousand rows and more each. PostgreSQL hands every column over as one text, for what Node does with
 * each value of each row takes it longer than finding them took PostgreSQL.
 */
export async function readMany<Kind extends string>(
  db: Database,
  questions: Readonly<Record<Kind, ManyRows>>,
): Promise<Record<Kind, Row[]>> {
  const asked = Object.entries(questions) as [Kind, ManyRows][]
  const found = {} as Record<Kind, Row[]>
  if (isSqlite(db))
    for (const [kind, { text, parameters }] of asked) found[kind] = (await run(db, text, parameters)).rows
  else {
    const lists = asked.map(([kind, many]) => [kind, [asLists(many)]])
    const answers = await readTogether(db, Object.fromEntries(lists) as Record<Kind, Statement[]>)
    for (const [kind, { columns }] of asked) found[kind] = rowsOfLists(columns, answers[kind][0])
  }
  return found
}

import { columnsOf, model } from '#contract/model/model.ts'
import type { Statement } from './batch.ts'
import type { Database, Row } from './database.ts'
import { run } from './run.ts'
import { places, quoted } from './statement-text.ts'

const lists = new Map<string, string>()

/** The columns of a table as a statement names them, so that it can be kept prepared: all that the model knows, else whatever there is. */
export function columnsIn(table: string, alias?: string): string {
  const prefix = alias === undefined ? '' : `${alias}.`
  const key = `${table} ${prefix}`
  const collection = model.get(table)
  const names = collection && [...new Set(['id', ...columnsOf(collection).map(([name]) => name)])]
  const list = lists.get(key) ?? names?.map((name) => prefix + quoted(name)).join(', ') ?? `${prefix}*`
  lists.set(key, list)
  return list
}

/** Asks for the rows of a table whose column `by` has one of these values, in the order of their ids; of no values nothing is asked. */
export function askForRows(table: string, by: string, values: readonly (number | string)[]): Statement[] {
  if (values.length === 0) return []
  const text = `select ${columnsIn(table)} from ${quoted(table)} where ${quoted(by)} in (${places(values.length)}) order by "id"`
  return [{ text, parameters: values }]
}

/** The rows of a table whose column `by` has one of these values, in the order of their ids. */
export async function rowsOf(
  db: Database,
  table: string,
  by: string,
  values: readonly (number | string)[],
): Promise<Row[]> {
  const [statement] = askForRows(table, by, values)
  return statement ? (await run(db, statement.text, statement.parameters)).rows : []
}

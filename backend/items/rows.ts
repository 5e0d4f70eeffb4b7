import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Field, ManyToOne, OneToMany } from '#contract/model/field.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Access } from './access.ts'
import { fromCell, type Value } from './cell.ts'
import { isAmong } from './condition-sql.ts'
import type { FieldTree } from './field-tree.ts'
import { LIMITS } from './limits.ts'
import { and, limited, reached, visible } from './visible.ts'

export type Item = Record<string, Value>

/** One request's reading: counts rows and values, so that no query grows beyond bounds. */
export interface RowReading {
  readonly db: Database
  readonly access: Access
  rowsLeft: number
  cellsLeft: number
}

/** What an answer with these fields may read: one without relations is bounded by its rows alone. */
export function reading(db: Database, access: Access, collection: Collection, fields: FieldTree): RowReading {
  const isRelated = [...fields].some(([name, below]) => below || fieldOf(collection, name)?.type === 'o2m')
  return { db, access, rowsLeft: LIMITS.rows, cellsLeft: access.public && isRelated ? LIMITS.cells : Infinity }
}

export interface Selection {
  readonly where: readonly RawBuilder<unknown>[]
  readonly order: readonly RawBuilder<unknown>[]
  readonly limit?: number | undefined
  readonly offset?: number
  /** Finds the ids first, which an index may do alone, and reads only these rows. */
  readonly narrow?: boolean
}

const ALIAS = 't'

/** Reads rows with the fields asked for, relations included: one statement for each relation, however many rows. */
export async function readRows(
  at: RowReading,
  collection: Collection,
  fields: FieldTree,
  selection: Selection,
  extra: readonly string[] = [],
): Promise<{ items: Item[]; rows: Row[] }> {
  const rows = await selectRows(at, collection, columnsNeeded(collection, fields, extra), selection)
  const relations = [...fields].map(async ([name, below]) => {
    const field = fieldOf(collection, name) as Field
    return [name, await valuesOf(at, field, name, below, rows)] as const
  })
  const columns = await Promise.all(relations)
  const items = rows.map((_row, index) => {
    const item: Item = {}
    for (const [name, values] of columns) item[name] = values[index] as Value
    return item
  })
  return { items, rows }
}

function columnsNeeded(collection: Collection, fields: FieldTree, extra: readonly string[]): string[] {
  const own = [...fields.keys()].filter((name) => fieldOf(collection, name)?.type !== 'o2m')
  return [...new Set(['id', ...own, ...extra])]
}

async function selectRows(at: RowReading, collection: Collection, columns: readonly string[], selection: Selection) {
  const { where, order, limit, offset = 0, narrow } = selection
  const bound = Math.min(limit ?? at.rowsLeft + 1, at.rowsLeft + 1)
  const from = sql`from ${sql.table(collection.name)} as ${sql.id(ALIAS)}`
  const ordered = order.length > 0 ? sql`order by ${sql.join(order)}` : sql``
  const page = sql`${ordered} limit ${bound} ${offset > 0 ? sql`offset ${offset}` : sql``}`
  const id = sql.ref(`${ALIAS}.id`)
  const rest = narrow
    ? sql`where ${id} in (select ${id} ${from} where ${and(where)} ${page}) ${ordered}`
    : sql`where ${and(where)} ${page}`
  const names = sql.join(columns.map((name) => sql.ref(`${ALIAS}.${name}`)))
  const { rows } = await sql<Row>`select ${names} ${from} ${rest}`.execute(at.db)
  at.rowsLeft -= rows.length
  at.cellsLeft -= rows.length * columns.length
  if (at.rowsLeft < 0) throw new Fault('invalid', `The answer would have more than ${LIMITS.rows} rows; ask for less`)
  if (at.cellsLeft < 0)
    throw new Fault('invalid', `The answer would have more than ${LIMITS.cells} values; ask for fewer fields or items`)
  return rows
}

/** The values of one field for all rows. */
async function valuesOf(at: RowReading, field: Field, name: string, below: FieldTree | null, rows: readonly Row[]) {
  if (field.type === 'o2m') return listsOf(at, field, below, rows)
  if (field.type === 'm2o' && below) return targetsOf(at, field, name, below, rows)
  return rows.map((row) => fromCell(field, row[name]))
}

async function targetsOf(at: RowReading, field: ManyToOne, name: string, below: FieldTree, rows: readonly Row[]) {
  const keys = [...new Set(rows.map((row) => row[name]).filter((key) => key !== null))]
  if (keys.length === 0) return rows.map(() => null)
  const target = collectionOf(field.target)
  const where = [isAmong(at.db, sql.ref(`${ALIAS}.id`), keys), ...reached(at.access, target, ALIAS)]
  const found = await readRows(at, target, below, { where, order: [] })
  const byId = new Map(found.rows.map((row, index) => [row.id, found.items[index] as Item]))
  return rows.map((row) => byId.get(row[name] as Cell) ?? null)
}

const ONLY_ID: FieldTree = new Map([['id', null]])

async function listsOf(
  at: RowReading,
  field: OneToMany,
  below: FieldTree | null,
  rows: readonly Row[],
): Promise<Value[]> {
  if (rows.length === 0) return []
  const target = collectionOf(field.target)
  const keys = rows.map((row) => row.id)
  const column = sql.ref(`${ALIAS}.${field.by}`)
  // Parts of an item that exists for the caller are in the caller's project.
  const isPart = target.owners.includes(field.by)
  const scope = isPart ? limited(at.access, target, ALIAS) : visible(at.access, target, ALIAS)
  const order = [...(target.sort ? [sql.ref(`${ALIAS}.${target.sort}`)] : []), sql.ref(`${ALIAS}.id`)]
  const found = await readRows(
    at,
    target,
    below ?? ONLY_ID,
    { where: [isAmong(at.db, column, keys), ...scope], order },
    [field.by],
  )
  const lists = new Map<Cell, Value[]>()
  found.rows.forEach((row, index) => {
    const key = row[field.by] as Cell
    const list = lists.get(key) ?? []
    if (list.length === 0) lists.set(key, list)
    list.push(below ? (found.items[index] as Item) : (row.id as Value))
  })
  return rows.map((row) => lists.get(row.id as Cell) ?? [])
}

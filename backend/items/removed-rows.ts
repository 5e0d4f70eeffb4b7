import type { Collection } from '#contract/model/collection.ts'
import type { ManyToOne } from '#contract/model/field.ts'
import { areaOf, collectionOf, columnsOf, model } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

/** What goes when an item is deleted, as it is stored. */
export interface RemovedRows {
  /** The item's own row first; rows come before those that belong to them. */
  readonly rows: readonly { readonly collection: string; readonly row: Row }[]
  /** Rows that stay and lose what they point to. */
  readonly links: readonly RowLink[]
}

export interface RowLink {
  readonly collection: string
  readonly id: Cell
  readonly field: string
  readonly to: Cell
}

interface Pointer {
  readonly collection: Collection
  readonly field: string
  readonly onDelete: ManyToOne['onDelete']
}

const AT_ONCE = 500

/** The columns of contents that point to a collection. */
const pointersTo = (target: string): Pointer[] =>
  [...model.values()].flatMap((collection) =>
    areaOf(collection) === 'system'
      ? []
      : columnsOf(collection).flatMap(([field, column]) =>
          column.type === 'm2o' && column.target === target ? [{ collection, field, onDelete: column.onDelete }] : [],
        ),
  )

/** The item's row with every row that the database deletes together with it, and what it empties elsewhere. Read before the deletion. */
export async function removedRows(db: Database, collection: Collection, id: Cell): Promise<RemovedRows> {
  const rows: { collection: string; row: Row }[] = []
  const links: RowLink[] = []
  const known = new Set<string>()
  const waiting: { collection: Collection; rows: readonly Row[] }[] = []
  const take = (from: Collection, found: readonly Row[]) => {
    const fresh = found.filter((row) => !known.has(`${from.name}/${row.id}`))
    for (const row of fresh) {
      known.add(`${from.name}/${row.id}`)
      rows.push({ collection: from.name, row })
    }
    if (fresh.length > 0) waiting.push({ collection: from, rows: fresh })
  }
  take(collection, await rowsOf(db, collection.name, 'id', [id as string | number]))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const ids = next.rows.map((row) => row.id as string | number)
    for (const pointer of pointersTo(next.collection.name)) {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const found = await rowsOf(db, pointer.collection.name, pointer.field, ids.slice(from, from + AT_ONCE))
        if (pointer.onDelete === 'cascade') take(pointer.collection, found)
        if (pointer.onDelete === 'set null')
          for (const row of found)
            links.push({
              collection: pointer.collection.name,
              id: row.id as Cell,
              field: pointer.field,
              to: row[pointer.field] as Cell,
            })
      }
    }
  }
  return { rows, links: links.filter((link) => !known.has(`${link.collection}/${link.id}`)) }
}

/** A stored row as the database at hand takes it; columns that the model no longer has are left out. */
export function asStored(name: string, row: Row): Row {
  return Object.fromEntries(
    columnsOf(collectionOf(name)).flatMap(([column, field]) => {
      const cell = row[column]
      if (cell === undefined) return []
      return [[column, field.type === 'boolean' && cell !== null ? Boolean(cell) : cell]]
    }),
  )
}

import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, columnsOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { ownAccess } from './access.ts'
import { fromCell } from './cell.ts'
import type { FieldTree } from './field-tree.ts'
import { partsOf } from './parts.ts'
import { type Item, reading, readRows } from './rows.ts'

const trees = new Map<Collection, FieldTree>()

function partTree(collection: Collection): FieldTree {
  const known = trees.get(collection)
  if (known) return known
  const columns = columnsOf(collection).flatMap(([name, { secret }]) => (secret ? [] : [[name, null] as const]))
  const parts = partsOf(collection).map(([name, list]) => [name, partTree(collectionOf(list.target))] as const)
  const tree: FieldTree = new Map<string, FieldTree | null>([...columns, ...parts])
  trees.set(collection, tree)
  return tree
}

/** The item with all its parts as the wire has it; undefined when there is no such item. */
export async function snapshot(db: Database, collection: Collection, id: Cell): Promise<Item | undefined> {
  const where = [sql`${sql.ref('t.id')} = ${id}`]
  const tree = partTree(collection)
  const { items } = await readRows(reading(db, ownAccess, collection, tree), collection, tree, { where, order: [] })
  return items[0]
}

/** A row just written as the wire has it, without its lists. */
export const itemOfRow = (collection: Collection, row: Row): Item =>
  Object.fromEntries(
    columnsOf(collection).flatMap(([name, field]) => (field.secret ? [] : [[name, fromCell(field, row[name])]])),
  )

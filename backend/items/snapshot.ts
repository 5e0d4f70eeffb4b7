import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { OneToMany } from '#contract/model/field.ts'
import { collectionOf, columnsOf, listsOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { ownAccess } from './access.ts'
import { ownerOf } from './belonging.ts'
import { fromCell } from './cell.ts'
import type { FieldTree } from './field-tree.ts'
import { type Item, reading, readRows } from './rows.ts'

/** The lists whose rows are parts of the item: they live and die with it, and its revisions hold them. */
export function partsOf(collection: Collection): [string, OneToMany][] {
  return listsOf(collection).filter(([, list]) => {
    const target = collectionOf(list.target)
    return target.owners.includes(list.by) && !target.standalone
  })
}

/** Whether the row's history is that of the item it is a part of. */
export const isPart = (collection: Collection): boolean =>
  !collection.standalone && collection.owners.some((owner) => owner !== 'project' && holds(collection, owner))

const holds = (collection: Collection, owner: string): boolean =>
  partsOf(ownerOf(collection, owner)).some(([, list]) => list.target === collection.name && list.by === owner)

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

import type { Collection } from '#contract/model/collection.ts'
import type { Cell, Database } from '../db/database.ts'
import { ownerOf } from './belonging.ts'
import { isPart } from './parts.ts'

/** An item that stands for itself. */
export interface Root {
  readonly collection: Collection
  readonly id: Cell
}

/** The item that a row is a part of, however deep; the row itself where it is none. */
export async function rootOf(db: Database, collection: Collection, id: Cell): Promise<Root> {
  if (!isPart(collection)) return { collection, id }
  const row = await db
    .selectFrom(collection.name)
    .select([...collection.owners])
    .where('id', '=', id)
    .executeTakeFirst()
  const owner = collection.owners.find((name) => row?.[name] !== null && row?.[name] !== undefined)
  if (!row || owner === undefined) return { collection, id }
  return rootOf(db, ownerOf(collection, owner), row[owner] as Cell)
}

import type { Collection } from '#contract/model/collection.ts'
import { areaOf, collectionOf, model } from '#contract/model/model.ts'
import type { BinItem } from '#contract/wire/bin.ts'
import { retention } from '#domain/company/retention.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { Fault } from '../fault.ts'
import type { Access } from './access.ts'
import type { Belonging } from './belonging.ts'
import { isPart } from './parts.ts'
import { type RemovedRows, removedRows } from './removed-rows.ts'
import { authorName, shown } from './revision.ts'
import type { Item } from './rows.ts'
import type { Writing } from './writing.ts'

/** Days for which what was deleted can be brought back. */
const BIN_DAYS = retention.bin.kept.days

const DAY = 86_400_000

/** What visitors sent and staff delete. Of subscriptions and consents nothing is kept: deleting them is the erasure asked for. */
const FROM_VISITORS = ['contact_request', 'ecommerce_request', 'ecommerce_rating_report']

/**
 * Whether the collection's items go into the bin: those that the back office deletes. A website with all it has is none of them, orders
 * and mails nobody deletes, and parts come back with the history of their item.
 */
const isKept = (collection: Collection): boolean => {
  if (isPart(collection) || collection.owners.length === 0) return false
  return (
    ['content', 'files', 'catalogue', 'shop'].includes(areaOf(collection)) || FROM_VISITORS.includes(collection.name)
  )
}

/** Puts an item that is about to be deleted into the bin, for 30 days or until it would have expired by itself. */
export async function keepInBin(
  at: Writing,
  collection: Collection,
  id: Cell,
  project: Belonging,
  data: Item | undefined,
): Promise<void> {
  if (!isKept(collection) || data === undefined) return
  const now = at.defaults.now()
  const over = new Date(now.getTime() + BIN_DAYS * DAY).toISOString()
  const own = typeof data.expires_on === 'string' ? data.expires_on : over
  await addRows(at.db, 'bin_items', [
    {
      project: project ?? null,
      collection: collection.name,
      item: String(id),
      user: at.access.user ?? null,
      deleted_on: now.toISOString(),
      expires_on: [own, over].toSorted()[0] ?? over,
      data: JSON.stringify(data),
      removed: JSON.stringify(await removedRows(at.db, collection, id)),
    },
  ])
}

/** Who may delete something may also take that back, and so may who could make it anew. */
export const mayBringBack = (access: Access, collection: Collection): boolean =>
  access.write(collection, 'delete') !== undefined || access.write(collection, 'create') !== undefined

const seenBy = (access: Access): string[] =>
  [...model.values()].flatMap((collection) =>
    isKept(collection) && access.read(collection) && mayBringBack(access, collection) ? [collection.name] : [],
  )

const select = (db: Database, access: Access, now: Date) =>
  db
    .selectFrom('bin_items')
    .leftJoin('users', 'users.id', 'bin_items.user')
    .selectAll('bin_items')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('bin_items.collection', 'in', seenBy(access))
    .where('bin_items.expires_on', '>', now.toISOString())
    .where('bin_items.project', '=', access.project)

const binItem = (access: Access, row: Row): BinItem => ({
  id: Number(row.id),
  collection: String(row.collection),
  item: String(row.item),
  by: authorName(access, row),
  deleted_on: String(row.deleted_on),
  expires_on: String(row.expires_on),
  data: shown(access, collectionOf(String(row.collection)), JSON.parse(String(row.data))),
})

/** What lies in the bin for the caller, deleted last first. `page` counts from 1. */
export async function listBin(
  db: Database,
  access: Access,
  { now, limit, page }: { now: Date; limit: number; page: number },
): Promise<{ items: BinItem[]; count: number }> {
  const query = select(db, access, now)
  const rows = await query
    .orderBy('bin_items.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const counted = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirst()
  return { items: rows.map((row) => binItem(access, row)), count: Number(counted?.count ?? 0) }
}

/** An item of the bin with what was removed. Throws the Fault for one that is not there for the caller. */
export async function binItemOf(
  db: Database,
  access: Access,
  id: number,
  now: Date,
): Promise<{ item: BinItem; project: number; removed: RemovedRows }> {
  const row = await select(db, access, now).where('bin_items.id', '=', id).executeTakeFirst()
  if (!row) throw new Fault('unknownItem', `Item not found: bin ${id}`)
  return {
    item: binItem(access, row),
    project: Number(row.project),
    removed: JSON.parse(String(row.removed)) as RemovedRows,
  }
}

/** Ends what has lain in the bin for its time. Returns the files whose bytes nobody needs any more. */
export async function purgeBin(db: Database, now: Date): Promise<{ project: number; id: string }[]> {
  const gone = await db
    .deleteFrom('bin_items')
    .where('expires_on', '<=', now.toISOString())
    .returning(['collection', 'item', 'project'])
    .execute()
  return gone.flatMap(({ collection, item, project }) =>
    collection === 'files' && project !== null ? [{ project: Number(project), id: String(item) }] : [],
  )
}

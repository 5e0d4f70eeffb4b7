import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, columnsOf } from '#contract/model/model.ts'
import type { BinItem } from '#contract/wire/bin.ts'
import type { Cell, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { Fault } from '../fault.ts'
import { mayBringBack } from './bin.ts'
import { type Announced, announce } from './history.ts'
import { partsOf } from './parts.ts'
import { asStored, type RemovedRows, type RowLink } from './removed-rows.ts'
import { type Root, rootOf } from './root-of.ts'
import { Invalid, type Problem } from './validate.ts'
import { note, type Writing, writeRows } from './writing.ts'

/** Items beside the one brought back whose history is written; of the others the change feed alone is told. */
const MOST_NOTED = 200

/**
 * Brings an item back as it was when it was deleted: its row and those of its parts with their ids, what belonged to it, and what
 * pointed to it and points to nothing else now. What stood between it and others that are gone meanwhile stays away. Throws the
 * Fault where the caller may not, where it is there again, or where another has its address now.
 */
export async function bringBack(at: Writing, item: BinItem, project: number, removed: RemovedRows): Promise<void> {
  const collection = collectionOf(item.collection)
  checkRights(at, collection, removed)
  const [root, ...others] = removed.rows
  if (!root) throw new Fault('unknownItem', `Item not found: bin ${item.id}`)
  const { id } = root.row
  const present = await rowsOf(at.db, collection.name, 'id', [id as string | number])
  if (present.length > 0) throw new Fault('conflict', `${collection.name} ${id} is there again`)
  await writeRows(at.db, collection, [await ownRow(at, collection, root.row)], '')
  const touched = new Map<string, { collection: Collection; id: Cell }>()
  for (const { collection: name, row } of others) {
    const target = collectionOf(name)
    const possible = await dependentRow(at, target, row)
    if (!possible) continue
    await writeRows(at.db, target, [possible], '')
    touched.set(`${name}/${row.id}`, { collection: target, id: row.id as Cell })
  }
  for (const link of removed.links)
    if (await linkAgain(at, link))
      touched.set(`${link.collection}/${link.id}`, { collection: collectionOf(link.collection), id: link.id })
  await note(at, { collection, id: id as Cell, action: 'restore', project })
  const entries = [...touched.values()]
  for (const entry of entries.slice(0, MOST_NOTED)) await note(at, { ...entry, action: 'update' })
  await announce(at.db, await changesOf(at, project, entries.slice(MOST_NOTED)), at.defaults.now().toISOString())
  await at.db.deleteFrom('bin_items').where('id', '=', item.id).execute()
}

/** Changes of items of which pages may be made, each once. */
async function changesOf({ db }: Writing, project: number, entries: readonly Root[]): Promise<Announced[]> {
  const changed = new Map<string, Announced>()
  for (const entry of entries) {
    const { collection, id } = await rootOf(db, entry.collection, entry.id)
    const touched = [...new Set([collection.name, entry.collection.name])]
    changed.set(`${collection.name}/${id}`, { project, collection: collection.name, id, action: 'update', touched })
  }
  return [...changed.values()]
}

/** What is part of the item may be brought back by who could delete or make it; nothing is written otherwise. */
function checkRights({ access }: Writing, collection: Collection, { rows }: RemovedRows): void {
  const parts = partNames(collection)
  const names = new Set(rows.map((row) => row.collection).filter((name) => name === collection.name || parts.has(name)))
  for (const name of names)
    if (!mayBringBack(access, collectionOf(name))) throw new Fault('forbidden', `${name}: create is not allowed`)
}

function partNames(collection: Collection, names = new Set<string>()): Set<string> {
  for (const [, { target }] of partsOf(collection))
    if (!names.has(target)) partNames(collectionOf(target), names.add(target))
  return names
}

/** The columns of a row whose target is gone, by what was to become of the row then. */
async function goneTargets({ db }: Writing, collection: Collection, row: Row) {
  const gone: { name: string; onDelete: string; isRequired: boolean }[] = []
  for (const [name, field] of columnsOf(collection)) {
    const value = row[name]
    if (field.type !== 'm2o' || value === null || value === undefined) continue
    const found = await rowsOf(db, field.target, 'id', [value as string | number])
    if (found.length === 0) gone.push({ name, onDelete: field.onDelete, isRequired: field.required === true })
  }
  return gone
}

async function ownRow(at: Writing, collection: Collection, row: Row): Promise<Row> {
  const gone = await goneTargets(at, collection, row)
  const problems: Problem[] = gone
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => ({ field: name, message: 'names an item that does not exist' }))
  if (problems.length > 0) throw new Invalid(problems)
  return { ...asStored(collection.name, row), ...Object.fromEntries(gone.map(({ name }) => [name, null])) }
}

/** A row that belonged to the item; undefined for one that is there again, or led to something that is gone. */
async function dependentRow(at: Writing, collection: Collection, row: Row): Promise<Row | undefined> {
  const gone = await goneTargets(at, collection, row)
  if (gone.some(({ onDelete, isRequired }) => isRequired || onDelete === 'cascade')) return undefined
  const stored = { ...asStored(collection.name, row), ...Object.fromEntries(gone.map(({ name }) => [name, null])) }
  return (await isTaken(at, collection, stored)) ? undefined : stored
}

/** Whether the place of a row is taken: by its id, or by a key that must be the only one. */
async function isTaken({ db }: Writing, collection: Collection, row: Row): Promise<boolean> {
  for (const columns of [['id'], ...collection.unique]) {
    if (columns.some((name) => row[name] === null || row[name] === undefined)) continue
    const found = await db
      .selectFrom(collection.name)
      .select('id')
      .where((eb) => eb.and(columns.map((name) => eb(name, '=', row[name] as Cell))))
      .executeTakeFirst()
    if (found) return true
  }
  return false
}

/** Points a row to the item again unless it is gone, or points elsewhere now. */
async function linkAgain({ db }: Writing, { collection, id, field, to }: RowLink): Promise<boolean> {
  const result = await db
    .updateTable(collection)
    .set({ [field]: to })
    .where('id', '=', id)
    .where(field, 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

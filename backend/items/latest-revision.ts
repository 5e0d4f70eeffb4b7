import type { Collection } from '#contract/model/collection.ts'
import type { Cell, Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Writing } from './writing.ts'

/** Number of the item's latest revision, 0 for one that has none. Whoever writes the item gives it a higher one. */
export async function latestRevision(db: Database, collection: Collection, id: Cell): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('collection', '=', collection.name)
    .where('item', '=', String(id))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

/** The revision that a change starts from, out of `If-Match: "7"`; undefined where the caller does not say. Throws the Fault. */
export function expectedRevision(request: Request): number | undefined {
  const given = request.headers.get('if-match')
  if (given === null || given === '*') return undefined
  const [, number] = /^"(\d{1,15})"$/.exec(given) ?? []
  if (number === undefined) throw new Fault('badRequest', 'If-Match must be the number of a revision in quotes')
  return Number(number)
}

/** Throws the Fault for an item that somebody has changed since the expected revision, so that nothing is overwritten unseen. */
export async function checkUnchanged(at: Writing, collection: Collection, id: Cell, expected: number | undefined) {
  if (expected === undefined) return
  // Writers queue at this row in any case; queueing before the look keeps two of them from passing it together.
  await at.db
    .updateTable('change_head')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .execute()
  if ((await latestRevision(at.db, collection, id)) > expected)
    throw new Fault('outdated', `${collection.name} ${id} has been changed since it was read`)
}

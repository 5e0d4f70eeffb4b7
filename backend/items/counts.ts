import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { type Area, areaOf } from '#contract/model/model.ts'
import { lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import { and } from './visible.ts'

interface Remembered {
  /** Number of the change that the counts were made after. */
  readonly seq: number
  readonly counts: Map<string, number>
}

const KEPT = 1000

const remembered = new WeakMap<Database, Remembered>()

/** Collections of whose every write the change feed tells; what visitors send, mails and the trail of activity go past it. */
const isAnnounced = (collection: Collection): boolean =>
  collection.name === 'ecommerce_order' || ANNOUNCED.includes(areaOf(collection))

const ANNOUNCED: readonly Area[] = ['content', 'files', 'catalogue', 'shop']

/**
 * How many rows of a collection, called `t`, meet all conditions. Counting a large collection takes longer than reading a
 * page of it, so a count is kept until the next change of anything, where every change is told.
 */
export async function countRows(
  db: Database,
  collection: Collection,
  where: readonly RawBuilder<unknown>[],
): Promise<number> {
  const query = sql<{ n: number }>`
    select count(*) as n from ${sql.table(collection.name)} as ${sql.id('t')} where ${and(where)}`.compile(db)
  const count = async () => (await db.executeQuery(query)).rows[0]?.n ?? 0
  if (!isAnnounced(collection)) return count()
  const seq = await lastChange(db)
  const known = remembered.get(db)
  const { counts } = known?.seq === seq ? known : { counts: new Map<string, number>() }
  if (known?.seq !== seq) remembered.set(db, { seq, counts })
  const key = JSON.stringify([query.sql, query.parameters])
  const kept = counts.get(key)
  if (kept !== undefined) return kept
  const found = await count()
  if (counts.size < KEPT) counts.set(key, found)
  return found
}

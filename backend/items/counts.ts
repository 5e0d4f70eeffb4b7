import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import { and } from './condition-sql.ts'

interface Remembered {
  /** Number of the change that the counts were made after. */
  readonly seq: number
  readonly counts: Map<string, number>
}

const KEPT = 1000

const remembered = new WeakMap<Database, Remembered>()

/**
 * How many rows of a collection, called `t`, meet all conditions. Counting a large collection takes longer than reading a
 * page of it, so a count is kept until the next change of anything.
 */
export async function countRows(
  db: Database,
  collection: Collection,
  where: readonly RawBuilder<unknown>[],
): Promise<number> {
  const seq = await lastChange(db)
  const known = remembered.get(db)
  const { counts } = known?.seq === seq ? known : { counts: new Map<string, number>() }
  if (known?.seq !== seq) remembered.set(db, { seq, counts })
  const query = sql<{ n: number }>`
    select count(*) as n from ${sql.table(collection.name)} as ${sql.id('t')} where ${and(where)}`.compile(db)
  const key = JSON.stringify([query.sql, query.parameters])
  const kept = counts.get(key)
  if (kept !== undefined) return kept
  const { rows } = await db.executeQuery(query)
  const count = rows[0]?.n ?? 0
  if (counts.size < KEPT) counts.set(key, count)
  return count
}

import type { Cell, Database } from '../db/database.ts'
import { run } from '../db/run.ts'

/** One committed write, in the order of commits. */
export interface Change {
  /** 1, 2, 3, … without gaps. */
  readonly seq: number
  /** Null for an item that serves all projects. */
  readonly project: number | null
  readonly collection: string
  readonly item: string
  readonly action: 'create' | 'update' | 'delete'
  /** Collections of the rows written: the item's own and those of its parts. */
  readonly touched: readonly string[]
  readonly created_on: string
}

/** The changes after number `since`, at most `limit`. */
export async function changesSince(db: Database, since: number, limit: number): Promise<Change[]> {
  const { rows } = await run(db, 'select * from changes where id > ? order by id limit ?', [since, limit])
  return rows.map((row) => ({
    seq: Number(row.id),
    project: row.project as number | null,
    collection: String(row.collection),
    item: String(row.item),
    action: row.action as Change['action'],
    touched: JSON.parse(String(row.touched as Cell)) as string[],
    created_on: String(row.created_on),
  }))
}

/** The number of the newest change, 0 before the first. */
export async function lastChange(db: Database): Promise<number> {
  const row = await db.selectFrom('change_head').select('seq').executeTakeFirstOrThrow()
  return Number(row.seq)
}

import { rowsInTurn } from '../db/batch.ts'
import type { Cell, Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'

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
  const { rows } = await run<{ seq: number }>(db, 'select seq from change_head')
  return Number(rows[0]?.seq ?? 0)
}

export interface ChangedProjects {
  /** The number of the newest change. */
  readonly last: number
  /** Null among them for what serves all projects. */
  readonly projects: readonly (number | null)[]
}

/** The newest change, and the projects with a change to one of these collections after number `since`. */
export async function changedProjects(
  db: Database,
  collections: readonly string[],
  since: number,
): Promise<ChangedProjects> {
  const rows = await rowsInTurn(db, {
    text: `select h.seq, c.project, min(c.id) as id from change_head h
    left join changes c on c.id > ? and c.id <= h.seq and c.collection in (${places(collections.length)})
    group by h.seq, c.project`,
    parameters: [since, ...collections],
  })
  return {
    last: Number(rows[0]?.seq ?? 0),
    projects: rows.flatMap(({ id, project }) => (id === null ? [] : [project as number | null])),
  }
}

import type { BackupProblemCode } from '#contract/wire/backup-plan.ts'
import type { Restore } from '#contract/wire/restores.ts'
import type { Database, Row } from '../db/database.ts'
import type { RestoreOrder } from './restore-order.ts'

/** Restores that people see. */
const SHOWN = 20

const restoreOf = (row: Row): Restore => ({
  id: String(row.id),
  by: String(row.by),
  created_on: String(row.created_on),
  ended_on: String(row.ended_on),
  state: row.state as Restore['state'],
  place: row.place as Restore['place'],
  name: String(row.name),
  archive_on: String(row.archive_on),
  safety: row.safety == null ? null : String(row.safety),
  rows: Number(row.rows),
  files: Number(row.files),
  problem: row.problem as BackupProblemCode | null,
  detail: row.detail == null ? null : String(row.detail),
})

/** The last restores, newest first. */
export async function recentRestores(db: Database): Promise<Restore[]> {
  const rows = await db.selectFrom('restores').selectAll().orderBy('ended_on', 'desc').limit(SHOWN).execute()
  return rows.map(restoreOf)
}

/** The restore of that id that has ended. */
export async function endedRestore(db: Database, id: string): Promise<Restore | undefined> {
  const row = await db.selectFrom('restores').selectAll().where('id', '=', id).executeTakeFirst()
  return row && restoreOf(row)
}

/** The names of archives that were made because another was about to be restored. */
export async function safetyNames(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('restores').select('safety').where('safety', 'is not', null).execute()
  return new Set(rows.map(({ safety }) => String(safety)))
}

/** What a restore came to. */
export type RestoreEnd =
  | { readonly state: 'done'; readonly rows: number; readonly files: number }
  | { readonly state: 'failed'; readonly problem: BackupProblemCode; readonly detail: string }

/** Notes how a restore ended, in the caller's transaction where there is one. */
export async function noteRestore(db: Database, order: RestoreOrder, end: RestoreEnd, now: Date): Promise<void> {
  const { id, created_on, place, name, archive_on } = order
  const [by, safety, ended_on] = [order.by.email, order.safety?.name ?? null, now.toISOString()]
  await db
    .insertInto('restores')
    .values({ id, by, created_on, place, name, archive_on, safety, ended_on, ...end })
    .execute()
}

import type { TillChanged, TillFileDetail, TillFileRun, TillReport } from '#contract/wire/till.ts'
import type { Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { alarmOf, type Teller } from './till-alarm.ts'
import type { PlaceOfTill } from './till-places.ts'

/** A file that is being read. */
export interface OpenRun {
  readonly id: number
  readonly project: number
  readonly place: Pick<PlaceOfTill, 'key' | 'branch'>
}

/** What became of a file: the sentence why it was refused, or what it changed. */
export type RunEnd = string | { readonly report: TillReport; readonly changes: readonly TillChanged[] }

/** Milliseconds without a sign of life after which a file counts as left by a process that has ended. */
export const SILENCE = 60_000

/** Notes that a file is read from now on. */
export async function beginRun(
  db: Database,
  {
    project,
    place,
    user,
    filename,
  }: Omit<OpenRun, 'id'> & { readonly user: number | null; readonly filename?: string },
  now: Date,
): Promise<OpenRun> {
  const on = now.toISOString()
  const row = await db
    .insertInto('till_runs')
    .values({
      project,
      user,
      place: place.key,
      branch: place.branch,
      filename: filename ?? null,
      state: 'reading',
      created_on: on,
      seen_on: on,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: Number(row.id), project, place }
}

/** Tells that a file is still worked on; false where somebody else has ended it. */
export async function isStillMine(db: Database, id: number, state: 'reading' | 'writing', now: Date): Promise<boolean> {
  const text = `update till_runs set seen_on = ?, state = ? where id = ? and state in ('reading', 'writing')`
  return (await run(db, text, [now.toISOString(), state, id])).numAffectedRows === 1n
}

/** Forgets a file that was not read after all. */
export const dropRun = (db: Database, id: number) =>
  db.deleteFrom('till_runs').where('id', '=', id).where('state', '=', 'reading').execute()

/** Ends a file, and tells the administrators by mail where that begins a trouble, in one transaction. False where another process has ended it. */
export async function endRun(db: Database, open: OpenRun, end: RunEnd, tell: Teller): Promise<boolean> {
  const good = typeof end === 'string' ? undefined : end
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('till_runs')
      .set({
        state: good ? 'done' : 'failed',
        problem: typeof end === 'string' ? end.slice(0, 500) : null,
        report: good ? JSON.stringify(good.report) : null,
        changes: good ? JSON.stringify(good.changes) : null,
        seen_on: null,
      })
      .where('id', '=', open.id)
      .where('state', 'in', ['reading', 'writing'])
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) return false
    await alarmOf(trx, open, typeof end === 'string' ? { failed: end } : {}, tell)
    return true
  })
}

/** The first file that a process has left: in the middle of it, with nobody at work on it since. */
export async function claimLeftRun(db: Database, id: number, now: Date): Promise<'reading' | 'writing' | undefined> {
  const row = await db.selectFrom('till_runs').select(['state', 'seen_on']).where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'reading' && row?.state !== 'writing') return undefined
  const silent = new Date(now.getTime() - SILENCE).toISOString()
  if (String(row.seen_on) >= silent) return undefined
  const claimed = await db
    .updateTable('till_runs')
    .set({ seen_on: now.toISOString() })
    .where('id', '=', id)
    .where('seen_on', '=', row.seen_on as string)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n ? row.state : undefined
}

const listed = (row: Row): TillFileRun => {
  const { stock = 0, prices = 0, sold = 0, unknown = [], problems = [] } = JSON.parse(String(row.report ?? '{}'))
  return {
    id: Number(row.id),
    branch: row.display_name === null ? null : String(row.display_name),
    filename: row.filename === null ? null : String(row.filename),
    state: row.state as TillFileRun['state'],
    problem: row.problem === null ? null : String(row.problem),
    on: String(row.created_on),
    by: row.email === null ? null : String(row.email),
    stock,
    prices,
    sold,
    unknown: unknown.length,
    problems: problems.length,
  }
}

const select = (db: Database, project: number) =>
  db
    .selectFrom('till_runs')
    .leftJoin('users', 'users.id', 'till_runs.user')
    .leftJoin('branch', 'branch.id', 'till_runs.branch')
    .select([
      'till_runs.id',
      'till_runs.filename',
      'till_runs.state',
      'till_runs.problem',
      'till_runs.report',
      'till_runs.created_on',
      'users.email',
      'branch.display_name',
      'till_runs.branch',
    ])
    .where('till_runs.project', '=', project)

const MOST = 100

/** The last files of a project, the newest first. */
export async function listRuns(db: Database, project: number): Promise<TillFileRun[]> {
  const rows = await select(db, project)
    .orderBy('till_runs.created_on', 'desc')
    .orderBy('till_runs.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(listed)
}

/** One file of a project, and the branch that it is of; undefined where it has none of that id. */
export async function readRun(db: Database, project: number, id: number) {
  const row = await select(db, project).where('till_runs.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const run: TillFileDetail = { ...listed(row), report: row.report === null ? null : JSON.parse(String(row.report)) }
  return { run, branch: row.branch === null ? null : Number(row.branch) }
}

const KEPT_DAYS = 90
const DAY = 86_400_000

/** Forgets files that are older than 90 days, but the last of each place. */
export async function purgeRuns(db: Database, now: Date): Promise<void> {
  const over = new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()
  await run(
    db,
    `delete from till_runs where created_on < ?
    and id not in (select max(id) from till_runs group by project, place)`,
    [over],
  )
}

import type { BackupPlace, BackupPlanSettings, BackupRun, BackupRunKind } from '#contract/wire/backup-plan.ts'
import type { Database, Row } from '../db/database.ts'
import type { Plan } from './due-work.ts'

/** Milliseconds without a sign after which a run counts as lost: its process has ended. */
const SILENCE = 120_000

const DAY = 86_400_000
const KEPT_DAYS = 400

/** Runs that rules look at: more than a year of weekly trials would be too many, and a month of both is enough. */
const MOST_RUNS = 100

export type StoredPlan = Plan & { readonly alarms: Readonly<Record<BackupRunKind, boolean>> }

const NEVER = '1970-01-01T00:00:00.000Z'

/** What is set; off where nothing ever was. */
export async function readPlan(db: Database): Promise<StoredPlan> {
  const row = await db.selectFrom('backup_plan').selectAll().orderBy('id').limit(1).executeTakeFirst()
  return {
    rhythm: (row?.rhythm ?? 'off') as Plan['rhythm'],
    hour: Number(row?.hour ?? 3),
    keep_days: Number(row?.keep_days ?? 30),
    place: (row?.place ?? 'disk') as Plan['place'],
    since: String(row?.since ?? NEVER),
    asked_on: row?.asked_on == null ? null : String(row.asked_on),
    alarms: { backup: Boolean(row?.backup_alarm), trial: Boolean(row?.trial_alarm) },
  }
}

/** Changes what is set, where nothing ever was as well. */
export async function writePlan(
  db: Database,
  change: Partial<BackupPlanSettings> & { since?: string; asked_on?: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('backup_plan').set(change).executeTakeFirst()
    if (numUpdatedRows === 0n)
      await trx
        .insertInto('backup_plan')
        .values({ since: now.toISOString(), ...change })
        .execute()
  })
}

/** Notes that the administrators are written to about a kind, or need not be any more; false where it was noted already. */
export async function noteAlarm(db: Database, kind: BackupRunKind, isOn: boolean): Promise<boolean> {
  const column = `${kind}_alarm` as const
  const { numUpdatedRows } = await db
    .updateTable('backup_plan')
    .set({ [column]: isOn })
    .where(column, '=', !isOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const textIn = (value: Row[string] | undefined): string | null => (value == null ? null : String(value))

const runOf = (row: Row): BackupRun => ({
  id: Number(row.id),
  kind: row.kind as BackupRun['kind'],
  state: row.state as BackupRun['state'],
  created_on: String(row.created_on),
  ended_on: textIn(row.ended_on),
  place: row.place as BackupRun['place'],
  name: String(row.name),
  kilobytes: Number(row.kilobytes),
  rows: Number(row.rows),
  files: Number(row.files),
  missing: Number(row.missing),
  problem: textIn(row.problem) as BackupRun['problem'],
  detail: textIn(row.detail),
})

/** The last runs of both kinds, newest first, with the last good one of each however old it is. */
export async function recentRuns(db: Database): Promise<BackupRun[]> {
  const all = () => db.selectFrom('backup_runs').selectAll().orderBy('created_on', 'desc').orderBy('id', 'desc')
  const runs = (await all().limit(MOST_RUNS).execute()).map(runOf)
  for (const kind of ['backup', 'trial'] as const) {
    if (runs.some((run) => run.kind === kind && run.state === 'done')) continue
    const good = await all().where('kind', '=', kind).where('state', '=', 'done').limit(1).executeTakeFirst()
    if (good) runs.push(runOf(good))
  }
  return runs
}

/** How restoring each archive ended, by its name: the last time that it was tried to the end. */
export async function trialsByName(db: Database): Promise<ReadonlyMap<string, 'good' | 'bad'>> {
  const rows = await db
    .selectFrom('backup_runs')
    .select(['name', 'state'])
    .where('kind', '=', 'trial')
    .where((eb) => eb.or([eb('state', '=', 'done'), eb('problem', 'in', ['damaged', 'differs'])]))
    .orderBy('created_on')
    .execute()
  return new Map(rows.map((row) => [String(row.name), row.state === 'done' ? 'good' : 'bad'] as const))
}

export interface NewRun {
  readonly kind: BackupRunKind
  readonly due_on: string
  readonly place: BackupPlace
  readonly name: string
}

/** Begins a run where nobody else is at work and nobody had this moment; its id, or undefined. */
export async function claimRun(db: Database, run: NewRun, now: Date): Promise<number | undefined> {
  const moment = now.toISOString()
  const row = await db
    .insertInto('backup_runs')
    .values({ ...run, busy: 'yes', created_on: moment, seen_on: moment })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && Number(row.id)
}

/** Notes something of a run at work; false where it has been counted as lost meanwhile. */
export async function noteRun(db: Database, id: number, change: Row, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup_runs')
    .set({ ...change, seen_on: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a run. */
export const endBackupRun = (db: Database, id: number, change: Row & { state: 'done' | 'failed' }, now: Date) =>
  noteRun(db, id, { ...change, busy: null, draft: null, ended_on: now.toISOString() }, now)

export interface LostRun {
  readonly id: number
  readonly kind: BackupRunKind
  readonly place: BackupPlace
  readonly name: string
  readonly draft: string | null
}

/** The run whose process was not heard of for two minutes; undefined where there is none. */
export async function lostRun(db: Database, now: Date): Promise<LostRun | undefined> {
  const silent = new Date(now.getTime() - SILENCE).toISOString()
  const row = await db
    .selectFrom('backup_runs')
    .selectAll()
    .where('state', '=', 'running')
    .where('seen_on', '<', silent)
    .executeTakeFirst()
  return row && { ...runOf(row), draft: textIn(row.draft) }
}

/** Forgets runs that ended long ago, but the last good one of each kind. */
export async function purgeBackupRuns(db: Database, now: Date): Promise<void> {
  const kept = (await recentRuns(db)).map(({ id }) => id)
  const old = new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()
  const gone = db.deleteFrom('backup_runs').where('created_on', '<', old)
  await (kept.length > 0 ? gone.where('id', 'not in', kept) : gone).execute()
}

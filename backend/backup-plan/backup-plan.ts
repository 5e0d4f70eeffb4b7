import type { BackupPlanSettings, BackupSchedule } from '#contract/wire/backup-plan.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { dueNext } from './backup-times.ts'
import type { ArchiveStores } from './carry-out.ts'
import { lastRunOf, troublesOf } from './due-work.ts'
import { readPlan, recentRuns, writePlan } from './plan-rows.ts'

/** Runs that people see. */
const SHOWN = 20

export interface BackupPlanOptions {
  readonly db: Database
  readonly stores: ArchiveStores
  /** Where archives lie on the disk, as people are told of it. */
  readonly folder: string
  readonly now: () => Date
  /** Called when a backup is wanted at once. */
  readonly wake: () => void
}

export interface BackupPlan {
  readonly places: BackupSchedule['places']
  read(): Promise<BackupSchedule>
  /** Sets when, where and for how long. */
  set(settings: BackupPlanSettings): Promise<BackupSchedule>
  /** Has a backup made where the schedule lays its own. Throws the Fault while one is made. */
  askNow(): Promise<BackupSchedule>
}

/** The schedule of backups as administrators of all projects see and set it. */
export function createBackupPlan({ db, stores, folder, now, wake }: BackupPlanOptions): BackupPlan {
  const places = (['disk', 'bucket'] as const).filter((place) => stores[place])

  async function read(): Promise<BackupSchedule> {
    const plan = await readPlan(db)
    const { rhythm, hour, keep_days, place } = plan
    const runs = await recentRuns(db)
    return {
      rhythm,
      hour,
      keep_days,
      place,
      places,
      folder,
      next: dueNext(plan, now()) ?? null,
      runs: runs.slice(0, SHOWN),
      last_backup: lastRunOf(runs, 'backup', 'done') ?? null,
      last_trial: lastRunOf(runs, 'trial', 'done') ?? null,
      troubles: troublesOf(plan, runs, now()),
    }
  }

  return {
    places,
    read,
    async set({ rhythm, hour, keep_days, place }) {
      const before = await readPlan(db)
      const isOther = before.rhythm !== rhythm || before.hour !== hour
      const since = isOther && { since: now().toISOString() }
      await writePlan(db, { rhythm, hour, keep_days, place, ...since }, now())
      return read()
    },
    async askNow() {
      if ((await recentRuns(db)).some(({ state }) => state === 'running'))
        throw new Fault('conflict', 'A backup is being made already')
      await writePlan(db, { asked_on: now().toISOString() }, now())
      wake()
      return read()
    },
  }
}

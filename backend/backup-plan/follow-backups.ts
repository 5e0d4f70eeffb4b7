import { type Recurring, recurring } from '../recurring.ts'
import { tellTroubles } from './backup-alarm.ts'
import { backUp, type FollowBackupsOptions, settleLost, tryBackup } from './carry-out.ts'
import { dueBackup, dueTrial, lastRunOf, troublesOf } from './due-work.ts'
import { readPlan, recentRuns } from './plan-rows.ts'

const EVERY = 30_000

/** A look for what is due of backups and trials, to be taken again and again; `ending` breaks off what is under way. */
export function backupWatch(options: FollowBackupsOptions, ending: AbortSignal): () => Promise<void> {
  const { db, now } = options
  return async () => {
    await settleLost(options)
    const wanted = dueBackup(await readPlan(db), await recentRuns(db), now())
    if (wanted !== undefined) await backUp(options, wanted, ending)
    if (ending.aborted) return
    const [plan, runs] = [await readPlan(db), await recentRuns(db)]
    const trial = dueTrial(plan, runs, now())
    const archive = lastRunOf(runs, 'backup', 'done')
    if (trial !== undefined && archive) await tryBackup(options, trial, archive, ending)
    if (ending.aborted) return
    const ended = await recentRuns(db)
    // Whoever is at work may be about to mend it.
    if (ended.some(({ state }) => state === 'running')) return
    await tellTroubles(db, await readPlan(db), troublesOf(plan, ended, now()), options)
  }
}

/**
 * Makes backups when they are due, removes old ones, tries every week to restore the newest, and writes to the administrators when that
 * fails. Every process does; each thing is done by one of them.
 */
export function followBackups(options: FollowBackupsOptions): Recurring {
  const ending = new AbortController()
  const watch = recurring(EVERY, backupWatch(options, ending.signal), (error) =>
    options.log('Backups could not be looked after', error),
  )
  return {
    wake: watch.wake,
    stop: async () => {
      ending.abort()
      await watch.stop()
    },
  }
}

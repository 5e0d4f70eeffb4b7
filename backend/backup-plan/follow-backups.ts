import { type Recurring, recurring } from '../recurring.ts'
import { tellTroubles } from './backup-alarm.ts'
import { backUp, type FollowBackupsOptions, settleLost, tryBackup } from './carry-out.ts'
import { dueBackup, dueTrial, lastRunOf, troublesOf } from './due-work.ts'
import { readPlan, recentRuns } from './plan-rows.ts'

const EVERY = 30_000

/** A look for what is due of backups and trials, to be taken again and again; `ending` breaks off what is under way. */
export function backupWatch(options: FollowBackupsOptions, ending: AbortSignal): () => Promise<void> {
  const { db, now } = options
  const read = async () => ({ plan: await readPlan(db), runs: await recentRuns(db) })
  return async () => {
    await settleLost(options)
    let known = await read()
    const wanted = dueBackup(known.plan, known.runs, now())
    if (wanted !== undefined) {
      await backUp(options, wanted, ending)
      known = await read()
    }
    if (ending.aborted) return
    const trial = dueTrial(known.plan, known.runs, now())
    const archive = lastRunOf(known.runs, 'backup', 'done')
    if (trial !== undefined && archive) {
      await tryBackup(options, trial, archive, ending)
      known = await read()
    }
    if (ending.aborted) return
    // Whoever is at work may be about to mend it.
    if (known.runs.some(({ state }) => state === 'running')) return
    await tellTroubles(db, known.plan, troublesOf(known.plan, known.runs, now()), options)
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

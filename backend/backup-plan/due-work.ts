import type { BackupPlanSettings, BackupRun, BackupTrouble } from '#contract/wire/backup-plan.ts'
import { dueLast } from './backup-times.ts'

/** What is set, and since when. */
export interface Plan extends BackupPlanSettings {
  readonly since: string
  readonly asked_on: string | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds after which one that failed is tried again, by what failed; whoever was only interrupted did no harm. */
const AGAIN = { interrupted: 10 * MINUTE, backup: HOUR, trial: 20 * HOUR }

/** Days between two trials, and hours after which what is missing is an alarm. */
const TRIAL_EVERY = 7 * DAY
const PATIENCE = { backup: 6 * HOUR, trial: 2 * DAY }

const later = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString()

/** The newest of a kind; `runs` are newest first. */
export const lastRunOf = (runs: readonly BackupRun[], kind: BackupRun['kind'], state?: BackupRun['state']) =>
  runs.find((run) => run.kind === kind && (state === undefined || run.state === state))

/** The moment for which the schedule last wanted a backup; hours from before it was set do not count. */
function scheduled(plan: Plan, now: Date): string | undefined {
  const slot = dueLast(plan, now)
  return slot !== undefined && slot > plan.since ? slot : undefined
}

/** When one that failed is due again; undefined for any other, and before that moment. */
function dueAgain(run: BackupRun, now: Date): string | undefined {
  if (run.state !== 'failed') return undefined
  const wait = run.problem === 'interrupted' ? AGAIN.interrupted : AGAIN[run.kind]
  const moment = later(run.ended_on ?? run.created_on, wait)
  return moment <= now.toISOString() ? moment : undefined
}

/** The moment for which a backup is to be made now; undefined where none is. `runs` are newest first. */
export function dueBackup(plan: Plan, runs: readonly BackupRun[], now: Date): string | undefined {
  const slot = scheduled(plan, now)
  const wanted = [slot, plan.asked_on]
    .filter((moment) => typeof moment === 'string')
    .sort()
    .at(-1)
  if (wanted === undefined) return undefined
  const last = lastRunOf(runs, 'backup')
  if (!last || last.created_on < wanted) return wanted
  // Who asked for one sees that it failed; the schedule tries again by itself.
  return wanted === slot || last.problem === 'interrupted' ? dueAgain(last, now) : undefined
}

/** The moment for which restoring the newest archive is to be tried now: every week, and an archive that no schedule made once. */
export function dueTrial(plan: Plan, runs: readonly BackupRun[], now: Date): string | undefined {
  const archive = lastRunOf(runs, 'backup', 'done')
  if (!archive?.ended_on) return undefined
  const good = lastRunOf(runs, 'trial', 'done')
  if (good && plan.rhythm === 'off' && good.name === archive.name) return undefined
  const wanted = good ? later(good.created_on, TRIAL_EVERY) : archive.ended_on
  if (wanted > now.toISOString()) return undefined
  const last = lastRunOf(runs, 'trial')
  if (!last || last.created_on < wanted) return wanted
  return dueAgain(last, now)
}

const ofRun = ({ kind, problem, detail, ended_on }: BackupRun): BackupTrouble => ({
  kind,
  problem: problem ?? 'other',
  detail,
  on: ended_on,
})

const lastEnded = (runs: readonly BackupRun[], kind: BackupRun['kind']) =>
  runs.find((run) => run.kind === kind && run.state !== 'running')

function backupTrouble(plan: Plan, runs: readonly BackupRun[], now: Date): BackupTrouble | undefined {
  if (plan.rhythm === 'off') return undefined
  const last = lastEnded(runs, 'backup')
  if (last?.state === 'failed' && last.problem !== 'interrupted') return ofRun(last)
  const slot = scheduled(plan, new Date(now.getTime() - PATIENCE.backup))
  const good = lastRunOf(runs, 'backup', 'done')
  if (!slot || lastRunOf(runs, 'backup', 'running') || (good && good.created_on >= slot)) return undefined
  return { kind: 'backup', problem: 'overdue', detail: null, on: good?.ended_on ?? null }
}

function trialTrouble(plan: Plan, runs: readonly BackupRun[], now: Date): BackupTrouble | undefined {
  const last = lastEnded(runs, 'trial')
  if (last?.state === 'failed' && last.problem !== 'interrupted') return ofRun(last)
  if (plan.rhythm === 'off' || lastRunOf(runs, 'trial', 'running')) return undefined
  const good = lastRunOf(runs, 'trial', 'done')
  const oldest = runs.findLast(({ kind, state }) => kind === 'backup' && state === 'done')
  const wanted = good ? later(good.created_on, TRIAL_EVERY) : oldest?.ended_on
  if (!wanted || later(wanted, PATIENCE.trial) > now.toISOString()) return undefined
  return { kind: 'trial', problem: 'overdue', detail: null, on: good?.ended_on ?? null }
}

/** What somebody has to look after: the last one failed, or none came that should have. `runs` are newest first. */
export const troublesOf = (plan: Plan, runs: readonly BackupRun[], now: Date): BackupTrouble[] =>
  [backupTrouble(plan, runs, now), trialTrouble(plan, runs, now)].filter((one) => one !== undefined)

import type { RESTORE_STATES } from '../model/backup-plan.ts'
import type { BackupPlace, BackupProblemCode } from './backup-plan.ts'

/** An archive that lies where the schedule lays them and can be restored. Moments are ISO 8601. */
export interface KeptBackup {
  readonly place: BackupPlace
  readonly name: string
  /** The moment whose state it holds. */
  readonly on: string
  /** Null for one that this installation does not remember making. */
  readonly kilobytes: number | null
  /** What became of restoring it on trial; null where that was not tried. */
  readonly tried: 'good' | 'bad' | null
  /** Whether it was made because another was about to be restored. */
  readonly before_restore: boolean
}

/** What came in after the moment of an archive, and what was done: `left` the newsletter, `erased` at a person's wish. */
export const LOST_KINDS = [
  'orders',
  'withdrawals',
  'reservations',
  'requests',
  'ratings',
  'subscriptions',
  'signups',
  'left',
  'erased',
  'accounts',
  'edits',
] as const

/** How many of each would be lost. */
export type RestoreLoss = Readonly<Record<(typeof LOST_KINDS)[number], number>>

/** A restore that has ended. */
export interface Restore {
  readonly id: string
  /** E-mail of who wished it. */
  readonly by: string
  readonly created_on: string
  readonly ended_on: string
  readonly state: (typeof RESTORE_STATES)[number]
  readonly place: BackupPlace
  readonly name: string
  readonly archive_on: string
  /** The archive of what was there before; null where none was made. */
  readonly safety: string | null
  readonly rows: number
  readonly files: number
  readonly problem: BackupProblemCode | null
  /** What was wrong, in the program's own words. */
  readonly detail: string | null
}

export const RESTORE_STEPS = ['waiting', 'saving', 'restoring', 'opening'] as const

/** How far a restore is: told to whoever knows its id, for nobody can sign in meanwhile. */
export interface RestoreProgress {
  readonly id: string
  readonly state: 'running' | Restore['state']
  /** Null once it has ended. */
  readonly step: (typeof RESTORE_STEPS)[number] | null
  /** Of the step, 0 to 100. */
  readonly percent: number
  readonly problem: BackupProblemCode | null
}

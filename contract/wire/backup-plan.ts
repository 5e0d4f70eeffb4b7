import type {
  BACKUP_PLACES,
  BACKUP_PROBLEMS,
  BACKUP_RHYTHMS,
  BACKUP_RUN_KINDS,
  BACKUP_RUN_STATES,
} from '../model/backup-plan.ts'

export type BackupPlace = (typeof BACKUP_PLACES)[number]
export type BackupProblemCode = (typeof BACKUP_PROBLEMS)[number]
export type BackupRunKind = (typeof BACKUP_RUN_KINDS)[number]

/** What administrators of all projects set. */
export interface BackupPlanSettings {
  readonly rhythm: (typeof BACKUP_RHYTHMS)[number]
  /** The full hour in Germany, 0 to 23; weekly means on Sundays. */
  readonly hour: number
  readonly keep_days: number
  readonly place: BackupPlace
}

/** One backup that was made by itself, or one try to restore it. Moments are ISO 8601. */
export interface BackupRun {
  readonly id: number
  readonly kind: BackupRunKind
  readonly state: (typeof BACKUP_RUN_STATES)[number]
  readonly created_on: string
  readonly ended_on: string | null
  readonly place: BackupPlace
  /** The archive's name. */
  readonly name: string
  readonly kilobytes: number
  readonly rows: number
  readonly files: number
  /** Files whose bytes were not there. */
  readonly missing: number
  readonly problem: BackupProblemCode | null
  /** What was wrong, in the program's own words. */
  readonly detail: string | null
}

/** What is not well with backups, or with trying them. */
export interface BackupTrouble {
  readonly kind: BackupRunKind
  /** Why the last one failed; `overdue` where none came. */
  readonly problem: BackupProblemCode | 'overdue'
  readonly detail: string | null
  /** When it failed, or when the last good one was made; null where there is none. */
  readonly on: string | null
}

export interface BackupSchedule extends BackupPlanSettings {
  /** The places that there are. */
  readonly places: readonly BackupPlace[]
  /** Where archives lie on the disk. */
  readonly folder: string
  /** When the next is made; null while there is no schedule. */
  readonly next: string | null
  /** The last of both kinds, newest first. */
  readonly runs: readonly BackupRun[]
  readonly last_backup: BackupRun | null
  readonly last_trial: BackupRun | null
  readonly troubles: readonly BackupTrouble[]
}

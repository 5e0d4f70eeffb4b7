import type { BACKUP_STATES } from '../model/system.ts'

/** A backup: kilobytes written so far, percent of the whole, `missing` files whose bytes were not there. */
export type Backup = {
  readonly id: string
  /** E-mail of who began it. */
  readonly by: string | null
  readonly created_on: string
  readonly state: (typeof BACKUP_STATES)[number]
  readonly percent: number
  readonly kilobytes: number
  readonly missing: number
}

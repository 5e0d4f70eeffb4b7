import { collection } from './collection.ts'
import { boolean, choice, datetime, integer, text } from './field.ts'

/** How often a backup is made by itself; weekly means in the night to Sunday. */
export const BACKUP_RHYTHMS = ['off', 'daily', 'weekly'] as const

/** Where archives lie: in the data directory, or in the bucket of the files. */
export const BACKUP_PLACES = ['disk', 'bucket'] as const

/** A backup is made, or its restoring tried. */
export const BACKUP_RUN_KINDS = ['backup', 'trial'] as const

export const BACKUP_RUN_STATES = ['running', 'done', 'failed'] as const

/** Why one failed, as people are told of it in their language. */
export const BACKUP_PROBLEMS = [
  'full',
  'unwritable',
  'away',
  'refused',
  'damaged',
  'newer',
  'in_use',
  'differs',
  'interrupted',
  'other',
] as const

export const RESTORE_STATES = ['done', 'failed'] as const

/** Backups on a schedule: reached by calls of their own, written by the program alone. */
export const backupPlan = [
  /** One row, the installation's. */
  collection('backup_plan', {
    owners: [],
    fields: {
      rhythm: choice(BACKUP_RHYTHMS, { required: true, default: 'off' }),
      /** The full hour in Germany. */
      hour: integer({ required: true, default: 3, min: 0, max: 23 }),
      keep_days: integer({ required: true, default: 30, min: 1, max: 3650 }),
      place: choice(BACKUP_PLACES, { required: true, default: 'disk' }),
      /** Since when it is so: hours before are not made up for. */
      since: datetime({ required: true }),
      /** When somebody last asked for a backup at once. */
      asked_on: datetime(),
      /** Whether the administrators have been written to since all was last well. */
      backup_alarm: boolean(false),
      trial_alarm: boolean(false),
    },
  }),
  collection('backup_runs', {
    owners: [],
    unique: [['kind', 'due_on'], ['busy']],
    indices: [['created_on']],
    fields: {
      kind: choice(BACKUP_RUN_KINDS, { required: true }),
      /** The moment that it was due at: each is worked on once, by one of several processes. */
      due_on: datetime({ required: true }),
      /** `yes` while one is at work, else empty: there is never a second one. */
      busy: text({ max: 3 }),
      state: choice(BACKUP_RUN_STATES, { required: true, default: 'running' }),
      created_on: datetime({ required: true }),
      /** When its process was last heard of. */
      seen_on: datetime({ required: true }),
      ended_on: datetime(),
      place: choice(BACKUP_PLACES, { required: true }),
      /** The archive. */
      name: text({ required: true, max: 100 }),
      /** What a killed process would leave behind. */
      draft: text({ max: 2000 }),
      kilobytes: integer({ required: true, default: 0 }),
      rows: integer({ required: true, default: 0 }),
      files: integer({ required: true, default: 0 }),
      /** Files whose bytes were not there. */
      missing: integer({ required: true, default: 0 }),
      problem: choice(BACKUP_PROBLEMS),
      /** What was wrong, in the program's own words. */
      detail: text({ max: 500 }),
    },
  }),
  /** Backups that somebody had restored: written where they ended, and taken along into what a later one restores. */
  collection('restores', {
    owners: [],
    indices: [['ended_on']],
    fields: {
      id: { type: 'uuid', required: true },
      /** Whose wish it was, as the account was called then. */
      by: text({ required: true, max: 254 }),
      created_on: datetime({ required: true }),
      ended_on: datetime({ required: true }),
      state: choice(RESTORE_STATES, { required: true }),
      place: choice(BACKUP_PLACES, { required: true }),
      /** The archive, and the moment whose state it holds. */
      name: text({ required: true, max: 100 }),
      archive_on: datetime({ required: true }),
      /** The archive of what was there before; empty where none was made. */
      safety: text({ max: 100 }),
      rows: integer({ required: true, default: 0 }),
      files: integer({ required: true, default: 0 }),
      problem: choice(BACKUP_PROBLEMS),
      /** What was wrong, in the program's own words. */
      detail: text({ max: 500 }),
    },
  }),
].flat()

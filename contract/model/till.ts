import { collection } from './collection.ts'
import { boolean, choice, datetime, json, m2o, number, partOf, text } from './field.ts'

/** What becomes of goods that a till's file does not name: sold there, or left as they are. */
export const MISSING_RULES = ['untouched', 'sold'] as const

/** A file is read, what it says is written, and may be taken back. */
export const TILL_RUN_STATES = ['reading', 'writing', 'done', 'failed', 'undoing', 'undone'] as const

/** Where files of tills come from, and what became of each. Reached by calls of their own, written by the program alone. */
export const till = [
  /** A place whose stock a till tells: a branch, or what only parcels are sent from. */
  collection('till_places', {
    owners: ['project'],
    unique: [['project', 'place']],
    fields: {
      project: partOf('project'),
      /** The id of the branch, or `parcels`: one row a place, also where there is no branch. */
      place: text({ required: true, max: 20 }),
      branch: m2o('branch', { onDelete: 'cascade' }),
      /** Whether files are fetched from the folder of the place. */
      folder: boolean(false),
      missing: choice(MISSING_RULES, { required: true, default: 'untouched' }),
      /** Hours in which the next file is awaited; empty where nobody said. */
      every: number({ min: 0.1, max: 1000, decimals: 2 }),
      /** Who set the folder up: its files are written in that name, and with those rights. */
      user: m2o('users'),
      /** Since when a file is awaited, where none has come yet. */
      awaited_on: datetime({ required: true }),
      /** Why the folder cannot be used; empty while it can. */
      fault: text({ max: 500 }),
      /** What the administrators have been told of since the last good file. */
      alarm: text({ max: 16 }),
    },
  }),
  collection('till_runs', {
    owners: ['project'],
    indices: [
      ['project', 'created_on'],
      ['state', 'seen_on'],
    ],
    fields: {
      project: partOf('project'),
      /** As in `till_places`. */
      place: text({ required: true, max: 20 }),
      branch: m2o('branch', { onDelete: 'cascade' }),
      user: m2o('users'),
      /** The name of the file in the folder; empty for what was sent. */
      filename: text({ max: 255 }),
      state: choice(TILL_RUN_STATES, { required: true, default: 'reading' }),
      /** Why it was refused, as one sentence. */
      problem: text({ max: 500 }),
      /** The numbers and lines of `TillReport`. */
      report: json('object', { max: 1_000_000 }),
      /** Everything that it changed, to be taken back. */
      changes: json('list', { max: 50_000_000 }),
      created_on: datetime({ required: true }),
      /** When the process at work on it was last heard of. */
      seen_on: datetime(),
    },
  }),
].flat()

import type { Database } from '../db/database.ts'
import { MACHINE } from '../items/writing.ts'
import { type Recurring, recurring } from '../recurring.ts'
import { applyDue, nextMoment } from './apply-due.ts'

interface ScheduleOptions {
  readonly db: Database
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
  /** Told when something was written. */
  readonly tellStreams: () => void
}

/** Milliseconds between two looks for what another process has planned. */
const EVERY = 1000

/**
 * Lets planned changes come true at their moments: it looks once a second, and for a change that is due before at its very moment. Every process does,
 * one of them writes, and all hear of it by the change feed.
 */
export function followSchedule({ db, now, log, tellStreams }: ScheduleOptions): Recurring {
  let wait = EVERY
  async function look(): Promise<void> {
    wait = EVERY
    if ((await applyDue(db, { now, uuid: MACHINE.uuid })) > 0) tellStreams()
    const next = await nextMoment(db)
    if (next !== undefined) wait = Math.min(EVERY, Math.max(1, next - now().getTime()))
  }
  return recurring(
    () => wait,
    look,
    (error) => log('Planned changes could not be looked at', error),
  )
}

import type { Database } from '../db/database.ts'
import { MACHINE } from '../items/writing.ts'
import { atMoments, type Recurring } from '../recurring.ts'
import { applyDue, nextMoment } from './apply-due.ts'

interface ScheduleOptions {
  readonly db: Database
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
  /** Told when something was written. */
  readonly tellStreams: () => void
}

/**
 * Lets planned changes come true at their moments: it looks once a second, and for a change that is due before at its very moment. Every process does,
 * one of them writes, and all hear of it by the change feed.
 */
export function followSchedule({ db, now, log, tellStreams }: ScheduleOptions): Recurring {
  async function look(): Promise<void> {
    if ((await applyDue(db, { now, uuid: MACHINE.uuid })) > 0) tellStreams()
  }
  return atMoments(
    now,
    look,
    () => nextMoment(db),
    (error) => log('Planned changes could not be looked at', error),
  )
}

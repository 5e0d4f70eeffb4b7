import { freeSeats, movingUp } from '#domain/events/seats.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { run } from '../db/run.ts'
import { announce } from '../items/history.ts'
import type { Project } from '../project/project.ts'
import { changeOfEvent, changeOfSignUp, type EventOptions, signUpOf } from './sign-up.ts'
import { mailSignUp } from './sign-up-mail.ts'
import type { StoredEvent } from './stored-event.ts'

/** Who writes sign-ups of an event waits here for others who do, and then sees theirs. */
export async function holdEvent(trx: Database, id: number): Promise<void> {
  if (!isSqlite(trx)) await run(trx, 'select id from event where id = ? for no key update', [id])
}

/** Seats that are given away, counted. */
export async function givenSeats(db: Database, event: number): Promise<number> {
  const row = await db
    .selectFrom('event_signup')
    .select(({ fn }) => fn.sum('persons').as('persons'))
    .where('event', '=', event)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return Number(row.persons ?? 0)
}

/**
 * Gives seats that are free to those who wait, with a mail to each, and notes how many are given away; in the caller's transaction, which
 * holds the event. Nobody moves up once it is too late to come. Returns whether anything was written.
 */
export async function settleSeats(
  options: EventOptions,
  trx: Database,
  event: StoredEvent,
  project: Project,
): Promise<boolean> {
  const { now } = options
  const moment = now()
  const state = event.state(moment)
  const before = await givenSeats(trx, event.id)
  const open = event.isPublished && (state === 'open' || state === 'closed') && event.startsAt > moment
  const rows = open
    ? await trx
        .selectFrom('event_signup')
        .selectAll()
        .where('event', '=', event.id)
        .where('state', '=', 'waiting')
        .orderBy('id')
        .execute()
    : []
  const lucky = movingUp(rows.map(signUpOf), freeSeats(event.seats, before))
  for (const one of lucky) {
    await trx
      .updateTable('event_signup')
      .set({ state: 'confirmed', moved_up_on: moment.toISOString() })
      .where('id', '=', one.id)
      .execute()
    await mailSignUp(options, trx, { ...one, state: 'confirmed' }, { project, event, kind: 'moved_up' })
  }
  const given = lucky.reduce((sum, { persons }) => sum + persons, before)
  if (lucky.length === 0 && given === event.given) return false
  await trx.updateTable('event').set({ seats_taken: given }).where('id', '=', event.id).execute()
  await announce(trx, [changeOfEvent(event.project, event.id), ...lucky.map(changeOfSignUp)], moment.toISOString())
  return true
}

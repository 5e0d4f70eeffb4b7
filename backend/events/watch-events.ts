import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { contactProject } from '../forms/contact.ts'
import { announce } from '../items/history.ts'
import { projectById } from '../project/project.ts'
import { atMoments, type Recurring } from '../recurring.ts'
import { holdEvent, settleSeats } from './settle-seats.ts'
import { changeOfEvent, type EventOptions } from './sign-up.ts'
import { readEvent } from './stored-event.ts'

/** Events looked at in one round. */
const MOST = 200

/**
 * Ends events at their moment, so that kept pages are made anew, in each replica; and begins again those whose end was put off. Of all
 * processes that look the one whose update counts tells. Returns whether anything changed.
 */
export async function endEvents(db: Database, now: Date): Promise<boolean> {
  const moment = now.toISOString()
  const ended = db.updateTable('event').set({ ended_on: moment })
  const over = await ended
    .where('ended_on', 'is', null)
    .where('ends_at', '<=', moment)
    .returning(['id', 'project'])
    .execute()
  const resumed = await db
    .updateTable('event')
    .set({ ended_on: null })
    .where('ended_on', 'is not', null)
    .where('ends_at', '>', moment)
    .returning(['id', 'project'])
    .execute()
  const changed = [...over, ...resumed]
  if (changed.length > 0)
    await announce(
      db,
      changed.map(({ id, project }) => changeOfEvent(Number(project), Number(id))),
      moment,
    )
  return changed.length > 0
}

/** Whether an event has ended that is not noted so, or goes on that is: most looks find none, and write nothing. */
async function isDue(db: Database, now: Date): Promise<boolean> {
  const moment = now.toISOString()
  const row = await db
    .selectFrom('event')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('ended_on', 'is', null).and('ends_at', '<=', moment),
        eb('ended_on', 'is not', null).and('ends_at', '>', moment),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The next end of an event, in milliseconds since 1970; undefined where none is to come. */
export async function nextEnd(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('event')
    .select('ends_at')
    .where('ended_on', 'is', null)
    .orderBy('ends_at')
    .limit(1)
    .executeTakeFirst()
  return row ? Date.parse(String(row.ends_at)) : undefined
}

/** Events whose seats are not as they should be: more were made, somebody was taken off the list by hand or erased. */
async function unsettled(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e left join event_signup s on s.event = e.id where e.ended_on is null
    group by e.id, e.seats, e.seats_taken, e.sign_up, e.cancelled, e.status, e.starts_at
    having coalesce(e.seats_taken, 0) <> sum(case when s.state = 'confirmed' then s.persons else 0 end)
      or (e.sign_up and not e.cancelled and e.status = 'published' and e.starts_at > ${now.toISOString()}
        and min(case when s.state = 'waiting' then s.persons end) <= coalesce(e.seats, 1000000)
          - sum(case when s.state = 'confirmed' then s.persons else 0 end))
    order by e.id limit ${MOST}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Gives away seats that have become free by something else than a cancellation. Returns whether anything changed. */
export async function settleEvents(options: EventOptions): Promise<boolean> {
  const { db, now, log } = options
  let isChanged = false
  for (const id of await unsettled(db, now()))
    await db
      .transaction()
      .execute(async (trx) => {
        await holdEvent(trx, id)
        const row = await trx.selectFrom('event').select('project').where('id', '=', id).executeTakeFirst()
        const project = row && (await projectById(trx, Number(row.project)))
        const event = project && (await readEvent(trx, id, (await contactProject(trx, project)).language))
        if (event && (await settleSeats(options, trx, event, project))) isChanged = true
      })
      .catch((error) => log(`The seats of event ${id} could not be settled`, error))
  if (isChanged) options.wakeMail()
  return isChanged
}

/** Lets events end at their very moment, and looks once a second after their seats. */
export function followEvents(options: EventOptions, tellStreams: () => void): Recurring {
  const { db, now, log } = options
  async function look(): Promise<void> {
    const hasEnded = (await isDue(db, now())) && (await db.transaction().execute((trx) => endEvents(trx, now())))
    if ((await settleEvents(options)) || hasEnded) tellStreams()
  }
  return atMoments(
    now,
    look,
    () => nextEnd(db),
    (error) => log('Events could not be looked at', error),
  )
}

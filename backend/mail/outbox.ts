import { NEEDS_A_PERSON } from '#contract/model/mail.ts'
import type { MailAnswer } from '#domain/company/mail-answer.ts'
import type { Database, Row } from '../db/database.ts'
import type { AttachmentSource, Delivery, OutgoingMail, Person } from './mail.ts'
import { mailAnswer } from './mail-answer.ts'
import { nextAttempt } from './retry.ts'

/** How long an attempt may hold a mail; no transport takes that long, with what is attached made first. */
const LEASE = 4 * 60_000

/** A mail in the hands of one attempt. */
export interface ClaimedMail {
  readonly id: number
  readonly claim: string
  readonly project: number | null
  readonly attempts: number
  readonly confidential: boolean
  readonly mail: OutgoingMail
  /** What is to be attached to it. */
  readonly attachments: readonly AttachmentSource[]
}

const optional = (value: Row[string] | undefined) => (value === null || value === undefined ? undefined : String(value))

const person = (name: Row[string] | undefined, address: Row[string] | undefined): Person => ({
  name: optional(name),
  address: String(address),
})

const claimed = (row: Row, claim: string): ClaimedMail => ({
  id: Number(row.id),
  claim,
  project: row.project === null ? null : Number(row.project),
  attempts: Number(row.attempts),
  confidential: Boolean(row.confidential),
  mail: {
    messageId: String(row.message_id),
    from: person(row.sender_name, row.sender_address),
    to: person(row.recipient_name, row.recipient_address),
    replyTo: row.reply_to_address ? person(row.reply_to_name, row.reply_to_address) : undefined,
    subject: String(row.subject),
    text: String(row.text ?? ''),
    html: optional(row.html),
    headers: JSON.parse(String(row.headers ?? '{}')) as Record<string, string>,
    date: new Date(String(row.created_on)),
  },
  attachments: JSON.parse(String(row.attachments ?? '[]')) as AttachmentSource[],
})

/** A mail that is due. */
export interface DueMail {
  readonly id: number
  readonly project: number | null
  /** Whether it has been tried before. */
  readonly isRetry: boolean
}

/** The mail that has been due the longest among those tried before, or among those not, leaving out projects by their ids; undefined when none is due. */
export async function nextDue(
  db: Database,
  now: Date,
  isRetry: boolean,
  without: readonly (number | null)[],
): Promise<DueMail | undefined> {
  const ids = without.filter((id) => id !== null)
  let query = db
    .selectFrom('mail')
    .select(['id', 'project'])
    .where('state', '=', 'waiting')
    .where('due_on', '<=', now.toISOString())
    .where('attempts', isRetry ? '>' : '=', 0)
  if (ids.length > 0) query = query.where((eb) => eb.or([eb('project', 'not in', ids), eb('project', 'is', null)]))
  if (ids.length < without.length) query = query.where('project', 'is not', null)
  const due = await query.orderBy('due_on').orderBy('id').limit(1).executeTakeFirst()
  return due && { id: Number(due.id), project: due.project === null ? null : Number(due.project), isRetry }
}

/** Takes a mail for one attempt; undefined where another process was quicker, for the change is made only while it is still due. */
export async function claimMail(
  db: Database,
  { id }: Pick<DueMail, 'id'>,
  now: Date,
  claim: string,
): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('mail')
    .set((eb) => ({
      state: 'sending',
      claim,
      claimed_until: new Date(now.getTime() + LEASE).toISOString(),
      progress: 'begun',
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_on', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst()
  return row && claimed(row, claim)
}

/** Notes that the content goes out now. Throws when the attempt has lost the mail meanwhile, and the content must not go out. */
export async function noteHandOver(db: Database, { id, claim }: ClaimedMail): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ progress: 'handed_over' })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('Another attempt has taken the mail')
}

const settledAs = ({ outcome }: Delivery, next: Date | undefined): string => {
  if (outcome === 'notSent') return next ? 'waiting' : 'failed'
  if (outcome === 'putBack') return 'waiting'
  return { sent: 'sent', kept: 'kept', refused: 'failed', unknown: 'uncertain' }[outcome]
}

/** Writes down what came of an attempt and returns the mail's new state; a mail taken back meanwhile stays as it is. */
export async function settleMail(
  db: Database,
  { id, claim, attempts, confidential }: ClaimedMail,
  delivery: Delivery,
  now: Date,
  random: () => number,
): Promise<string> {
  const next = delivery.outcome === 'notSent' ? nextAttempt(attempts, now, random) : undefined
  const state = settledAs(delivery, next)
  await db
    .updateTable('mail')
    .set({
      state,
      claimed_until: null,
      progress: null,
      response: mailAnswer(delivery),
      ...(next && { due_on: next.toISOString() }),
      ...(delivery.outcome === 'putBack' && { attempts: attempts - 1 }),
      ...((state === 'sent' || state === 'kept') && { sent_on: now.toISOString() }),
      ...(state === 'sent' && confidential && { text: null, html: null }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
  return state
}

/**
 * Takes care of the mails whose attempt never ended, because its process did: those that were not handed over wait again; whether the
 * others were delivered is for a person to find out. Returns the ids of these.
 */
export async function markAbandoned(db: Database, now: Date): Promise<number[]> {
  const abandoned = () =>
    db.updateTable('mail').where('state', '=', 'sending').where('claimed_until', '<', now.toISOString())
  await abandoned()
    .set({ state: 'waiting', claim: null, claimed_until: null, progress: null, due_on: now.toISOString() })
    .where('progress', '=', 'begun')
    .execute()
  const rows = await abandoned()
    .set({ state: 'uncertain', response: 'broken_off' satisfies MailAnswer })
    .where((eb) => eb.or([eb('progress', 'is', null), eb('progress', '<>', 'begun')]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Sends a mail that failed, or may not have arrived, once more from the beginning; true when there was such a mail. */
export async function sendAgain(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'waiting', claim: null, progress: null, attempts: 0, due_on: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'uncertain'])
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes the mails whose time to be kept is over; those still on their way stay. */
export async function purgeMails(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('expires_on', '<', now.toISOString())
    .where('state', 'not in', ['waiting', 'sending'])
    .execute()
}

/** How many mails wait, and how many want a person to look at them (failed or uncertain), for `/server/health`. */
export async function mailQueue(db: Database): Promise<{ waiting: number; for_a_person: number }> {
  const rows = await db
    .selectFrom('mail')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .where('state', 'in', ['waiting', ...NEEDS_A_PERSON])
    .groupBy('state')
    .execute()
  const counted = (isMeant: (state: string) => boolean) =>
    rows.reduce((sum, { state, count }) => sum + (isMeant(String(state)) ? Number(count) : 0), 0)
  return { waiting: counted((state) => state === 'waiting'), for_a_person: counted((state) => state !== 'waiting') }
}

/**
 * Lets a mail of the project that only a person can bring further, or that waits for another attempt, wait for a first one again, now.
 * `not_possible`: it is under way, was sent, or is blocked; `unknown`: the project has no such mail.
 */
export async function tryAgain(
  db: Database,
  { id, project }: { id: number; project: number },
  now: Date,
): Promise<'waiting' | 'not_possible' | 'unknown'> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'waiting', due_on: now.toISOString(), attempts: 0, claim: null, claimed_until: null, progress: null })
    .where('id', '=', id)
    .where('project', '=', project)
    .where(({ eb, or, and }) =>
      or([eb('state', 'in', NEEDS_A_PERSON), and([eb('state', '=', 'waiting'), eb('attempts', '>', 0)])]),
    )
    .where('blocking', '=', 'open')
    .where('text', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'waiting'
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where('id', '=', id)
    .where('project', '=', project)
    .executeTakeFirst()
  return row ? 'not_possible' : 'unknown'
}

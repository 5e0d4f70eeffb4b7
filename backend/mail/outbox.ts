import { NEEDS_A_PERSON } from '#contract/model/mail.ts'
import type { Database, Row } from '../db/database.ts'
import type { AttachmentSource, Delivery, OutgoingMail, Person } from './mail.ts'
import { nextAttempt } from './retry.ts'

/** How long an attempt may hold a mail; no transport takes that long. */
const LEASE = 10 * 60_000

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

/**
 * Takes the mail that has been due the longest: undefined when none is due. Of several processes one gets it, for the change is
 * made only while the mail is still due.
 */
export async function claimMail(db: Database, now: Date, claim: string): Promise<ClaimedMail | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('mail')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_on', '<=', now.toISOString())
      .orderBy('due_on')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const row = await db
      .updateTable('mail')
      .set((eb) => ({
        state: 'sending',
        claim,
        claimed_until: new Date(now.getTime() + LEASE).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', due.id as number)
      .where('state', '=', 'waiting')
      .where('due_on', '<=', now.toISOString())
      .returningAll()
      .executeTakeFirst()
    if (row) return claimed(row, claim)
  }
}

const settledAs = ({ outcome }: Delivery, next: Date | undefined): string => {
  if (outcome === 'notSent') return next ? 'waiting' : 'failed'
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
      response: delivery.response.slice(0, 1000),
      ...(next && { due_on: next.toISOString() }),
      ...((state === 'sent' || state === 'kept') && { sent_on: now.toISOString() }),
      ...(state === 'sent' && confidential && { text: null, html: null }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
  return state
}

/**
 * Marks the mails whose attempt never ended, because its process did: whether they were delivered is for a person to find out.
 * Returns their ids.
 */
export async function markAbandoned(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('mail')
    .set({ state: 'uncertain', response: 'The process ended while the mail was being sent' })
    .where('state', '=', 'sending')
    .where('claimed_until', '<', now.toISOString())
    .returning('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Sends a mail that failed, or may not have arrived, once more from the beginning; true when there was such a mail. */
export async function sendAgain(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'waiting', claim: null, attempts: 0, due_on: now.toISOString() })
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

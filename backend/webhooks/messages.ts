import type { Database } from '../db/database.ts'
import { nextTry } from '../retry-times.ts'

/** Milliseconds for which one attempt may hold a message: longer than any takes. */
const LEASE = 120_000

/** A message in the hands of one attempt. */
export interface ClaimedMessage {
  readonly id: number
  readonly claim: string
  readonly webhook: number
  readonly uuid: string
  readonly body: string
  readonly attempts: number
}

/** What came of an attempt: the status of the answer, where there was one, and its beginning or why there was none. */
export interface Attempted {
  readonly status: number | null
  readonly answer: string
}

/** Takes the next message that is due, and that no earlier one about the same record waits before; of webhooks other than those left out. */
export async function claimMessage(
  db: Database,
  { now, claim, without }: { now: Date; claim: string; without: readonly number[] },
): Promise<ClaimedMessage | undefined> {
  const open = ['waiting', 'sending'] as const
  let due = db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhooks as w', 'w.id', 'm.webhook')
    .select('m.id')
    .where('m.state', '=', 'waiting')
    .where('m.due_on', '<=', now.toISOString())
    .where('w.active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_messages as e')
            .select('e.id')
            .whereRef('e.webhook', '=', 'm.webhook')
            .whereRef('e.record', '=', 'm.record')
            .whereRef('e.id', '<', 'm.id')
            .where('e.state', 'in', open),
        ),
      ),
    )
  if (without.length > 0) due = due.where('m.webhook', 'not in', without)
  const next = await due.orderBy('m.due_on').orderBy('m.id').limit(1).executeTakeFirst()
  if (!next) return undefined
  const row = await db
    .updateTable('webhook_messages')
    .set((eb) => ({
      state: 'sending',
      claim,
      claimed_until: new Date(now.getTime() + LEASE).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', Number(next.id))
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) return claimMessage(db, { now, claim, without })
  return {
    id: Number(row.id),
    claim,
    webhook: Number(row.webhook),
    uuid: String(row.uuid),
    body: String(row.body),
    attempts: Number(row.attempts),
  }
}

/** Whether a receiver has taken a message: by a status of 200 to 299. */
export const isTaken = ({ status }: Attempted): boolean => status !== null && status >= 200 && status < 300

/** Notes what came of an attempt: taken, to be tried again, or given up. */
export async function settleMessage(
  db: Database,
  { id, claim, attempts }: ClaimedMessage,
  attempted: Attempted,
  { now, random }: { now: Date; random: () => number },
): Promise<void> {
  const next = isTaken(attempted) ? undefined : nextTry(attempts, now, random)
  await db
    .updateTable('webhook_messages')
    .set({
      state: isTaken(attempted) ? 'sent' : next ? 'waiting' : 'failed',
      claim: null,
      claimed_until: null,
      status: attempted.status,
      answer: attempted.answer.slice(0, 500),
      ...(next && { due_on: next.toISOString() }),
      ...(isTaken(attempted) && { sent_on: now.toISOString() }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** Puts back what an attempt held that never ended, because its process did: the receiver knows a second one by its id. */
export async function freeAbandoned(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ state: 'waiting', claim: null, claimed_until: null, due_on: now.toISOString() })
    .where('state', '=', 'sending')
    .where('claimed_until', '<', now.toISOString())
    .execute()
}

/** Deletes the messages whose time to be kept is over, but those on their way. */
export async function purgeMessages(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('webhook_messages')
    .where('expires_on', '<', now.toISOString())
    .where('state', 'in', ['sent', 'failed'])
    .execute()
}

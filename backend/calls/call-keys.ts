import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Milliseconds for which a process has a call for itself. */
const CLAIM = 120_000
/** Milliseconds for which an answer is kept, which may name customers. */
const ANSWER_KEPT = 3_600_000
/** Milliseconds for which it is known that a call was done: a day longer than the back office sends it again. */
const KEY_KEPT = 8 * 86_400_000
/** Characters of an answer that are kept; of a longer one only that it was given. */
const LONGEST_ANSWER = 65_536

/** Whose call a key is for. */
export interface KeyedCall {
  readonly user: number
  readonly project: number
  readonly key: string
  /** Method and address. */
  readonly call: string
  /** What was sent, which is the same when it is sent again. */
  readonly body: Uint8Array
}

/** What is known of a call: it is the caller's to do, is being done, has been answered, or the key is another call's. */
export type Claim =
  | { readonly kind: 'own'; readonly id: number }
  | { readonly kind: 'underway' }
  | { readonly kind: 'other' }
  | { readonly kind: 'done'; readonly status: number; readonly answer: string | null }

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()

/** Takes a call for doing, unless it is done or somebody else is at it. */
export async function claimCall(
  db: Database,
  { user, project, key, call, body }: KeyedCall,
  now: Date,
): Promise<Claim> {
  const hashOf = (sent: Uint8Array) => createHash('sha256').update(call).update(sent).digest('hex')
  const hash = hashOf(body)
  const claimed_until = after(now, CLAIM)
  const made = await db
    .insertInto('call_keys')
    .values({ user, project, key, call: hash, done: false, claimed_until, expires_on: after(now, KEY_KEPT) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { kind: 'own', id: Number(made.id) }
  const row = await db
    .selectFrom('call_keys')
    .selectAll()
    .where('user', '=', user)
    .where('project', '=', project)
    .where('key', '=', key)
    .executeTakeFirst()
  // It has failed meanwhile, and its key is free again.
  if (!row) return { kind: 'underway' }
  // Keys from when the body was no part of it are known for eight days.
  if (row.call !== hash && row.call !== hashOf(new Uint8Array())) return { kind: 'other' }
  if (row.status !== null) return { kind: 'done', status: Number(row.status), answer: row.answer as string | null }
  if (row.claimed_until !== null && String(row.claimed_until) > now.toISOString()) return { kind: 'underway' }
  if (row.done) return { kind: 'done', status: 200, answer: null }
  const { id = null, claimed_until: before = null } = row
  const taken = await db
    .updateTable('call_keys')
    .set({ claimed_until })
    .where('id', '=', id)
    .where('claimed_until', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n ? { kind: 'own', id: Number(id) } : { kind: 'underway' }
}

/** Keeps the answer to a call that was done. */
export async function keepAnswer(
  db: Database,
  id: number,
  { status, text }: { status: number; text: string },
  now: Date,
) {
  const answer = text.length > LONGEST_ANSWER || text === '' ? null : text
  const kept = { status, answer, answer_until: after(now, ANSWER_KEPT), done: true, claimed_until: null }
  await db.updateTable('call_keys').set(kept).where('id', '=', id).execute()
}

/** Gives a call back that was not answered: who sends it again finds whether it was done. */
export async function releaseCall(db: Database, id: number): Promise<void> {
  await db.updateTable('call_keys').set({ claimed_until: null }).where('id', '=', id).execute()
}

/** Forgets a call that was refused: sent again, it is asked anew. */
export async function forgetCall(db: Database, id: number): Promise<void> {
  await db.deleteFrom('call_keys').where('id', '=', id).execute()
}

import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { secretHash } from './session.ts'

/** An attempt that is counted before it is judged. */
export interface CountedAttempt {
  readonly kind: 'sign-in' | 'reset' | 'confirm'
  /** The e-mail or session that is tried. */
  readonly who: string
  /** The key of the address that it comes from; undefined where nobody knows. */
  readonly client: string | undefined
  /** The device that it comes from, where its owner has signed in on it before. */
  readonly device?: string | undefined
  /** Whether the owner has signed in from that address before. */
  readonly isKnownAddress?: boolean
}

interface Subject {
  readonly key: string
  /** Attempts before the first delay. */
  readonly free: number
  /** Longest delay in seconds. */
  readonly longest: number
}

/** What an attempt counts as: a hash over its parts, so that no part can pretend to be another. */
const keyOf = (...parts: string[]): string => secretHash(JSON.stringify(parts))

const perClient = (client: string): Subject => ({ key: keyOf('from', client), free: 20, longest: 900 })

/**
 * What a stranger does must not keep the owner out: the account is slowed down from everywhere only a little, not at all from where
 * its owner has signed in before, and a device of the owner counts for itself alone.
 */
function subjectsOf({ kind, who, client, device, isKnownAddress }: CountedAttempt): Subject[] {
  if (device !== undefined) return [{ key: keyOf(kind, 'device', who, device), free: 4, longest: 900 }]
  return [
    { key: keyOf(kind, 'at from', who, client ?? ''), free: 4, longest: 900 },
    ...(isKnownAddress ? [] : [{ key: keyOf(kind, 'at', who), free: 15, longest: 30 }]),
    ...(client === undefined ? [] : [perClient(client)]),
  ]
}

const FORGOTTEN_AFTER = 24 * 3_600_000

/**
 * Counts an attempt, before it is judged. Throws the Fault that says how long to wait when there were too many: the delay doubles
 * with each one. An attempt that has to wait is not counted.
 */
export async function countAttempt(db: Database, attempt: CountedAttempt, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString()
  await db.deleteFrom('sign_in_failures').where('free_on', '<', forgotten).execute()
  await db.transaction().execute(async (trx) => {
    for (const subject of subjectsOf(attempt)) await countAt(trx, subject, now)
  })
}

async function countAt(db: Database, { key, free, longest }: Subject, now: Date): Promise<void> {
  const counted = await db
    .insertInto('sign_in_failures')
    .values({ subject: key, failures: 1, free_on: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ failures: sql`${sql.ref('sign_in_failures.failures')} + 1` }),
    )
    .returning(['failures', 'free_on'])
    .executeTakeFirstOrThrow()
  const wait = Math.ceil((Date.parse(String(counted.free_on)) - now.getTime()) / 1000)
  // What is longer was noted by a clock that was ahead.
  if (wait > 0 && wait <= longest) throw new Fault('tooMany', `Too many attempts, please wait ${wait} seconds`, wait)
  const tooMany = Number(counted.failures) - free
  const seconds = tooMany < 0 ? 0 : Math.min(longest, 2 ** Math.min(tooMany, 20))
  const free_on = new Date(now.getTime() + seconds * 1000).toISOString()
  await db.updateTable('sign_in_failures').set({ free_on }).where('subject', '=', key).execute()
}

/**
 * Forgets the attempts at an account: its owner is there. Those of the address stay, less this one, or whoever has an account could
 * try out others without end.
 */
export async function forgetAttempts(db: Database, attempt: CountedAttempt, now: Date): Promise<void> {
  const { client } = attempt
  const shared = client === undefined ? undefined : perClient(client).key
  const own = subjectsOf(attempt).flatMap(({ key }) => (key === shared ? [] : [key]))
  await db.deleteFrom('sign_in_failures').where('subject', 'in', own).execute()
  if (shared === undefined) return
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql`failures - 1`, free_on: now.toISOString() })
    .where('subject', '=', shared)
    .where('failures', '>', 0)
    .execute()
}

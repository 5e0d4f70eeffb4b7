import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'

interface Subject {
  readonly key: string
  /** Attempts before the first delay. */
  readonly free: number
  /** Longest delay in seconds. */
  readonly longest: number
}

/** An account is slowed down from everywhere only a little, so that a stranger cannot lock its owner out. */
const subjects = (email: string, address: string | undefined): Subject[] => [
  { key: `at ${email} from ${address}`.slice(0, 128), free: 4, longest: 900 },
  { key: `at ${email}`.slice(0, 128), free: 15, longest: 30 },
  ...(address === undefined ? [] : [{ key: `from ${address}`.slice(0, 128), free: 20, longest: 900 }]),
]

const FORGOTTEN_AFTER = 24 * 3_600_000

/**
 * Counts an attempt to sign in, before it is judged. Throws the Fault that says how long to wait when there were too many:
 * the delay doubles with each one. An attempt that has to wait is not counted.
 * @param address where the call comes from; undefined where nobody knows
 */
export async function countAttempt(db: Database, email: string, address: string | undefined, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString()
  await db.deleteFrom('sign_in_failures').where('free_on', '<', forgotten).execute()
  await db.transaction().execute(async (trx) => {
    for (const subject of subjects(email, address)) await countAt(trx, subject, now)
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
  const wait = Date.parse(String(counted.free_on)) - now.getTime()
  if (wait > 0) throw new Fault('tooMany', `Too many attempts, please wait ${Math.ceil(wait / 1000)} seconds`)
  const tooMany = Number(counted.failures) - free
  const seconds = tooMany < 0 ? 0 : Math.min(longest, 2 ** Math.min(tooMany, 20))
  const free_on = new Date(now.getTime() + seconds * 1000).toISOString()
  await db.updateTable('sign_in_failures').set({ free_on }).where('subject', '=', key).execute()
}

/** Forgets the attempts at an account: its owner is there. */
export async function forgetAttempts(db: Database, email: string, address: string | undefined): Promise<void> {
  const keys = subjects(email, address).map(({ key }) => key)
  await db.deleteFrom('sign_in_failures').where('subject', 'in', keys).execute()
}

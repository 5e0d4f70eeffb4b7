import { sql } from 'kysely'
import type { ActivityKind } from '#contract/model/activity-kinds.ts'
import { retention } from '#domain/company/retention.ts'
import type { Database } from '../db/database.ts'
import type { Origin } from './origin.ts'
import { secretHash } from './session.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const OF_SIGN_IN: readonly ActivityKind[] = [
  'sign_in',
  'sign_in_failed',
  'sign_in_held',
  'sign_out',
  'sessions_ended',
  'password_wrong',
  'password_asked',
]

/** Refusals of one kind at one account that are kept apart by their addresses within an hour; the rest is one sum. */
const MOST_ADDRESSES = 20

type Person = { readonly id: number; readonly email: string }

/** Something that happened to an account, to rights or to connections. Never holds a secret. */
export interface NewActivity {
  readonly kind: ActivityKind
  /** Null for what concerns an account of all projects. */
  readonly project: number | null
  /** Whom it happened to; undefined where there is no such account. */
  readonly account?: Person | undefined
  /** Who did it; left out where that is the account itself. */
  readonly by?: Person | undefined
  readonly origin?: Origin | undefined
  /** Names of the fields or settings that changed. */
  readonly changed?: readonly string[]
  readonly note?: string | undefined
}

function rowOf({ kind, project, account, by, origin, changed, note }: NewActivity, now: Date) {
  const isOther = by !== undefined && by.id !== account?.id
  const { days } = retention[OF_SIGN_IN.includes(kind) ? 'sign_in' : 'change_log'].kept
  return {
    // An installation without projects has activity all the same.
    project: project || null,
    kind,
    user: account?.id ?? null,
    email: account?.email ?? null,
    by: isOther ? by.id : null,
    by_email: isOther ? by.email : null,
    address: origin?.client?.slice(0, 64) ?? null,
    device: origin?.device?.slice(0, 255) ?? null,
    changed: changed && changed.length > 0 ? JSON.stringify(changed) : null,
    note: note?.slice(0, 255) ?? null,
    first_on: now.toISOString(),
    last_on: now.toISOString(),
    expires_on: new Date(now.getTime() + days * DAY).toISOString(),
  }
}

/** Keeps what happened, in the caller's transaction where there is one. */
export async function recordActivity(db: Database, activity: NewActivity, now: Date): Promise<void> {
  await db.insertInto('activity').values(rowOf(activity, now)).execute()
}

/**
 * Keeps a refusal: those of one kind at one account from one address within an hour are one entry that counts, and what comes from
 * very many addresses is one too, so that an attack can neither fill the database nor hide in it.
 */
export async function recordRefusal(db: Database, activity: NewActivity, now: Date): Promise<void> {
  const row = rowOf(activity, now)
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString()
  const address = (await addressesIn(db, row, hour)) < MOST_ADDRESSES ? row.address : null
  const kept = address === row.address ? row : { ...row, address, device: null }
  const sum_key = secretHash(JSON.stringify([row.kind, row.project, row.user, row.note, address, hour]))
  await db
    .insertInto('activity')
    .values({ ...kept, sum_key })
    .onConflict((conflict) =>
      conflict.column('sum_key').doUpdateSet({
        times: sql`${sql.ref('activity.times')} + 1`,
        last_on: kept.last_on,
        expires_on: kept.expires_on,
      }),
    )
    .execute()
}

/** How many other addresses have an entry of their own in that hour. */
async function addressesIn(db: Database, row: ReturnType<typeof rowOf>, hour: string): Promise<number> {
  if (row.address === null) return 0
  const { count } = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('kind', '=', row.kind)
    .where('first_on', '>=', hour)
    .where('user', row.user === null ? 'is' : '=', row.user)
    .where('address', 'is not', null)
    .where('address', '!=', row.address)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the account has signed in from that address in the last months. */
export async function hasSignedInFrom(db: Database, user: number, client: string | undefined): Promise<boolean> {
  if (client === undefined) return false
  const row = await db
    .selectFrom('activity')
    .select('id')
    .where('user', '=', user)
    .where('kind', '=', 'sign_in')
    .where('address', '=', client)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes what was kept for long enough. */
export async function purgeActivity(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('activity').where('expires_on', '<', now.toISOString()).execute()
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Row } from '../db/database.ts'
import type { Origin } from './origin.ts'

const HOUR = 3_600_000

/** A session of tokens ends after 30 days; one of a cookie after 12 hours without a call. */
const LIFE = { token: 30 * 24 * HOUR, cookie: 12 * HOUR }

/** How exactly it is known when a session was last used. */
const SEEN_EVERY = 15 * 60_000

export interface StoredSession {
  readonly id: string
  readonly user: number
  /** Until when the password that was given once more counts; null where it was not. */
  readonly confirmedUntil: string | null
}

/** SHA-256 of a secret that is random enough to need no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const newSecret = (): string => randomBytes(32).toString('base64url')

const until = (now: Date, kind: keyof typeof LIFE) => new Date(now.getTime() + LIFE[kind]).toISOString()

/** Whose session it is to be, and where it begins. */
export interface Beginning {
  readonly user: number
  readonly origin: Origin
  readonly now: Date
}

const rowOf = ({ user, origin, now }: Beginning, kind: keyof typeof LIFE) => ({
  id: randomUUID(),
  user,
  cookie_hash: null,
  created_on: now.toISOString(),
  seen_on: now.toISOString(),
  expires_on: until(now, kind),
  address: origin.client?.slice(0, 64) ?? null,
  device: origin.device?.slice(0, 255) ?? null,
})

/** Starts a session of tokens. */
export async function startTokenSession(db: Database, beginning: Beginning): Promise<string> {
  const row = rowOf(beginning, 'token')
  await db.insertInto('sessions').values(row).execute()
  await db.deleteFrom('sessions').where('expires_on', '<', beginning.now.toISOString()).execute()
  return row.id
}

/** Starts a session of a cookie and returns what the cookie holds. */
export async function startCookieSession(db: Database, beginning: Beginning): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('sessions')
    .values({ ...rowOf(beginning, 'cookie'), cookie_hash: secretHash(secret) })
    .execute()
  return secret
}

const select = (db: Database, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user', 'expires_on', 'seen_on', 'confirmed_until'])
    .where('expires_on', '>', now.toISOString())

/** The session of that id, unless it has ended. */
export async function sessionById(db: Database, id: string, now: Date): Promise<StoredSession | undefined> {
  return used(db, await select(db, now).where('id', '=', id).executeTakeFirst(), 'token', now)
}

/** The session of a cookie, prolonged when half of its time is over. */
export async function sessionByCookie(db: Database, secret: string, now: Date): Promise<StoredSession | undefined> {
  return used(db, await select(db, now).where('cookie_hash', '=', secretHash(secret)).executeTakeFirst(), 'cookie', now)
}

/** Notes now and then that a session is used, which prolongs that of a cookie. */
async function used(
  db: Database,
  row: Row | undefined,
  kind: keyof typeof LIFE,
  now: Date,
): Promise<StoredSession | undefined> {
  if (!row) return undefined
  const isEnding = kind === 'cookie' && Date.parse(String(row.expires_on)) - now.getTime() < LIFE.cookie / 2
  const isUnseen = row.seen_on === null || now.getTime() - Date.parse(String(row.seen_on)) > SEEN_EVERY
  if (isEnding || isUnseen)
    await db
      .updateTable('sessions')
      .set({ seen_on: now.toISOString(), ...(isEnding && { expires_on: until(now, kind) }) })
      .where('id', '=', String(row.id))
      .execute()
  return {
    id: String(row.id),
    user: Number(row.user),
    confirmedUntil: row.confirmed_until ? String(row.confirmed_until) : null,
  }
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends all sessions of an account: its password or its rights have changed. */
export async function endSessionsOf(db: Database, user: number): Promise<void> {
  await db.deleteFrom('sessions').where('user', '=', user).execute()
}

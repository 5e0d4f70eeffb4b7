import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'

const HOUR = 3_600_000

/** A session of tokens ends after 30 days; one of a cookie after 12 hours without a call. */
const LIFE = { token: 30 * 24 * HOUR, cookie: 12 * HOUR }

export interface Session {
  readonly id: string
  readonly user: number
}

/** SHA-256 of a secret that is random enough to need no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const newSecret = (): string => randomBytes(32).toString('base64url')

const until = (now: Date, kind: keyof typeof LIFE) => new Date(now.getTime() + LIFE[kind]).toISOString()

/** Starts a session of tokens. */
export async function startTokenSession(db: Database, user: number, now: Date): Promise<string> {
  const id = randomUUID()
  const moments = { created_on: now.toISOString(), expires_on: until(now, 'token') }
  await db
    .insertInto('sessions')
    .values({ id, user, cookie_hash: null, ...moments })
    .execute()
  await db.deleteFrom('sessions').where('expires_on', '<', now.toISOString()).execute()
  return id
}

/** Starts a session of a cookie and returns what the cookie holds. */
export async function startCookieSession(db: Database, user: number, now: Date): Promise<string> {
  const secret = newSecret()
  const moments = { created_on: now.toISOString(), expires_on: until(now, 'cookie') }
  await db
    .insertInto('sessions')
    .values({ id: randomUUID(), user, cookie_hash: secretHash(secret), ...moments })
    .execute()
  return secret
}

const select = (db: Database, now: Date) =>
  db.selectFrom('sessions').select(['id', 'user', 'expires_on']).where('expires_on', '>', now.toISOString())

/** The session of that id, unless it has ended. */
export async function sessionById(db: Database, id: string, now: Date): Promise<Session | undefined> {
  const row = await select(db, now).where('id', '=', id).executeTakeFirst()
  return row && { id: String(row.id), user: Number(row.user) }
}

/** The session of a cookie, prolonged when half of its time is over. */
export async function sessionByCookie(db: Database, secret: string, now: Date): Promise<Session | undefined> {
  const row = await select(db, now).where('cookie_hash', '=', secretHash(secret)).executeTakeFirst()
  if (!row) return undefined
  if (Date.parse(String(row.expires_on)) - now.getTime() < LIFE.cookie / 2)
    await db
      .updateTable('sessions')
      .set({ expires_on: until(now, 'cookie') })
      .where('id', '=', row.id as string)
      .execute()
  return { id: String(row.id), user: Number(row.user) }
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends all sessions of an account: its password or its rights have changed. */
export async function endSessionsOf(db: Database, user: number): Promise<void> {
  await db.deleteFrom('sessions').where('user', '=', user).execute()
}

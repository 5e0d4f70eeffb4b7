import type { AccountSession } from '#contract/wire/account-session.ts'
import type { Database } from '../db/database.ts'

/** The sessions of an account that have not ended, the one used last first. */
export async function sessionsOf(
  db: Database,
  user: number,
  { now, current }: { readonly now: Date; readonly current: string },
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_on', 'seen_on', 'expires_on', 'address', 'device'])
    .where('user', '=', user)
    .where('expires_on', '>', now.toISOString())
    .orderBy('seen_on', 'desc')
    .orderBy('created_on', 'desc')
    .limit(200)
    .execute()
  const text = (value: unknown) => (value === null ? null : String(value))
  return rows.map((row) => ({
    id: String(row.id),
    created_on: String(row.created_on),
    seen_on: text(row.seen_on),
    expires_on: String(row.expires_on),
    address: text(row.address),
    device: text(row.device),
    current: row.id === current,
  }))
}

/** Ends one session of an account; false where it has none of that id. */
export async function endSessionOf(db: Database, user: number, id: string): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('user', '=', user).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows === 1n
}

import type { Invitation } from '#contract/wire/accounts.ts'
import type { Database } from '../db/database.ts'
import { secretHash } from './session.ts'

/**
 * Whom the link of an invitation is for and who sent it, as its page greets the person; undefined for a link that is none or not good
 * any more, and for one that sets a forgotten password anew.
 */
export async function invitationOf(
  db: Database,
  token: string,
  now: Date,
): Promise<Omit<Invitation, 'site'> | undefined> {
  const found = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user')
    .select(['users.id', 'users.email'])
    .where('password_resets.token_hash', '=', secretHash(token))
    .where('password_resets.kind', '=', 'invitation')
    .where('password_resets.expires_on', '>', now.toISOString())
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!found) return undefined
  const sent = await db
    .selectFrom('activity')
    .select(['by_email', 'email'])
    .where('kind', '=', 'account_invited')
    .where('user', '=', Number(found.id))
    .orderBy('last_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { email: String(found.email), by: typeof sent?.by_email === 'string' ? sent.by_email : null }
}

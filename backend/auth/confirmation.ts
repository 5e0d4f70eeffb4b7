import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { confirmPassword } from './confirm-password.ts'
import type { Identity } from './identify.ts'
import type { Origin } from './origin.ts'

/** Minutes for which a password that was given once more counts. */
const MINUTES = 5

/**
 * Notes that whoever uses a session has just shown that they know its password: a script in a page has the session, but not the
 * password. Throws the Fault: 403 for a wrong one, 429 when there were too many.
 */
export async function confirmSession(
  context: { readonly db: Database; readonly origin: Origin; readonly now: Date },
  identity: Identity,
  password: unknown,
): Promise<void> {
  await confirmPassword(context, identity, password)
  const until = new Date(context.now.getTime() + MINUTES * 60_000).toISOString()
  await context.db
    .updateTable('sessions')
    .set({ confirmed_until: until })
    .where('id', '=', identity.session.id)
    .execute()
}

/** Throws the Fault that asks for the password, unless it was given a short while ago. */
export function checkConfirmed({ session }: Identity, now: Date): void {
  if (!session.confirmedUntil || session.confirmedUntil <= now.toISOString())
    throw new Fault('unconfirmed', 'Nothing was changed: this needs your password once more')
}

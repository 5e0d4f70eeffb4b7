import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { recordRefusal } from './activity.ts'
import type { Identity } from './identify.ts'
import type { Origin } from './origin.ts'
import { isPassword } from './password-hash.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

/**
 * A change that opens or closes an account needs the password once more, as `current_password`. Wrong ones are counted for the session
 * that guesses: whoever has taken one over gets no further, and the owner's other sessions are not held up. Throws the Fault: 403 for a
 * wrong one, 429 when there were too many.
 */
export async function confirmPassword(
  { db, origin, now }: { readonly db: Database; readonly origin: Origin; readonly now: Date },
  { account, session }: Identity,
  password: unknown,
): Promise<void> {
  const wrong = new Fault('forbidden', 'current_password is wrong')
  if (typeof password !== 'string' || password === '') throw wrong
  const attempt = { kind: 'confirm', who: session.id, client: undefined } as const
  await countAttempt(db, attempt, now)
  if (!(await isPassword(password, account.passwordHash))) {
    await recordRefusal(db, { kind: 'password_wrong', project: account.project, account, origin }, now)
    throw wrong
  }
  await forgetAttempts(db, attempt, now)
}

import { addAccount } from '#backend/auth/account.ts'
import { type DatabaseLocation, openDatabase } from '#backend/db/database.ts'

const EMAIL = 'bench@wennerholt.example'
const PASSWORD = 'correct horse battery'

/** Adds an administrator to an installation that does not run. */
export async function addStaff(location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location)
  const known = await db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirst()
  if (!known) await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'administrator' })
  await db.destroy()
}

/** The header that signs the administrator in. */
export async function signIn(origin: string): Promise<{ authorization: string }> {
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
  const answer = await fetch(`${origin}/auth/authenticate`, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { token: string } }
  return { authorization: `Bearer ${data.token}` }
}

import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Project } from '../project/project.ts'
import { type Account, accountOn } from './account.ts'
import { newSecret, secretHash } from './session.ts'

/** Milliseconds in which the browser gets from one website to the other. */
const LIFE = 60_000

/** A code that signs the account in on another website once, within a minute. Throws the Fault where it does not work there. */
export async function makeEntryPass(db: Database, account: Account, project: Project, now: Date): Promise<string> {
  if (!(await accountOn(db, account.id, project.id)))
    throw new Fault('forbidden', 'This account does not work for that website')
  const code = newSecret()
  await db.deleteFrom('entry_passes').where('expires_on', '<', now.toISOString()).execute()
  await db
    .insertInto('entry_passes')
    .values({
      user: account.id,
      project: project.id,
      code_hash: secretHash(code),
      expires_on: new Date(now.getTime() + LIFE).toISOString(),
    })
    .execute()
  return code
}

/** Whom a code signs in on a website; it is used up. Throws the Fault for one that is wrong, used, too old or meant for another website. */
export async function takeEntryPass(db: Database, code: string, project: Project, now: Date): Promise<Account> {
  const used = await db
    .deleteFrom('entry_passes')
    .where('code_hash', '=', secretHash(code))
    .where('project', '=', project.id)
    .where('expires_on', '>', now.toISOString())
    .returning('user')
    .executeTakeFirst()
  const account = used && (await accountOn(db, Number(used.user), project.id))
  if (!account?.isActive) throw new Fault('invalidResetToken', 'The link is not valid any more')
  return account
}

import { collectionOf } from '#contract/model/model.ts'
import type { Answerable, Colleague } from '#contract/wire/answers.ts'
import { accountOn } from '../auth/account.ts'
import { accountAccess } from '../auth/rights.ts'
import type { Database } from '../db/database.ts'

/** The active accounts that may answer a question of a kind: those of its branch, where they are bound to one. */
export async function colleaguesFor(
  db: Database,
  project: number,
  { kind, branch }: { readonly kind: Answerable; readonly branch: number | null },
): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('project', '=', project), eb('project', 'is', null)]))
    .orderBy('email')
    .limit(200)
    .execute()
  const accounts = await Promise.all(rows.map(({ id }) => accountOn(db, Number(id), project)))
  const found = await Promise.all(
    accounts.map(async (account): Promise<Colleague[]> => {
      if (!account) return []
      const access = await accountAccess(db, account, project)
      const isTheirs = access.branch === undefined || access.branch === branch
      const mayAnswer = access.write(collectionOf(kind), 'update') !== undefined
      return isTheirs && mayAnswer ? [{ id: account.id, email: account.email }] : []
    }),
  )
  return found.flat()
}

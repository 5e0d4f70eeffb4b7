import { collectionOf } from '#contract/model/model.ts'
import type { Answerable, Colleague } from '#contract/wire/answers.ts'
import { activeAccountsOn } from '../auth/account.ts'
import { accessesOf } from '../auth/rights.ts'
import type { Database } from '../db/database.ts'

/** The active accounts that may answer a question of a kind: those of its branch, where they are bound to one. */
export async function colleaguesFor(
  db: Database,
  project: number,
  { kind, branch }: { readonly kind: Answerable; readonly branch: number | null },
): Promise<Colleague[]> {
  const accesses = await accessesOf(db, await activeAccountsOn(db, project), project)
  return accesses.flatMap(({ account, access }) => {
    const isTheirs = access.branch === undefined || access.branch === branch
    const mayAnswer = access.write(collectionOf(kind), 'update') !== undefined
    return isTheirs && mayAnswer ? [{ id: account.id, email: account.email }] : []
  })
}

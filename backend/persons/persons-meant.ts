import type { FoundRecord } from '#contract/wire/persons.ts'
import { emailKey } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'

/**
 * The addresses of whom a search may mean, in small letters and in order: those that its records name, but none of the project's company and
 * branches. A mail to the shop names its customer, and it is not the shop whose data is asked for.
 */
export async function personsMeant(db: Database, project: number, records: readonly FoundRecord[]): Promise<string[]> {
  const ofCompany = await db
    .selectFrom('company_email as e')
    .innerJoin('company as c', 'c.id', 'e.company')
    .select('e.email')
    .where('c.project', '=', project)
    .execute()
  const ofBranches = await db.selectFrom('branch').select('email').where('project', '=', project).execute()
  const own = new Set([...ofCompany, ...ofBranches].map(({ email }) => emailKey(String(email ?? ''))))
  const named = new Set(records.flatMap(({ email }) => (email ? [emailKey(email)] : [])))
  return [...named].filter((address) => !own.has(address)).toSorted()
}

import { emailKey } from '#domain/texts/email.ts'
import type { Database, Row } from '../db/database.ts'

/** The e-mail addresses of a project's company and branches, in small letters: who writes there is the shop, and no customer. */
export async function ownAddresses(db: Database, project: number): Promise<ReadonlySet<string>> {
  const ofCompany = await db
    .selectFrom('company_email as e')
    .innerJoin('company as c', 'c.id', 'e.company')
    .select('e.email')
    .where('c.project', '=', project)
    .execute()
  const ofBranches = await db.selectFrom('branch').select('email').where('project', '=', project).execute()
  const entered = [...ofCompany, ...ofBranches].map(({ email }) => emailKey(String(email ?? '')))
  return new Set(entered.filter(Boolean))
}

/** Whether an order is one of a customer without an e-mail address, so that its address tells of nobody. */
export const isWithoutAddress = (order: Row, own: ReadonlySet<string>): boolean =>
  Boolean(order.no_email) || own.has(emailKey(String(order.customer_email)))

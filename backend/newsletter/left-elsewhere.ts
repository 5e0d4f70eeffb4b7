import { emailKey } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { endSubscription } from '../forms/newsletter.ts'
import type { ToolRow } from './tool-row.ts'

/** Addresses that are looked up in one question. */
const AT_ONCE = 500

interface Active {
  readonly id: number
  readonly email: string
  readonly leaveToken: string
}

async function activeAmong(db: Database, project: number, emails: readonly string[]): Promise<Active[]> {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'leave_token'])
    .where('project', '=', project)
    .where('email', 'in', emails)
    .where('state', '=', 'active')
    .execute()
  return rows.map(({ id, email, leave_token }) => ({
    id: Number(id),
    email: String(email),
    leaveToken: String(leave_token),
  }))
}

/** Whether what a tool says of an address is newer than what its owner has confirmed here. */
async function isNewer(db: Database, { id, email }: Active, tool: ToolRow, askedFrom: string): Promise<boolean> {
  const confirmed = await db
    .selectFrom('newsletter_event')
    .select('created_on')
    .where('subscription', '=', id)
    .where('kind', '=', 'confirmed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (String(confirmed?.created_on ?? '') <= tool.connectedOn) return true
  const known = await db
    .selectFrom('newsletter_transfers')
    .select('sent_on')
    .where('tool', '=', tool.id)
    .where('email', '=', email)
    .where('wish', '=', 'subscribed')
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return known !== undefined && String(known.sent_on) < askedFrom
}

/**
 * Unsubscribes those of the addresses who are subscribed, with what told of it in the proof; answers how many.
 * @param tool the newsletter tool that says so: of who has confirmed since and was not told to it yet it knows nothing new
 */
export async function leftElsewhere(
  db: Database,
  now: () => Date,
  emails: readonly string[],
  { project, through, tool }: { readonly project: number; readonly through: string; readonly tool?: ToolRow },
): Promise<number> {
  const askedFrom = now().toISOString()
  const addresses = [...new Set(emails.map((email) => emailKey(email.trim())))]
  let count = 0
  for (let from = 0; from < addresses.length; from += AT_ONCE)
    for (const one of await activeAmong(db, project, addresses.slice(from, from + AT_ONCE))) {
      if (tool && !(await isNewer(db, one, tool, askedFrom))) continue
      const hasLeft = await db
        .transaction()
        .execute((trx) => endSubscription({ now }, trx, { ...one, project }, { through }))
      if (hasLeft) count++
    }
  return count
}

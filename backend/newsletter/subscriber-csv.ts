import { sql } from 'kysely'
import { writeCsv } from '#domain/texts/csv.ts'
import type { Database } from '../db/database.ts'
import { consentProofs } from './proof.ts'

/** Subscriptions that are read at a time. */
const AT_ONCE = 500

const HEAD = [
  'email',
  'language',
  'state',
  'requested_on',
  'confirmed_on',
  'left_on',
  'words',
  'form_version',
  'message_id',
]

/** Who has left and whose address was entered again stays one who has left until the new request is confirmed. */
const hasLeft = sql<boolean>`exists (select 1 from newsletter_event e
  where e.subscription = newsletter_subscription.id and e.kind = 'left')`

/** The subscribers who have confirmed, with the proof of each, and those who have left: a table that every newsletter tool reads. */
export async function subscriberCsv(db: Database, project: number): Promise<string> {
  const lines: string[][] = [HEAD]
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('newsletter_subscription')
      .select(['id', 'email', 'language', 'state'])
      .where('project', '=', project)
      .where((is) => is.or([is('state', 'in', ['active', 'ended']), hasLeft]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return writeCsv(lines)
    const ids = rows.map(({ id }) => Number(id))
    const proofs = await consentProofs(db, ids)
    const leaving = await db
      .selectFrom('newsletter_event')
      .select(['subscription', (eb) => eb.fn.max('created_on').as('left_on')])
      .where('subscription', 'in', ids)
      .where('kind', '=', 'left')
      .groupBy('subscription')
      .execute()
    const leftOn = new Map(leaving.map(({ subscription, left_on }) => [Number(subscription), String(left_on)]))
    for (const row of rows) {
      const proof = proofs.get(Number(row.id))
      lines.push([
        String(row.email),
        String(row.language),
        row.state === 'active' ? 'subscribed' : 'unsubscribed',
        proof?.requested_on ?? '',
        proof?.confirmed_on ?? '',
        row.state === 'active' ? '' : (leftOn.get(Number(row.id)) ?? ''),
        proof?.words ?? '',
        proof?.form_version ?? '',
        proof?.message_id ?? '',
      ])
    }
    after = ids.at(-1) ?? after
  }
}

import { LOST_KINDS, type RestoreLoss } from '#contract/wire/restores.ts'
import type { Database } from '../db/database.ts'

/** Rows that are counted: by the column that says since when each is there, and only those of a kind where the table has several. */
type Counted = readonly [table: string, since: string, kind?: string]

const COUNTED: Readonly<Record<keyof RestoreLoss, readonly Counted[]>> = {
  orders: [['ecommerce_order', 'created_on']],
  withdrawals: [['ecommerce_withdrawal', 'received_on']],
  reservations: [['ecommerce_reservation', 'created_on']],
  requests: [
    ['contact_request', 'created_on'],
    ['ecommerce_request', 'created_on'],
  ],
  ratings: [['ecommerce_product_rating', 'created_on']],
  subscriptions: [['newsletter_subscription', 'created_on']],
  signups: [['event_signup', 'created_on']],
  left: [['newsletter_event', 'created_on', 'left']],
  erased: [['activity', 'first_on', 'person_erased']],
  accounts: [['activity', 'first_on', 'account_made']],
  edits: [['revisions', 'created_on']],
}

async function countSince(db: Database, [table, since, kind]: Counted, moment: string): Promise<number> {
  const newer = db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(since, '>', moment)
  const found = await (kind === undefined ? newer : newer.where('kind', '=', kind)).executeTakeFirst()
  return Number(found?.count ?? 0)
}

/** How much of each kind is newer than a moment, in all projects, and gone once the state of that moment is restored. */
export async function lostSince(db: Database, moment: string): Promise<RestoreLoss> {
  const counts = LOST_KINDS.map(async (kind) => {
    const parts = await Promise.all(COUNTED[kind].map((counted) => countSince(db, counted, moment)))
    return [kind, parts.reduce((sum, count) => sum + count, 0)] as const
  })
  return Object.fromEntries(await Promise.all(counts)) as RestoreLoss
}

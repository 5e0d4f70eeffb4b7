import type { Database } from '../db/database.ts'
import { announce } from '../items/history.ts'
import { deleteOrder } from '../orders/delete-order.ts'
import { deleteReservation } from '../reservations/delete-reservation.ts'
import type { Trace } from './find-traces.ts'
import type { PlannedErasure } from './plan-erasure.ts'
import { tracePlaces } from './trace-places.ts'

/** Records that the change feed knows, so that pages and lists forget them. */
const ANNOUNCED: readonly string[] = ['ecommerce_product_rating']

const forgetThere = (trx: Database, id: number) =>
  trx.updateTable('newsletter_transfers').set({ wish: 'erased', state: 'waiting' }).where('id', '=', id).execute()

async function eraseTrace(trx: Database, { place, id, row }: Trace, now: Date): Promise<void> {
  if (place === 'order') return deleteOrder(trx, id)
  if (place === 'reservation') return deleteReservation(trx, id, now)
  const { table } = tracePlaces[place]
  // The tool is told to forget the address too, and this goes with its answer.
  if (place === 'newsletter_transfer') return void (await forgetThere(trx, id))
  await trx.deleteFrom(table).where('id', '=', id).execute()
  if (place === 'newsletter' || place === 'webhook_message' || place === 'mail' || place === 'consent') return
  const { collection, item } = place === 'bin' ? row : { collection: table, item: String(id) }
  await trx
    .deleteFrom('revisions')
    .where('collection', '=', String(collection))
    .where('item', '=', String(item))
    .execute()
}

/**
 * Erases and blocks as planned, in the caller's transaction. What is blocked is seen by nobody any more and goes when its time is over;
 * the history keeps nothing of either.
 */
export async function erasePerson(
  trx: Database,
  project: number,
  plan: readonly PlannedErasure[],
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  for (const { action, reason, trace } of plan) {
    if (action === 'erase') await eraseTrace(trx, trace, now)
    if (action !== 'block') continue
    const { table } = tracePlaces[trace.place]
    await trx
      .updateTable(table)
      .set({ blocking: 'blocked', blocked_on: moment, blocked_reason: reason })
      .where('id', '=', trace.id)
      .execute()
    await trx.deleteFrom('revisions').where('collection', '=', table).where('item', '=', String(trace.id)).execute()
  }
  const gone = plan.filter(
    ({ action, trace }) => action === 'erase' && ANNOUNCED.includes(tracePlaces[trace.place].table),
  )
  if (gone.length === 0) return
  await announce(
    trx,
    gone.map(({ trace }) => ({
      project,
      collection: tracePlaces[trace.place].table,
      id: trace.id,
      action: 'delete' as const,
      touched: [tracePlaces[trace.place].table],
    })),
    moment,
  )
}

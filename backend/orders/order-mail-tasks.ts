import type { Database } from '../db/database.ts'

/**
 * Notes that an order has a mail to send, in the caller's transaction. It is written and put into the outbox afterwards, so that
 * neither its words nor its attachments hold up an order. One of each kind.
 */
export async function queueOrderMail(trx: Database, order: number, kind: string, now: Date): Promise<void> {
  const moment = now.toISOString()
  await trx
    .insertInto('ecommerce_order_mail')
    .values({ order, kind, created_on: moment, due_on: moment })
    .onConflict((conflict) => conflict.columns(['order', 'kind']).doNothing())
    .execute()
}

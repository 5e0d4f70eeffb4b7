import type { Database } from '../db/database.ts'

/**
 * Notes that an order has a mail to send, in the caller's transaction. It is written and put into the outbox afterwards, so that
 * neither its words nor its attachments hold up an order. One of each kind, and of `refunded` one for each refund.
 */
export async function queueOrderMail(trx: Database, order: number, kind: string, now: Date, refund = 0): Promise<void> {
  const moment = now.toISOString()
  await trx
    .insertInto('ecommerce_order_mail')
    .values({ order, kind, refund, created_on: moment, due_on: moment })
    .onConflict((conflict) => conflict.columns(['order', 'kind', 'refund']).doNothing())
    .execute()
}

/** Has a mail of an order written anew and sent once more; one that is still to be written goes once. */
export async function queueOrderMailAgain(trx: Database, order: number, kind: string, now: Date): Promise<void> {
  const moment = now.toISOString()
  const anew = { state: 'waiting', attempts: 0, error: null, created_on: moment, due_on: moment }
  await trx
    .insertInto('ecommerce_order_mail')
    .values({ order, kind, refund: 0, ...anew })
    .onConflict((conflict) => conflict.columns(['order', 'kind', 'refund']).doUpdateSet(anew))
    .execute()
}

/** How many mails of orders wait to be written, and how many want a person to look at them, for `/server/health`. */
export async function orderMailQueue(db: Database): Promise<{ waiting: number; for_a_person: number }> {
  const rows = await db
    .selectFrom('ecommerce_order_mail')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { waiting: count('waiting'), for_a_person: count('failed') }
}

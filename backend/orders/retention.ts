import { sql } from 'kysely'
import { retention } from '#domain/company/retention.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { openWithdrawalStates } from '#domain/orders/withdrawal-states.ts'
import type { Database } from '../db/database.ts'
import { keptUntil } from '../shop/kept-until.ts'
import { deleteOrder } from './delete-order.ts'

const DAY = 86_400_000

/** Orders deleted in one round. */
const MOST = 500

/** The end of papers of that many years less, as a moment of today's row: rows say when eight years are over. */
const yearsOn = (now: Date, years: number) =>
  new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()))

/**
 * Deletes orders, invoices and withdrawals once the law no longer keeps them, and what the history says of them (`retention`): the
 * invoices first, for an order lives as long as they do; orders that were cancelled unpaid after a short time, those that ended without
 * an invoice as letters.
 */
export async function purgeOrders(db: Database, now: Date): Promise<void> {
  const over = now.toISOString()
  await db.deleteFrom('ecommerce_invoice').where('expires_on', '<', over).execute()
  await sql`
    delete from ecommerce_order where expires_on < ${over}
      and not exists (select 1 from ecommerce_invoice i where i."order" = ecommerce_order.id)`.execute(db)
  await endWithoutContract(db, now)
  await db.deleteFrom('ecommerce_withdrawal').where('expires_on', '<', over).execute()
  await db.deleteFrom('webhook_events').where('expires_on', '<', over).execute()
  for (const collection of ['ecommerce_order', 'ecommerce_withdrawal'])
    await sql`
      delete from revisions where collection = ${collection}
        and not exists (select 1 from ${sql.table(collection)} o where cast(o.id as text) = revisions.item)`.execute(db)
}

/** Time is counted from what was done last with an order, which may have ended long after it was placed. */
const isQuietSince = (moment: string) => sql`not exists (
  select 1 from ecommerce_order_event e where e."order" = o.id and e.created_on >= ${moment})`

/** Of a cancelled order that was never paid no contract is left to prove; an ended one without an invoice is a letter. */
async function endWithoutContract(db: Database, now: Date): Promise<void> {
  const unpaid = new Date(now.getTime() - retention.order_without_contract.kept.days * DAY).toISOString()
  const letters = yearsOn(now, retention.invoice.kept.years - retention.letter.kept.years).toISOString()
  const lettersSince = keptUntil(now, -retention.letter.kept.years - 1)
  const { rows } = await sql<{ id: number }>`
    select o.id from ecommerce_order o
    where o.state in (${sql.join(overStates)}) and o.paid = o.refunded
      and not exists (select 1 from ecommerce_invoice i where i."order" = o.id)
      and not exists (select 1 from ecommerce_withdrawal w where w.matched_order = o.id and w.state in (${sql.join(openWithdrawalStates)}))
      and ((o.paid = 0 and o.created_on < ${unpaid} and ${isQuietSince(unpaid)})
        or (o.expires_on < ${letters} and ${isQuietSince(lettersSince)}))
    order by o.id limit ${MOST}`.execute(db)
  for (const { id } of rows) await db.transaction().execute((trx) => deleteOrder(trx, Number(id)))
}

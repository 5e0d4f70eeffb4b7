import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * Deletes orders, invoices and withdrawals once the law no longer keeps them, and what the history says of them: the invoices
 * first, for an order lives as long as they do.
 */
export async function purgeOrders(db: Database, now: Date): Promise<void> {
  const over = now.toISOString()
  await db.deleteFrom('ecommerce_invoice').where('expires_on', '<', over).execute()
  await sql`
    delete from ecommerce_order where expires_on < ${over}
      and not exists (select 1 from ecommerce_invoice i where i."order" = ecommerce_order.id)`.execute(db)
  await db.deleteFrom('ecommerce_withdrawal').where('expires_on', '<', over).execute()
  await db.deleteFrom('webhook_events').where('expires_on', '<', over).execute()
  for (const collection of ['ecommerce_order', 'ecommerce_withdrawal'])
    await sql`
      delete from revisions where collection = ${collection}
        and not exists (select 1 from ${sql.table(collection)} o where cast(o.id as text) = revisions.item)`.execute(db)
}

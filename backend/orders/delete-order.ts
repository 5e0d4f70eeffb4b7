import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Deletes an order that has no invoice with its lines, log and mails, and what the history says of it, in the caller's transaction. */
export async function deleteOrder(trx: Database, id: number): Promise<void> {
  await sql`
    delete from mail where id in (select m.mail from ecommerce_order_mail m where m."order" = ${id} and m.mail is not null)`.execute(
    trx,
  )
  await trx.deleteFrom('ecommerce_order').where('id', '=', id).execute()
  await trx.deleteFrom('revisions').where('collection', '=', 'ecommerce_order').where('item', '=', String(id)).execute()
}

import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { announceOrder } from './move-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { OrderRefusal } from './refusal.ts'

/** Whether money of an order was given back that the shop still has to transfer. */
export async function hasOpenTransfer(db: Database, order: number): Promise<boolean> {
  const row = await db
    .selectFrom('ecommerce_refund')
    .select('id')
    .where('order', '=', order)
    .where('transfer', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

/** What the log says of money that was paid out: the sum as the machine writes it, and how the account ends that it went to. */
const paidOutWords = (cents: number, { refundAccount }: StoredOrder) =>
  `${euroOf(cents)}${refundAccount ? `: …${refundAccount.iban.slice(-4)}` : ''}`

/**
 * Writes down in the caller's transaction that the shop has transferred the money of these refunds, or paid it out at the counter. Throws the
 * refusal where one of them is no refund of the order that waits for it.
 */
export async function notePaidOut(
  trx: Database,
  order: StoredOrder,
  { refunds, actor }: { readonly refunds: readonly number[]; readonly actor: Actor },
  now: Date,
): Promise<void> {
  const rows = await trx
    .updateTable('ecommerce_refund')
    .set({ transfer: 'done' })
    .where('order', '=', order.id)
    .where('transfer', '=', 'open')
    .where('id', 'in', refunds)
    .returning('amount')
    .execute()
  if (rows.length !== new Set(refunds).size)
    throw new OrderRefusal('not_possible', { field: 'refunds', message: 'This money was transferred already' })
  const cents = rows.reduce((sum, { amount }) => sum + Number(amount), 0)
  await logEvent(trx, order.id, { kind: 'transfer', actor, message: paidOutWords(cents, order) }, now)
  await announceOrder(trx, order, now)
}

import { type ParcelPieces, type ReturnSlip, sentOut, wrongInParcel } from '#domain/orders/parcels.ts'
import type { Database } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import { namedPieces } from '../shop/named-pieces.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { changeMoney } from './move-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { OrderRefusal } from './refusal.ts'

/** Throws the refusal for pieces that never left the house. */
export function checkReturned(order: StoredOrder, pieces: readonly ParcelPieces[]): void {
  const out = sentOut(order.lines, order.parcels, order.deliveredOn !== null)
  if (out.length === 0) throw new OrderRefusal('not_possible', { field: 'state', message: 'Nothing of it has left' })
  const wrong = wrongInParcel(out, pieces)
  if (wrong >= 0)
    throw new OrderRefusal('invalid', { field: `pieces.${wrong}`, message: 'So many pieces of it were never sent' })
}

/**
 * Asks for pieces back, in the caller's transaction: the log says which, and a mail brings the slip that goes into the parcel. Nothing else
 * changes; what comes back is written down when it is here. Throws the refusal when the order has moved on meanwhile.
 */
export async function sendReturnSlip(
  trx: Database,
  order: StoredOrder,
  slip: ReturnSlip,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<StoredOrder> {
  const after = await changeMoney(trx, order, { lines_changed: order.linesChanged + 1 }, now)
  const words = [...namedPieces(order, slip.pieces), ...(slip.message ? [slip.message] : [])].join('\n')
  const event = await logEvent(trx, order.id, { kind: 'return_slip', actor, message: words, slip }, now)
  await queueOrderMail(trx, order.id, 'return_slip', now, event)
  return after
}

/** Whether a slip of that key was sent already. */
export async function isSlipSent(db: Database, order: number, key: string): Promise<boolean> {
  const rows = await db
    .selectFrom('ecommerce_order_event')
    .select('slip')
    .where('order', '=', order)
    .where('kind', '=', 'return_slip')
    .execute()
  return rows.some((row) => jsonOf<'ecommerce_order_event'>()(row, 'slip')?.key === key)
}

/** A return slip of an order, by the entry of the log that it is; undefined where there is none. */
export async function readReturnSlip(db: Database, order: number, event: number): Promise<ReturnSlip | undefined> {
  const row = await db
    .selectFrom('ecommerce_order_event')
    .select('slip')
    .where('id', '=', event)
    .where('order', '=', order)
    .where('kind', '=', 'return_slip')
    .executeTakeFirst()
  return (row && jsonOf<'ecommerce_order_event'>()(row, 'slip')) ?? undefined
}

import { holdsStock, type OrderState, refusalOf } from '#domain/orders/order-states.ts'
import type { Database, Row } from '../db/database.ts'
import { announce } from '../items/history.ts'
import { factsOf, readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { giveBackStock, type Pieces, stockChanges } from './placing/stock.ts'
import { OrderRefusal } from './refusal.ts'

export interface Move {
  readonly to: OrderState
  readonly actor: Actor
  readonly message?: string | undefined
  /** More columns to write with it: tracking number, money paid. */
  readonly change?: Row
  /** Leaves the stock as it is although the order ends: goods that came back damaged. */
  readonly keepStock?: boolean
}

/** Mails that tell the customer of a state; the others go without. */
const MAILS: Readonly<Partial<Record<OrderState, string>>> = {
  paid: 'paid',
  ready_for_collection: 'ready',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
}

/** Tells the change feed that an order is not what it was, nor the stock of these pieces. The last thing a transaction does. */
export const announceOrder = (
  trx: Database,
  { project, id }: StoredOrder,
  now: Date,
  pieces: readonly Pieces[] = [],
): Promise<void> =>
  announce(
    trx,
    [
      ...stockChanges(project, pieces),
      { project, collection: 'ecommerce_order', id, action: 'update', touched: ['ecommerce_order'] },
    ],
    now.toISOString(),
  )

/**
 * Moves an order to another state by the rules of `domain/orders/order-states.ts`, in the caller's transaction: logged, told to the
 * customer, its stock given back where it ends. Throws the refusal when it may not, also when someone else was faster.
 */
export async function moveOrder(trx: Database, order: StoredOrder, move: Move, now: Date): Promise<StoredOrder> {
  const { to, actor, message, change = {} } = move
  const paid = Number(change.paid ?? order.paid)
  const reason = refusalOf(order.state, to, { ...factsOf(order), isPaid: paid >= order.total })
  if (reason) throw new OrderRefusal('not_possible', { field: 'state', message: `${order.state} → ${to}: ${reason}` })
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_order')
    .set({ ...change, state: to })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .where('paid', '=', order.paid)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new OrderRefusal('not_possible', { field: 'state', message: 'The order has moved on' })
  await logEvent(trx, order.id, { kind: 'state', actor, from: order.state, to, message }, now)
  const mail = MAILS[to]
  if (mail) await queueOrderMail(trx, order.id, mail, now)
  const pieces =
    holdsStock(order.state) && !holdsStock(to) && !move.keepStock
      ? order.lines.flatMap(({ product, variant, stockTaken }) =>
          product !== null && stockTaken > 0 ? [{ product, variant, count: stockTaken }] : [],
        )
      : []
  await giveBackStock(trx, pieces)
  await announceOrder(trx, order, now, pieces)
  return (await readOrder(trx, order.id)) as StoredOrder
}

/**
 * Writes what was paid or given back without moving the order to another state, in the caller's transaction. Throws the refusal when
 * money came or went meanwhile.
 */
export async function changeMoney(trx: Database, order: StoredOrder, change: Row, now: Date): Promise<StoredOrder> {
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_order')
    .set(change)
    .where('id', '=', order.id)
    .where('paid', '=', order.paid)
    .where('refunded', '=', order.refunded)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new OrderRefusal('not_possible', { message: 'The order has moved on' })
  await announceOrder(trx, order, now)
  return (await readOrder(trx, order.id)) as StoredOrder
}

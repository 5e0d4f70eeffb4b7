import { isStillHere } from '#domain/orders/changed-lines.ts'
import { collectionCode } from '#domain/orders/collection-code.ts'
import { holdsStock, type OrderState, refusalOf } from '#domain/orders/order-states.ts'
import { stillHereOf } from '#domain/orders/parcels.ts'
import { stepMail } from '#domain/orders/step-mail.ts'
import { piecesFrom } from '#domain/orders/stock-places.ts'
import type { Database, Row } from '../db/database.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import { announce } from '../items/history.ts'
import { giveBackStock, type Pieces, stockChanges } from '../shop/stock.ts'
import { factsOf, readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { OrderRefusal } from './refusal.ts'

export interface Move {
  readonly to: OrderState
  readonly actor: Actor
  readonly message?: string | undefined
  /** More columns to write with it: tracking number, money paid. */
  readonly change?: Row
  /** Leaves the stock as it is although the order is cancelled: goods that came back damaged. */
  readonly keepStock?: boolean
  /** Of an order that is cancelled, what goes back into stock instead of all that it holds. */
  readonly back?: readonly Pieces[] | undefined
  /** Pieces that went back into stock with it, for the change feed. */
  readonly restocked?: readonly Pieces[]
  /** The customer reads of it in another mail. */
  readonly withoutMail?: boolean
}

/** The pieces that an order still holds: taken from stock, not come back with a refund, and not on their way before the rest. */
const heldPieces = ({ lines, state, parcels }: StoredOrder): Pieces[] =>
  lines.flatMap((line) => {
    const { product, variant, stockTaken, stockPlaces } = line
    const count = stillHereOf(line, isStillHere(state) ? parcels : [])
    if (product === null || count <= 0) return []
    return [{ product, variant, count, places: piecesFrom(stockPlaces, stockTaken - count, count) }]
  })

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

/** What an order is collected by, from now on. */
const laidReady = ({ uuid }: StoredOrder, now: Date): Row => ({
  collection_code: collectionCode(uuid),
  ready_on: now.toISOString(),
})

/**
 * Moves an order to another state by the rules of `domain/orders/order-states.ts`, in the caller's transaction: logged and told to
 * the customer. An order that is cancelled gives back its stock and takes back its invoice; what comes back with a refund is for the
 * refund to say. Throws the refusal when it may not move, also when someone else was faster.
 */
export async function moveOrder(trx: Database, order: StoredOrder, move: Move, now: Date): Promise<StoredOrder> {
  const { to, actor, message, change = {}, restocked = [] } = move
  const after = { ...order, paid: Number(change.paid ?? order.paid) }
  const reason = refusalOf(order.state, to, factsOf(after))
  if (reason) throw new OrderRefusal('not_possible', { field: 'state', message: `${order.state} → ${to}: ${reason}` })
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_order')
    .set({ ...change, ...(to === 'ready_for_collection' && laidReady(order, now)), state: to })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .where('paid', '=', order.paid)
    .where('refunded', '=', order.refunded)
    .where('credited', '=', order.credited)
    .where('lines_changed', '=', order.linesChanged)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new OrderRefusal('not_possible', { field: 'state', message: 'The order has moved on' })
  await logEvent(trx, order.id, { kind: 'state', actor, from: order.state, to, message }, now)
  const mail = move.withoutMail ? undefined : stepMail(to, order)
  if (mail) await queueOrderMail(trx, order.id, mail, now)
  const pieces =
    to === 'cancelled' && holdsStock(order.state) && !move.keepStock ? (move.back ?? heldPieces(order)) : []
  await giveBackStock(trx, pieces)
  if (to === 'cancelled') {
    await issueCreditNote(trx, order, { money: after.paid - order.refunded, unpaid: order.total }, now)
    if (after.paid > order.refunded) await queueOrderMail(trx, order.id, 'shop_attention', now)
  }
  await announceOrder(trx, order, now, [...pieces, ...restocked])
  return (await readOrder(trx, order.id)) as StoredOrder
}

/**
 * Writes what was paid or given back without moving the order to another state, in the caller's transaction. Throws the refusal when
 * money came or went meanwhile.
 */
export async function changeMoney(
  trx: Database,
  order: StoredOrder,
  change: Row,
  now: Date,
  restocked: readonly Pieces[] = [],
): Promise<StoredOrder> {
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_order')
    .set(change)
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .where('paid', '=', order.paid)
    .where('refunded', '=', order.refunded)
    .where('credited', '=', order.credited)
    .where('lines_changed', '=', order.linesChanged)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new OrderRefusal('not_possible', { message: 'The order has moved on' })
  await announceOrder(trx, order, now, restocked)
  return (await readOrder(trx, order.id)) as StoredOrder
}

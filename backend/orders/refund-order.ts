import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { euroOf } from '#domain/money/money.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { surplusOf } from '#domain/orders/order-balance.ts'
import { holdsStock, isOver } from '#domain/orders/order-states.ts'
import { leftBefore } from '#domain/orders/parcels.ts'
import { areAllPieces, creditedWith, type ReturnedPieces, wrongPieces } from '#domain/orders/returned-pieces.ts'
import type { Database } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import { readOrder, type StoredOrder, unpaidOf } from '../shop/stored-order.ts'
import { closeWithdrawal } from './close-withdrawal.ts'
import { changeMoney, moveOrder } from './move-order.ts'
import { type Actor, logEvent, moneyInLog } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { OrderRefusal } from './refusal.ts'
import { restockedOf, sendingOf, takeBackPieces } from './take-back-pieces.ts'

/** Money that was given back; `cents` at most what is here. */
export interface Refund {
  readonly cents: number
  readonly key: string
  readonly message?: string | undefined
  /** The pieces that came back for it. */
  readonly pieces: readonly ReturnedPieces[]
  readonly actor: Actor
  /** The withdrawal that it answers, which it closes. */
  readonly withdrawal?: number | undefined
  /** Whether the customer has the money already, which the shop has transferred or paid out itself. */
  readonly paidOut?: boolean | undefined
  /** Why the order ends by itself with it. */
  readonly end?: 'uncollected'
  /** Cents that were seen to be here when it was asked for. */
  readonly left?: number | undefined
}

/** The order as it stands now, where this refund is written already. Throws the refusal where its key is another refund's. */
export async function afterRefund(
  db: Database,
  order: number,
  { key, cents, pieces }: Pick<Refund, 'key' | 'cents' | 'pieces'>,
): Promise<StoredOrder | undefined> {
  const written = await db
    .selectFrom('ecommerce_refund')
    .select(['amount', 'pieces'])
    .where('order', '=', order)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!written) return undefined
  const given = { cents: Number(written.amount), pieces: jsonOf<'ecommerce_refund'>()(written, 'pieces') ?? [] }
  if (!isDeepStrictEqual(given, JSON.parse(JSON.stringify({ cents, pieces }))))
    throw new OrderRefusal('key_used', { field: 'key', message: 'This key has given back something else' })
  return readOrder(db, order)
}

/** The key of a refund that brings none: asked for twice at once it is the same one. What was given back before counts what was paid too much as well. */
export async function ownKey(
  db: Database,
  order: number,
  { cents, pieces }: Pick<Refund, 'cents' | 'pieces'>,
): Promise<string> {
  const rows = await db.selectFrom('ecommerce_refund').select('amount').where('order', '=', order).execute()
  const before = rows.reduce((sum, { amount }) => sum + Number(amount), 0)
  const back = createHash('sha256').update(JSON.stringify(pieces)).digest('hex').slice(0, 12)
  return `${before}-${cents}-${back}`
}

/** Throws the refusal for money that is not what was seen to be here or less than is asked, and for pieces that are not with the customer. */
export function checkRefund(order: StoredOrder, { cents, pieces, left: seen }: Refund): void {
  const left = order.paid - order.refunded
  if (seen !== undefined && seen !== left)
    throw new OrderRefusal('not_possible', { field: 'left', message: 'Money came or went meanwhile' })
  if (cents > left)
    throw new OrderRefusal('invalid', { field: 'amount', message: `At most ${euroOf(left).toFixed(2)} euro` })
  checkPieces(order, pieces)
}

/** Throws the refusal for pieces that are not with the customer, and for those that are not where they are said to come from. */
export function checkPieces(order: StoredOrder, pieces: readonly ReturnedPieces[]): void {
  const wrong = holdsStock(order.state) ? wrongPieces(order.lines, pieces) : pieces.length - 1
  if (wrong >= 0)
    throw new OrderRefusal('invalid', { field: `pieces.${wrong}`, message: 'So many pieces of it cannot come back' })
  const misplaced = leftBefore(sendingOf(order), pieces).wrong
  if (misplaced >= 0)
    throw new OrderRefusal('invalid', {
      field: `pieces.${misplaced}.from_parcel`,
      message: 'Not so many pieces of it are there',
    })
}

/**
 * Writes a refund down in the caller's transaction, after its money was given back: with its credit note where there is an invoice,
 * a mail to the customer, and exactly the pieces in stock that were said to go there. What its pieces cost beyond it is not owed any more. All of the
 * money ends the order, of which then nothing is owed, unless the customer keeps a part that is still to be paid. Throws the
 * refusal when the order has moved on meanwhile. Money that came for an order refunded before changes no state.
 */
export async function refundOrder(
  trx: Database,
  order: StoredOrder,
  { cents, key, message, pieces, actor, withdrawal, paidOut, end }: Refund,
  now: Date,
): Promise<StoredOrder> {
  // What was paid too much was never the price of anything: it leaves what was paid, and no paper says otherwise.
  const surplus = Math.min(cents, surplusOf(order))
  const paid = order.paid - surplus
  const refunded = order.refunded + cents - surplus
  const restocked = restockedOf(order, pieces)
  const owed = unpaidOf(order)
  const credited = creditedWith(order.lines, pieces, { cents: cents - surplus, owed })
  const goesOn = pieces.length > 0 && !areAllPieces(order.lines, pieces) && owed > credited
  const ends = refunded > 0 && refunded === paid && order.state !== 'refunded' && !goesOn
  const after = ends
    ? await moveOrder(trx, order, { to: 'refunded', actor, message: end, change: { paid, refunded }, restocked }, now)
    : await changeMoney(trx, order, { paid, refunded, credited: order.credited + credited }, now, restocked)
  await takeBackPieces(trx, order, pieces)
  // An order that has ended is not owed any more, also what was never paid of it.
  const unpaid = isOver(after.state) ? owed : credited
  const note = await issueCreditNote(trx, order, { money: cents - surplus, unpaid, pieces }, now)
  const row = await trx
    .insertInto('ecommerce_refund')
    .values({
      order: order.id,
      key,
      amount: cents,
      // Of one that had ended before that was told then.
      credited: isOver(order.state) ? 0 : unpaid,
      message: message ?? null,
      pieces: JSON.stringify(pieces),
      invoice: note?.id ?? null,
      withdrawal: withdrawal ?? null,
      transfer: paymentMethod(order.paymentMethod).provider ? 'none' : paidOut ? 'done' : 'open',
      created_on: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await logEvent(trx, order.id, { kind: 'refund', actor, message: moneyInLog(cents, message) }, now)
  if (withdrawal !== undefined)
    await closeWithdrawal(trx, { withdrawal, project: order.project, state: 'refunded', reason: message }, now)
  await queueOrderMail(trx, order.id, 'refunded', now, Number(row.id))
  return after
}

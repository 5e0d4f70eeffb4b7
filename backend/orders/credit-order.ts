import { formatMoney } from '#domain/money/money.ts'
import type { ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import type { Database } from '../db/database.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { closeWithdrawal } from './close-withdrawal.ts'
import { changeMoney } from './move-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { restockedOf, takeBackPieces } from './take-back-pieces.ts'

/** Pieces that were withdrawn from and not paid yet, while others stay with the customer. */
export interface Credit {
  readonly cents: number
  readonly pieces: readonly ReturnedPieces[]
  readonly message?: string | undefined
  readonly actor: Actor
  readonly withdrawal: number
}

/**
 * Writes down in the caller's transaction that cents of an order are not owed any more: with a credit note where there is an
 * invoice, and a mail that says what remains to be paid. Closes the withdrawal. Throws the refusal when the order has moved on.
 */
export async function creditOrder(
  trx: Database,
  order: StoredOrder,
  { cents, pieces, message, actor, withdrawal }: Credit,
  now: Date,
): Promise<void> {
  await changeMoney(trx, order, { credited: order.credited + cents }, now, restockedOf(order, pieces))
  await takeBackPieces(trx, order, pieces)
  const note = await issueCreditNote(trx, order, { money: 0, unpaid: cents, pieces }, now)
  const row = await trx
    .insertInto('ecommerce_refund')
    .values({
      order: order.id,
      key: `withdrawal-${withdrawal}`,
      amount: 0,
      credited: cents,
      message: message ?? null,
      pieces: JSON.stringify(pieces),
      invoice: note?.id ?? null,
      withdrawal,
      created_on: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const words = `Widerruf eines Teils: ${formatMoney(cents, 'de')} nicht mehr zu zahlen${message ? `: ${message}` : ''}`
  await logEvent(trx, order.id, { kind: 'note', actor, message: words }, now)
  await closeWithdrawal(trx, { withdrawal, project: order.project, state: 'refunded', reason: message }, now)
  await queueOrderMail(trx, order.id, 'credited', now, Number(row.id))
}

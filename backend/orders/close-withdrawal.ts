import { openWithdrawalStates } from '#domain/orders/withdrawal-states.ts'
import type { Database } from '../db/database.ts'
import { announce } from '../items/history.ts'
import { OrderRefusal } from './refusal.ts'

export interface Closing {
  readonly withdrawal: number
  readonly project: number
  readonly state: 'refunded' | 'rejected'
  readonly reason?: string | undefined
  /** The mail that tells of it; a refund has one of its own. */
  readonly mail?: 'rejected' | 'settled' | undefined
}

/** Ends an open withdrawal in the caller's transaction. Throws the refusal where it has ended already. */
export async function closeWithdrawal(
  trx: Database,
  { withdrawal, project, state, reason, mail }: Closing,
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_withdrawal')
    .set({ state, reason: reason ?? null, closed_on: moment })
    .where('id', '=', withdrawal)
    .where('project', '=', project)
    .where('state', 'in', openWithdrawalStates)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new OrderRefusal('not_possible', { field: 'withdrawal', message: 'This withdrawal has ended already' })
  if (mail)
    await trx
      .insertInto('ecommerce_order_mail')
      .values({ withdrawal, kind: mail, created_on: moment, due_on: moment })
      .execute()
  await announceWithdrawal(trx, project, withdrawal, now)
}

/** Tells the change feed that a withdrawal is not what it was. */
export const announceWithdrawal = (trx: Database, project: number, id: number, now: Date): Promise<void> =>
  announce(
    trx,
    [{ project, collection: 'ecommerce_withdrawal', id, action: 'update', touched: ['ecommerce_withdrawal'] }],
    now.toISOString(),
  )

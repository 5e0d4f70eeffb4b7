import type { PaymentProvider } from '#domain/money/payment-methods.ts'
import { type Cell, type Database, isSqlite, type Row } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

export type AttemptState = 'started' | 'approved' | 'pending' | 'captured' | 'refunded' | 'failed'

/** What was started with a provider for an order. */
export interface PaymentAttempt {
  readonly id: number
  readonly state: AttemptState
  readonly reference: string | null
  readonly capture: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const attemptOf = (row: Row): PaymentAttempt => ({
  id: Number(row.id),
  state: row.state as AttemptState,
  reference: row.reference === null ? null : String(row.reference),
  capture: row.capture === null ? null : String(row.capture),
  data: jsonOf<'ecommerce_payment_attempt'>()(row, 'data') ?? {},
})

/** The attempt of an order that was started last. */
export async function lastAttempt(
  db: Database,
  order: Pick<StoredOrder, 'id'>,
  provider: PaymentProvider,
): Promise<PaymentAttempt | undefined> {
  const row = await db
    .selectFrom('ecommerce_payment_attempt')
    .selectAll()
    .where('order', '=', order.id)
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && attemptOf(row)
}

/** The order that a provider's own id belongs to. */
export async function orderOfReference(
  db: Database,
  provider: PaymentProvider,
  reference: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('ecommerce_payment_attempt')
    .select('order')
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('reference', '=', reference), eb('capture', '=', reference)]))
    .executeTakeFirst()
  return row && Number(row.order)
}

/**
 * The attempt that an order goes on with: its last one if `goesOn` says so, else a new one. Calls at the same moment get
 * the same attempt. It is noted before the provider is asked, so that what was started is known even if the answer is lost.
 */
export function openAttempt(
  db: Database,
  order: Pick<StoredOrder, 'id' | 'total'>,
  provider: PaymentProvider,
  now: Date,
  goesOn: (last: PaymentAttempt) => boolean,
): Promise<PaymentAttempt> {
  return db.transaction().execute(async (trx) => {
    const locked = trx.selectFrom('ecommerce_order').select('id').where('id', '=', order.id)
    await (isSqlite(trx) ? locked : locked.forUpdate()).executeTakeFirstOrThrow()
    const last = await lastAttempt(trx, order, provider)
    if (last && goesOn(last)) return last
    const moment = now.toISOString()
    const row = await trx
      .insertInto('ecommerce_payment_attempt')
      .values({
        order: order.id,
        provider,
        state: 'started',
        amount: order.total,
        created_on: moment,
        updated_on: moment,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return attemptOf(row)
  })
}

export interface AttemptChange {
  readonly state?: AttemptState
  readonly reference?: string
  readonly capture?: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly error?: string
}

/** Writes down what is known of an attempt; one whose money was taken stays so. */
export async function changeAttempt(db: Database, id: number, change: AttemptChange, now: Date): Promise<boolean> {
  const { data, error, ...rest } = change
  const values: Record<string, Cell> = {
    ...rest,
    ...(data && { data: JSON.stringify(data) }),
    ...(error !== undefined && { error: error.slice(0, 1000) }),
    updated_on: now.toISOString(),
  }
  const query = db.updateTable('ecommerce_payment_attempt').set(values).where('id', '=', id)
  const guarded =
    change.state === undefined || change.state === 'refunded'
      ? query
      : query.where('state', 'not in', ['captured', 'refunded'])
  return (await guarded.executeTakeFirst()).numUpdatedRows > 0n
}

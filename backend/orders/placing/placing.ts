import type { Database } from '../../db/database.ts'
import { createGroupCommit, type GroupCommit } from '../../db/group-commit.ts'
import type { StoredOrder } from '../../shop/stored-order.ts'
import type { OrdersOptions } from '../orders-options.ts'
import { createOrderReading, type OrderReading } from './order-reading.ts'
import { type AgreedOrder, writeOrders } from './write-orders.ts'

/** What placing orders takes. */
export interface Placing {
  readonly db: Database
  readonly reading: OrderReading
  readonly now: () => Date
  readonly uuid: () => string
  /** Writes the orders of a moment together; undefined for one that has to be looked at anew: its pieces were gone, say. */
  readonly together: GroupCommit<AgreedOrder, StoredOrder | undefined>
}

export const createPlacing = ({ db, writing = db, now, uuid }: OrdersOptions): Placing => ({
  db,
  now,
  uuid,
  reading: createOrderReading(db, now),
  together: createGroupCommit(writing, (trx, orders) => writeOrders(trx, orders, now())),
})

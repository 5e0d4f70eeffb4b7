import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { announce } from '../items/history.ts'
import { settleStock } from '../stock/settle-stock.ts'
import { stockChanges } from './stock.ts'

/** Makes the places of goods hold what their `stock` says where a process of the version before has changed it, and tells the change feed. */
export async function evenStock(db: Database, now: Date): Promise<void> {
  const products = await settleStock(db, now)
  for (const { id, project } of await rowsOf(db, 'ecommerce_product', 'id', products))
    await db
      .transaction()
      .execute((trx) =>
        announce(trx, stockChanges(Number(project), [{ product: Number(id), variant: null }]), now.toISOString()),
      )
}

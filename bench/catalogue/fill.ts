import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { insertTrees } from '#backend/items/insert.ts'
import { type Shop, shopProduct } from './shop.ts'

/** Products that an import writes in one transaction. */
const BATCH = 200

/** Writes the products of a shop from number `from` to before `to`, their pieces spread over its branches. */
export async function fill(db: Database, shop: Shop, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, to - n) }, (_, index) => shopProduct(shop, n + index))
    await insertTrees(db, 'ecommerce_product', records)
  }
  for (const [index, branch] of shop.branches.entries())
    await sql`update ecommerce_stock set branch = ${branch} where id % ${shop.branches.length} = ${index}
      and product in (select id from ecommerce_product where project = ${shop.project})`.execute(db)
}

import { retention } from '#domain/company/retention.ts'
import type { Database } from '../db/database.ts'

/** Deletes what was moved in stock once the years are over for which it is kept, counted from the end of the year. (`retention`) */
export async function purgeMoves(db: Database, now: Date): Promise<void> {
  const kept = new Date(Date.UTC(now.getUTCFullYear() - retention.stock_move.kept.years, 0, 1))
  await db.deleteFrom('ecommerce_stock_move').where('created_on', '<', kept.toISOString()).execute()
}

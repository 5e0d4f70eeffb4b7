import { type DatabaseLocation, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { type BenchShop, makeShop } from '../bench/orders/shop.ts'

/** Makes a shop of few products with many pieces, for tests that start products of their own: the demonstration would draw its pictures meanwhile. */
export async function fillSmallShop(location: DatabaseLocation, domain?: string): Promise<BenchShop> {
  const db = await openDatabase(location)
  await migrate(db)
  const shop = await makeShop(db, 5, 1_000_000, domain)
  await db.destroy()
  return shop
}

/** Pages that such a shop has. */
export const SMALL_PAGES = ['/shop', '/shop/ring-1', '/impressum', '/agb', '/page-data/shop/page-data.json']

import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { movePieces } from '#backend/stock/change-places.ts'

/** Kinds of goods that the second branch has a choice of: of at least so many pieces of one, this part lies there. */
const CHOICE = [
  { category: 'schmuck', least: 2, part: 2 },
  { category: 'uhren', least: 4, part: 3 },
]

/** Carries a choice of the goods from a shop's first branch to its second, as a retailer with two houses would. */
export async function spreadStock(db: Database, now: Date): Promise<void> {
  for (const { category, least, part } of CHOICE) {
    const { rows } = await sql<{ product: number; variant: number | null; branch: number; to: number; pieces: number }>`
      select s.product, s.variant, s.branch, s.pieces, (
        select o.id from branch o where o.project = b.project and o.id <> b.id order by o.sort, o.id limit 1
      ) as "to"
      from ecommerce_stock s
      join branch b on b.id = s.branch
      join ecommerce_product p on p.id = s.product
      join ecommerce_category c on c.id = p.category
      where c.slug = ${category} and s.pieces >= ${least} and (s.variant is not null or not exists (
        select 1 from ecommerce_product_variant v where v.product = s.product
      ))
      order by s.id`.execute(db)
    for (const { product, variant, branch, to, pieces } of rows) {
      const move = { product, variant, branch, to, pieces: Math.floor(pieces / part), reason: 'Auswahl für Blankenese' }
      if (to !== null) await movePieces(db, move, { now: now.toISOString() })
    }
  }
}

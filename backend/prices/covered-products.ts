import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { Sale } from './sales.ts'

/** The products that a sale is meant for, or that tell of it still. */
export async function coveredProducts(db: Database, sale: Sale): Promise<number[]> {
  const { rows } = await run(
    db,
    `select p.id from ecommerce_product p where p.project = ? and (
      p.id = ? or p.category = ? or p.sale = ?
      or p.id in (select v.product from ecommerce_product_variant v where v.id = ? or v.sale = ?)
      or p.manufacturer in (select m.id from ecommerce_manufacturer m where m.project = ? and m.brand = ?)
    ) order by p.id`,
    [sale.project, sale.product, sale.category, sale.id, sale.variant, sale.id, sale.project, sale.brand],
  )
  return rows.map(({ id }) => Number(id))
}

/** The products that tell of a sale which is there no more. */
export async function productsTelling(db: Database, sale: number): Promise<number[]> {
  const { rows } = await run(
    db,
    `select id from ecommerce_product where sale = ?
    union select product as id from ecommerce_product_variant where sale = ?`,
    [sale, sale],
  )
  return rows.map(({ id }) => Number(id))
}

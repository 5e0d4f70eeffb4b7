import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { databasePlaces } from './with-databases.ts'

async function fill(db: Database) {
  await sql`insert into project (domain, display_name, languages) values ('a.example', 'A', '["de"]'), ('b.example', 'B', '["de"]'), ('c.example', 'C', '["de"]')`.execute(
    db,
  )
  const branch = (project: number, slug: string, place: number) =>
    sql`insert into branch (project, display_name, slug, street, zip, city, sort)
      values (${project}, ${slug}, ${slug}, 'Weg 1', '20095', 'Hamburg', ${place})`.execute(db)
  await branch(1, 'altona', 0)
  await branch(1, 'blankenese', 1)
  await branch(2, 'zweites', 1)
  await branch(2, 'erstes', 0)
  await sql`insert into company (project, company_name, display_name, main_branch) values (1, 'A', 'A', 2)`.execute(db)
  const product = (project: number, slug: string, stock: number) =>
    sql`insert into ecommerce_product (project, display_name, slug, stock, created_on)
      values (${project}, ${slug}, ${slug}, ${stock}, '2026-11-01')`.execute(db)
  await product(1, 'ring', 3)
  await product(1, 'leer', 0)
  await product(2, 'kette', 4)
  await product(3, 'uhr', 5)
  await sql`insert into ecommerce_product_variant (product, display_name, stock) values (1, '54', 2), (1, '56', 0)`.execute(
    db,
  )
}

const placesOf = async (db: Database) =>
  (await db.selectFrom('ecommerce_stock').selectAll().orderBy('product').orderBy('id').execute()).map((row) => [
    row.product,
    row.variant,
    row.branch,
    row.pieces,
  ])

describe.each(databasePlaces())('on %s', (_, placeOf) => {
  test('what there was of a product lies at the main branch, else at the first, else where parcels are sent from', async () => {
    const place = placeOf()
    const db = await place.open()
    await migrate(db, '0161-search-words')
    await fill(db)
    expect(await migrate(db)).toContain('0185-stock-places')
    expect(await placesOf(db)).toEqual([
      [1, null, 2, 3],
      [1, 1, 2, 2],
      [3, null, 4, 4],
      [4, null, null, 5],
    ])
    // A process of the version before knows nothing of places.
    await sql`update ecommerce_product set stock = stock - 1 where id = 1 and stock >= 1`.execute(db)
    await sql`insert into branch (project, display_name, slug, street, zip, city) values (3, 'D', 'd', 'Weg', '1', 'H')`.execute(
      db,
    )
    const branch = await db.selectFrom('branch').selectAll().where('slug', '=', 'd').executeTakeFirst()
    expect(branch?.parcel_order).toBe(0)
    await place.close(db)
  })
})

import type { Database } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import { addToPlace, mainPlace, takeFromPlaces } from './places.ts'
import { addToStock, type Stocked } from './stocked.ts'

interface Uneven extends Stocked {
  /** How many pieces the places have too few, or too many where it is negative. */
  readonly missing: number
}

const AT_ONCE = 500

/** The goods whose places hold other pieces than their `stock` says; of these products, or of all. */
async function uneven(db: Database, products?: readonly number[]): Promise<Uneven[]> {
  const among = (column: string) => (products ? `where ${column} in (${places(products.length)})` : '')
  const { rows } = await run<Uneven>(
    db,
    `select product, variant, stock - placed as missing from (
      select p.id as product, cast(null as integer) as variant, p.stock as stock, (
        select coalesce(sum(s.pieces), 0) from ecommerce_stock s where s.product = p.id and s.variant is null
      ) as placed from ecommerce_product p ${among('p.id')}
      union all
      select v.product, v.id, v.stock, (
        select coalesce(sum(s.pieces), 0) from ecommerce_stock s where s.product = v.product and s.variant = v.id
      ) from ecommerce_product_variant v ${among('v.product')}
    ) as goods where stock <> placed order by product, variant`,
    products ? [...products, ...products] : [],
  )
  return rows.map(({ product, variant, missing }) => ({
    product: Number(product),
    variant: variant === null ? null : Number(variant),
    missing: Number(missing),
  }))
}

/**
 * Makes the places of these goods hold what their `stock` says, in the caller's transaction: what was added lies at the main place; what
 * was taken away was there first, then at the others in the order of parcels.
 */
async function settle(
  trx: Database,
  goods: Stocked,
  author: { user?: number | undefined; now: string },
): Promise<void> {
  if (!(await addToStock(trx, goods, 0))) return
  // Who has changed it meanwhile is through now.
  const again = await uneven(trx, [goods.product])
  const missing = again.find(({ variant }) => variant === goods.variant)?.missing ?? 0
  if (missing === 0) return
  const branch = await mainPlace(trx, goods.product)
  if (missing > 0) await addToPlace(trx, goods, { branch, pieces: missing })
  else await takeFromPlaces(trx, goods, -missing, branch)
  const { user, now } = author
  const row = { product: goods.product, variant: goods.variant, kind: 'written', branch, pieces: missing }
  await addRows(trx, 'ecommerce_stock_move', [{ ...row, user: user ?? null, created_on: now }])
}

/** The pieces of goods that are new, which nobody else knows yet, lie at the main place. */
async function placeNew(trx: Database, products: readonly number[]): Promise<void> {
  const main = `coalesce(
    (select c.main_branch from company c where c.project = p.project order by c.id limit 1),
    (select b.id from branch b where b.project = p.project order by b.sort, b.id limit 1))`
  const isNew = `p.id in (${places(products.length)}) and not exists (select 1 from ecommerce_stock s where s.product = p.id)`
  await run(
    trx,
    `insert into ecommerce_stock (product, variant, branch, pieces)
    select p.id, cast(null as integer), ${main}, p.stock from ecommerce_product p where p.stock > 0 and ${isNew}
    union all
    select p.id, v.id, ${main}, v.stock from ecommerce_product_variant v join ecommerce_product p on p.id = v.product
    where v.stock > 0 and ${isNew}`,
    [...products, ...products],
  )
}

/** What follows from writes of products for the places of their pieces, in the transaction of the writes. */
export async function followStock(
  trx: Database,
  { products, created = [] }: { readonly products: readonly number[]; readonly created?: readonly number[] },
  author: { readonly user?: number | undefined; readonly now: string },
): Promise<void> {
  for (let from = 0; from < created.length; from += AT_ONCE) await placeNew(trx, created.slice(from, from + AT_ONCE))
  for (let from = 0; from < products.length; from += AT_ONCE)
    for (const goods of await uneven(trx, products.slice(from, from + AT_ONCE))) await settle(trx, goods, author)
}

/**
 * Evens out what a process of the version before has changed, which knows the `stock` alone and runs beside this one while it is being
 * replaced. Returns the products concerned.
 */
export async function settleStock(db: Database, now: Date): Promise<number[]> {
  const found = await uneven(db)
  for (const goods of found) {
    const work = (trx: Database) => settle(trx, goods, { now: now.toISOString() })
    await db.transaction().execute(work)
  }
  return [...new Set(found.map(({ product }) => product))]
}

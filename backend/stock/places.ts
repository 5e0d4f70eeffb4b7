import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { isOf, type Stocked } from './stocked.ts'

/** Times that others may take the pieces between the look and the taking: each of them has taken some itself. */
const MOST_LOOKS = 100

/** The place that pieces belong to of which nothing else is known: the main branch, else the first one, else that of parcels. */
export async function mainPlace(db: Database, product: number): Promise<number | null> {
  const { rows } = await run<{ branch: number | null }>(
    db,
    `select coalesce(
      (select c.main_branch from company c where c.project = p.project order by c.id limit 1),
      (select b.id from branch b where b.project = p.project order by b.sort, b.id limit 1)
    ) as branch from ecommerce_product p where p.id = ?`,
    [product],
  )
  return rows[0]?.branch ?? null
}

/** The rows that hold pieces of goods: those of the branch wished for first, then that of parcels, then the branches in the retailer's order. */
async function inOrder(trx: Database, goods: Stocked, first: number | null) {
  const { text, values } = isOf(goods)
  const { rows } = await run<{ id: number; branch: number | null; pieces: number }>(
    trx,
    `select s.id, s.branch, s.pieces from ecommerce_stock s left join branch b on b.id = s.branch
    where ${text} and s.pieces > 0
    order by case when s.branch = ? then 0 when s.branch is null then 1 else 2 end, b.parcel_order, b.sort, b.id, s.id`,
    [...values, first ?? 0],
  )
  return rows
}

async function takeRow(trx: Database, id: number, count: number): Promise<boolean> {
  const { numAffectedRows } = await run(
    trx,
    'update ecommerce_stock set pieces = pieces - ? where id = ? and pieces >= ?',
    [count, id, count],
  )
  return numAffectedRows === 1n
}

/**
 * Takes pieces of goods from their places, after their `stock` has been lessened by as many: from the branch wished for first, then
 * in the retailer's order. Says where they were; fewer than asked for where a process of the version before has changed the `stock`
 * alone, which `settleStock` evens out.
 */
export async function takeFromPlaces(
  trx: Database,
  goods: Stocked,
  count: number,
  first: number | null,
): Promise<PlacedPieces[]> {
  const taken: PlacedPieces[] = []
  let left = count
  for (let looks = 0; left > 0 && looks < MOST_LOOKS; looks++) {
    const rows = await inOrder(trx, goods, first)
    if (rows.length === 0) break
    for (const { id, branch, pieces } of rows) {
      const wanted = Math.min(left, Number(pieces))
      if (wanted === 0 || !(await takeRow(trx, Number(id), wanted))) continue
      left -= wanted
      taken.push({ branch, pieces: wanted })
    }
  }
  return taken
}

/** Takes pieces of goods from one place and no other; false where it has fewer, and the transaction must fail. */
export async function takeFromPlace(trx: Database, goods: Stocked, { branch, pieces }: PlacedPieces): Promise<boolean> {
  let left = pieces
  for (let looks = 0; left > 0 && looks < MOST_LOOKS; looks++) {
    const rows = (await inOrder(trx, goods, branch)).filter((row) => row.branch === branch)
    if (rows.length === 0) return false
    for (const row of rows) {
      const wanted = Math.min(left, Number(row.pieces))
      if (wanted > 0 && (await takeRow(trx, Number(row.id), wanted))) left -= wanted
    }
  }
  return left === 0
}

/** How many pieces of goods lie at a place. */
export async function piecesAt(db: Database, goods: Stocked, branch: number | null): Promise<number> {
  const { text, values } = isOf(goods)
  const { rows } = await run<{ pieces: number }>(
    db,
    `select coalesce(sum(pieces), 0) as pieces from ecommerce_stock
    where ${text} and ${branch === null ? 'branch is null' : 'branch = ?'}`,
    branch === null ? values : [...values, branch],
  )
  return Number(rows[0]?.pieces)
}

/** Adds pieces of goods that are there to a place; to the main one where that branch is gone. */
export async function addToPlace(trx: Database, goods: Stocked, { branch, pieces }: PlacedPieces): Promise<void> {
  if (pieces <= 0) return
  const { text, values } = isOf(goods)
  const at = branch === null ? 'branch is null' : 'branch = ?'
  const place = branch === null ? [] : [branch]
  const { numAffectedRows } = await run(
    trx,
    `update ecommerce_stock set pieces = pieces + ?
    where id = (select min(id) from ecommerce_stock where ${text} and ${at})`,
    [pieces, ...values, ...place],
  )
  if (numAffectedRows === 1n) return
  const { numAffectedRows: added } = await run(
    trx,
    `insert into ecommerce_stock (product, variant, branch, pieces)
    select p.id, ${goods.variant ?? 'null'}, ${branch ?? 'null'}, cast(? as integer) from ecommerce_product p
    where p.id = ? ${branch === null ? '' : 'and exists (select 1 from branch b where b.id = ? and b.project = p.project)'}`,
    [pieces, goods.product, ...place],
  )
  if (added !== 1n && branch !== null)
    await addToPlace(trx, goods, { branch: await otherPlace(trx, goods.product, branch), pieces })
}

async function otherPlace(trx: Database, product: number, gone: number): Promise<number | null> {
  const main = await mainPlace(trx, product)
  return main === gone ? null : main
}

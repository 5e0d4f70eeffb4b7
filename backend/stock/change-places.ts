import type { StockCount, StockMove, StockStanding } from '#contract/wire/stock.ts'
import type { Database, Row } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'
import { addToPlace, piecesAt, takeFromPlace } from './places.ts'
import { followStock } from './settle-stock.ts'
import { addToStock, type Stocked } from './stocked.ts'

/** Who changes something, and when. */
export interface StockAuthor {
  readonly user?: number | undefined
  readonly now: string
}

async function standing(trx: Database, { product, variant }: Stocked, branch: number | null): Promise<StockStanding> {
  const table = variant === null ? 'ecommerce_product' : 'ecommerce_product_variant'
  const { rows } = await run<{ stock: number }>(trx, `select stock from ${table} where id = ?`, [variant ?? product])
  return { pieces: await piecesAt(trx, { product, variant }, branch), stock: Number(rows[0]?.stock) }
}

/** Waits for who changes these goods, and for what a process of the version before left uneven. Throws the Fault for goods that are gone. */
async function hold(trx: Database, goods: Stocked, author: StockAuthor): Promise<void> {
  if (!(await addToStock(trx, goods, 0))) throw new Fault('unknownItem', 'Item not found: ecommerce_product')
  await followStock(trx, { products: [goods.product] }, author)
}

const log = (trx: Database, { product, variant }: Stocked, { user, now }: StockAuthor, row: Row) =>
  addRows(trx, 'ecommerce_stock_move', [{ product, variant, user: user ?? null, created_on: now, ...row }])

/**
 * Writes how many pieces lie at a place, with who and why, in the caller's transaction; `stock` follows. Throws the Fault where others
 * have changed the number meanwhile.
 */
export async function countPlace(trx: Database, count: StockCount, author: StockAuthor): Promise<StockStanding> {
  const { product, variant = null, branch, pieces, was, reason = null } = count
  const goods = { product, variant }
  await hold(trx, goods, author)
  const there = await piecesAt(trx, goods, branch)
  if (there !== was) throw new Fault('conflict', `was: ${there} pieces lie there by now`)
  const more = pieces - was
  if (more !== 0) {
    const isThere = more > 0 || (await takeFromPlace(trx, goods, { branch, pieces: -more }))
    if (!isThere || !(await addToStock(trx, goods, more)))
      throw new Fault('conflict', 'pieces: others have changed the number meanwhile')
    await addToPlace(trx, goods, { branch, pieces: more })
    await log(trx, goods, author, { kind: 'correction', branch, pieces: more, reason })
  }
  return standing(trx, goods, branch)
}

/** Carries pieces to another place, with who and why, in the caller's transaction; `stock` stays. Throws the Fault where there are fewer. */
export async function movePieces(trx: Database, move: StockMove, author: StockAuthor): Promise<StockStanding> {
  const { product, variant = null, branch, to, pieces, reason = null } = move
  const goods = { product, variant }
  await hold(trx, goods, author)
  if (!(await takeFromPlace(trx, goods, { branch, pieces })))
    throw new Fault('conflict', `pieces: only ${await piecesAt(trx, goods, branch)} lie there`)
  await addToPlace(trx, goods, { branch: to, pieces })
  await log(trx, goods, author, { kind: 'move', branch, to_branch: to, pieces, reason })
  return standing(trx, goods, branch)
}

import type { Database } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { addToPlace, piecesAt, takeFromPlace } from './places.ts'
import { followStock } from './settle-stock.ts'
import { addToStock, type Stocked } from './stocked.ts'

/** Pieces that one branch keeps for somebody, or lets go, and the words by which the log names why. */
export interface KeptPieces {
  readonly goods: Stocked
  /** Null where the branch is gone: they lie with those of parcels. */
  readonly branch: number | null
  readonly pieces: number
  readonly reason: string
  readonly user?: number | undefined
  readonly now: string
}

const log = (trx: Database, { goods, branch, reason, user, now }: KeptPieces, pieces: number) =>
  addRows(trx, 'ecommerce_stock_move', [
    { ...goods, kind: 'reservation', branch, pieces, reason, user: user ?? null, created_on: now },
  ])

/** Takes pieces out of the stock of one branch, in the caller's transaction; false, and nothing is taken, where fewer lie there. */
export async function holdPieces(trx: Database, kept: KeptPieces): Promise<boolean> {
  const { goods, branch, pieces, user, now } = kept
  // Whoever else takes some of these goods waits from here on.
  if (!(await addToStock(trx, goods, 0))) return false
  await followStock(trx, { products: [goods.product] }, { user, now })
  if ((await piecesAt(trx, goods, branch)) < pieces || !(await addToStock(trx, goods, -pieces))) return false
  if (!(await takeFromPlace(trx, goods, { branch, pieces })))
    throw new Error(`The places of product ${goods.product} have changed under its lock`)
  await log(trx, kept, -pieces)
  return true
}

/** Puts such pieces back into the stock of their branch, in the caller's transaction. Goods that were deleted meanwhile have none any more. */
export async function freePieces(trx: Database, kept: KeptPieces): Promise<void> {
  const { goods, branch, pieces } = kept
  if (!(await addToStock(trx, goods, pieces))) return
  await addToPlace(trx, goods, { branch, pieces })
  await log(trx, kept, pieces)
}

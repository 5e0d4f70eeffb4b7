import { type PlacedPieces, piecesFrom } from '#domain/orders/stock-places.ts'
import type { Database } from '../db/database.ts'
import type { Announced } from '../items/history.ts'
import { addToPlace, mainPlace } from '../stock/places.ts'
import { addToStock, type Stocked } from '../stock/stocked.ts'

/** Pieces of a product, or of one of its variants. */
export interface Pieces extends Stocked {
  readonly count: number
  /** Where they come back to; of what it does not name, to the main place. */
  readonly places?: readonly PlacedPieces[]
}

/** The pieces of each kind of goods together, always in the same order, so that two orders never wait for each other. */
export function together(pieces: readonly Pieces[]): Required<Pieces>[] {
  const sums = new Map<string, Required<Pieces>>()
  for (const { product, variant, count, places = [] } of pieces) {
    const key = `${product}/${variant}`
    const before = sums.get(key)
    sums.set(key, {
      product,
      variant,
      count: (before?.count ?? 0) + count,
      places: [...(before?.places ?? []), ...places],
    })
  }
  return [...sums.values()].sort((a, b) => a.product - b.product || (a.variant ?? 0) - (b.variant ?? 0))
}

/** Puts pieces back to where they were; goods that were deleted meanwhile have no stock any more. */
export async function giveBackStock(trx: Database, pieces: readonly Pieces[]): Promise<void> {
  for (const goods of together(pieces)) {
    if (!(await addToStock(trx, goods, goods.count))) continue
    const known = piecesFrom(goods.places, 0, goods.count)
    const rest = goods.count - known.reduce((sum, { pieces: some }) => sum + some, 0)
    for (const place of known) await addToPlace(trx, goods, place)
    if (rest > 0) await addToPlace(trx, goods, { branch: await mainPlace(trx, goods.product), pieces: rest })
  }
}

/** What the change feed tells of it: pages that show these goods are out of date. */
export const stockChanges = (project: number, pieces: readonly Stocked[]): Announced[] =>
  [...new Set(pieces.map(({ product }) => product))].map((product) => ({
    project,
    collection: 'ecommerce_product',
    id: product,
    action: 'update',
    touched: [
      'ecommerce_product',
      'ecommerce_stock',
      ...(pieces.some((one) => one.product === product && one.variant !== null) ? ['ecommerce_product_variant'] : []),
    ],
  }))

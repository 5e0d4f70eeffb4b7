import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import { lessen } from './lessen.ts'
import type { Stocked } from './stocked.ts'

/** Pieces of goods that somebody takes. */
export interface Taking {
  readonly goods: Stocked
  readonly count: number
  /** The branch wished for. */
  readonly first: number | null
}

interface Held {
  readonly id: number
  readonly product: number
  readonly variant: number | null
  readonly branch: number | null
  pieces: number
}

/** Everything that lies somewhere of these products: first what parcels are sent from, then the branches in the retailer's order. */
async function heldOf(trx: Database, products: readonly number[]): Promise<Held[]> {
  const { rows } = await run<Held>(
    trx,
    `select s.id, s.product, s.variant, s.branch, s.pieces from ecommerce_stock s left join branch b on b.id = s.branch
    where s.product in (${places(products.length)}) and s.pieces > 0
    order by case when s.branch is null then 0 else 1 end, b.parcel_order, b.sort, b.id, s.id`,
    products,
  )
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces) }))
}

/**
 * Takes pieces of several goods from their places, one after the other: from the branch wished for first, then in the retailer's order.
 * The caller has lessened the `stock` of all these goods, so that nobody else changes their places until the transaction ends. Says for each
 * where they were; fewer than asked for where a process of the version before has changed the `stock` alone, which `settleStock` evens out.
 */
export async function takeTogether(trx: Database, takings: readonly Taking[]): Promise<PlacedPieces[][]> {
  const products = [...new Set(takings.map(({ goods }) => goods.product))]
  if (products.length === 0) return []
  const held = await heldOf(trx, products)
  const counts = new Map<number, number>()
  const found = takings.map(({ goods: { product, variant }, count, first }) => {
    const own = held.filter((row) => row.product === product && row.variant === variant)
    const wished = own.filter(({ branch }) => first !== null && branch === first)
    const taken: PlacedPieces[] = []
    let left = count
    for (const row of [...wished, ...own.filter((one) => !wished.includes(one))]) {
      const pieces = Math.min(left, row.pieces)
      if (pieces === 0) continue
      left -= pieces
      row.pieces -= pieces
      counts.set(row.id, (counts.get(row.id) ?? 0) + pieces)
      taken.push({ branch: row.branch, pieces })
    }
    return taken
  })
  await lessen(trx, { table: 'ecommerce_stock', column: 'pieces' }, counts)
  return found
}

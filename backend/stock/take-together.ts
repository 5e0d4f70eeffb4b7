import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import type { Statement } from '../db/batch.ts'
import type { Row } from '../db/database.ts'
import { places } from '../db/statement-text.ts'
import { lessening } from './lessen.ts'
import type { Stocked } from './stocked.ts'

/** Pieces of goods that somebody takes. */
export interface Taking {
  readonly goods: Stocked
  readonly count: number
  /** The branch wished for. */
  readonly first: number | null
}

/** Asks for everything that lies somewhere of these products: first what parcels are sent from, then the branches in the retailer's order. */
export const askForPlaces = (products: readonly number[]): Statement => ({
  text: `select s.id, s.product, s.variant, s.branch, s.pieces from ecommerce_stock s left join branch b on b.id = s.branch
    where s.product in (${places(products.length)}) and s.pieces > 0
    order by case when s.branch is null then 0 else 1 end, b.parcel_order, b.sort, b.id, s.id`,
  parameters: products,
})

export interface TakenTogether {
  /** Of each taking, where its pieces were; fewer than asked for where a process of the version before has changed the `stock` alone, which `settleStock` evens out. */
  readonly found: readonly (readonly PlacedPieces[])[]
  readonly statements: readonly Statement[]
}

/**
 * Takes pieces of several goods from their places, one after the other: from the branch wished for first, then in the retailer's order.
 * `rows` are the places, read in the same transaction after the goods themselves were locked, so that nobody else changes them until it ends.
 */
export function takeTogether(takings: readonly Taking[], rows: readonly Row[]): TakenTogether {
  const held = rows.map(({ id, product, variant, branch, pieces }) => ({
    id: Number(id),
    product,
    variant,
    branch: branch as number | null,
    pieces: Number(pieces),
  }))
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
  return { found, statements: lessening({ table: 'ecommerce_stock', column: 'pieces' }, counts) }
}

import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { quoted } from '../db/statement-text.ts'
import type { Announced } from '../items/history.ts'

/** Pieces of a product, or of one of its variants. */
export interface Pieces {
  readonly product: number
  readonly variant: number | null
  readonly count: number
}

/** The pieces of each kind of goods together, always in the same order, so that two orders never wait for each other. */
function together(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>()
  for (const { product, variant, count } of pieces) {
    const key = `${product}/${variant}`
    sums.set(key, { product, variant, count: (sums.get(key)?.count ?? 0) + count })
  }
  return [...sums.values()].sort((a, b) => a.product - b.product || (a.variant ?? 0) - (b.variant ?? 0))
}

/** Takes pieces from stock, each by one conditional update; false when some are no longer there, and the transaction must fail. */
export async function takeStock(trx: Database, project: number, pieces: readonly Pieces[]): Promise<boolean> {
  for (const { product, variant, count } of together(pieces)) {
    const { numAffectedRows } =
      variant === null
        ? await run(
            trx,
            `update ecommerce_product set stock = stock - ?
            where id = ? and project = ? and status = 'published' and stock >= ?`,
            [count, product, project, count],
          )
        : await run(
            trx,
            `update ecommerce_product_variant set stock = stock - ?
            where id = ? and product = ? and active and stock >= ?`,
            [count, variant, product, count],
          )
    if (numAffectedRows !== 1n) return false
  }
  return true
}

/** Puts pieces back; goods that were deleted meanwhile have no stock any more. */
export async function giveBackStock(trx: Database, pieces: readonly Pieces[]): Promise<void> {
  for (const { product, variant, count } of together(pieces)) {
    const table = variant === null ? 'ecommerce_product' : 'ecommerce_product_variant'
    await run(trx, `update ${quoted(table)} set stock = stock + ? where id = ?`, [count, variant ?? product])
  }
}

/** What the change feed tells of it: pages that show these goods are out of date. */
export const stockChanges = (project: number, pieces: readonly Pieces[]): Announced[] =>
  [...new Set(pieces.map(({ product }) => product))].map((product) => ({
    project,
    collection: 'ecommerce_product',
    id: product,
    action: 'update',
    touched: [
      'ecommerce_product',
      ...(pieces.some((one) => one.product === product && one.variant !== null) ? ['ecommerce_product_variant'] : []),
    ],
  }))

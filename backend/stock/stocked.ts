import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'

/** What has a stock of its own: a product, or one of its variants. */
export interface Stocked {
  readonly product: number
  readonly variant: number | null
}

/** The condition that a row of `ecommerce_stock` is of these goods, with its parameters. */
export const isOf = ({ product, variant }: Stocked): { text: string; values: number[] } =>
  variant === null
    ? { text: 'product = ? and variant is null', values: [product] }
    : { text: 'product = ? and variant = ?', values: [product, variant] }

/** Adds to the `stock` of goods, which others then wait to change until the transaction ends; false where they would have less than none, or are gone. */
export async function addToStock(trx: Database, { product, variant }: Stocked, pieces: number): Promise<boolean> {
  const table = variant === null ? 'ecommerce_product' : 'ecommerce_product_variant'
  const { numAffectedRows } = await run(trx, `update ${table} set stock = stock + ? where id = ? and stock + ? >= 0`, [
    pieces,
    variant ?? product,
    pieces,
  ])
  return numAffectedRows === 1n
}

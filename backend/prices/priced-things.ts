import type { PriceEntry } from '#domain/money/reduction.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import type { Priced } from './sales.ts'

/** Something with a price, its row's part about the sale in force, and what it has cost. */
export interface PricedRow extends Priced {
  readonly table: 'ecommerce_product' | 'ecommerce_product_variant'
  readonly row: Row
  readonly name: string
  /** In the order of time. */
  readonly log: readonly PriceEntry[]
}

const numberOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : Number(value))

const keyOf = (product: unknown, variant: unknown) => `${product}/${variant ?? ''}`

/** These products and all their variants. */
export async function pricedThings(db: Database, products: readonly number[]): Promise<PricedRow[]> {
  if (products.length === 0) return []
  const { rows } = await run(
    db,
    `select p.id, p.project, p.display_name, p.category, p.price_brutto, p.sale, p.sale_price, p.sale_low, p.sale_until, m.brand
    from ecommerce_product p left join ecommerce_manufacturer m on m.id = p.manufacturer
    where p.id in (${places(products.length)}) order by p.id`,
    products,
  )
  const variants = Map.groupBy(await rowsOf(db, 'ecommerce_product_variant', 'product', products), ({ product }) =>
    Number(product),
  )
  const logs = Map.groupBy(await rowsOf(db, 'ecommerce_price', 'product', products), (row) =>
    keyOf(row.product, row.variant),
  )
  const logOf = (product: unknown, variant: unknown) =>
    (logs.get(keyOf(product, variant)) ?? [])
      .map((row) => ({ cents: numberOf(row.price), from: String(row.valid_from) }))
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  return rows.flatMap((row) => {
    const product = Number(row.id)
    const shared = {
      product,
      project: Number(row.project),
      category: numberOf(row.category),
      brand: numberOf(row.brand),
      name: String(row.display_name),
    }
    const cents = numberOf(row.price_brutto)
    const own: PricedRow = {
      ...shared,
      table: 'ecommerce_product',
      row,
      variant: null,
      cents,
      hasOwnPrice: false,
      log: logOf(product, null),
    }
    const others = (variants.get(product) ?? []).map((variant): PricedRow => {
      const price = numberOf(variant.price_brutto)
      return {
        ...shared,
        table: 'ecommerce_product_variant',
        row: variant,
        variant: Number(variant.id),
        cents: price ?? cents,
        hasOwnPrice: price !== null,
        log: logOf(product, variant.id),
      }
    })
    return [own, ...others]
  })
}

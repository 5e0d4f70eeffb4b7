import type { Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'

/** A sale as its row says; money in cents, moments as ISO 8601 in UTC. */
export interface Sale {
  readonly id: number
  readonly project: number
  readonly product: number | null
  readonly variant: number | null
  readonly category: number | null
  readonly brand: number | null
  readonly percent: number | null
  readonly price: number | null
  readonly startsOn: string
  readonly endsOn: string | null
  readonly earlierPrice: number | null
}

/** What a price belongs to: a product, or one of its variants. */
export interface Priced {
  readonly product: number
  readonly variant: number | null
  readonly category: number | null
  readonly brand: number | null
  readonly project: number
  /** Without a sale. */
  readonly cents: number | null
  /** Whether it is a variant with a price of its own. */
  readonly hasOwnPrice: boolean
}

const numberOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : Number(value))
const textOf = (value: Row[string] | undefined) => (value ? String(value) : null)

export const saleOfRow = (row: Row): Sale => ({
  id: Number(row.id),
  project: Number(row.project),
  product: numberOf(row.product),
  variant: numberOf(row.variant),
  category: numberOf(row.category),
  brand: numberOf(row.brand),
  percent: numberOf(row.percent),
  price: numberOf(row.price_brutto),
  startsOn: String(row.starts_on),
  endsOn: textOf(row.ends_on),
  earlierPrice: numberOf(row.earlier_price),
})

/** The sales of a project that are in force at a moment. */
export async function salesAt(db: Database, project: number, moment: string): Promise<Sale[]> {
  const { rows } = await run(
    db,
    `select * from ecommerce_sale
    where project = ? and status = 'published' and starts_on <= ? and (ends_on is null or ends_on > ?) order by id`,
    [project, moment, moment],
  )
  return rows.map(saleOfRow)
}

/** Whether a sale is meant for something; a price for a product is not meant for its variants that cost something else. */
export function isMeant(sale: Sale, thing: Priced): boolean {
  if (sale.variant !== null) return sale.variant === thing.variant
  if (sale.product !== null) return sale.product === thing.product && (sale.price === null || !thing.hasOwnPrice)
  if (sale.category !== null) return sale.category === thing.category
  return sale.brand !== null && sale.brand === thing.brand
}

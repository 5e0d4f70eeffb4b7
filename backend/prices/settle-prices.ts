import type { RowOf } from '#contract/model/row-of.ts'
import { lowestBefore, reducedPrice } from '#domain/money/reduction.ts'
import type { Database, Row } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import { type PricedRow, pricedThings } from './priced-things.ts'
import { isMeant, type Sale, salesAt } from './sales.ts'

/** Products looked at together. */
const BATCH = 400

const numberOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : Number(value))

/** The sale in force, as a row has it. */
type SaleInForce = Readonly<Pick<RowOf<'ecommerce_product', ['*']>, 'sale' | 'sale_price' | 'sale_low' | 'sale_until'>>

const NOTHING: SaleInForce = { sale: null, sale_price: null, sale_low: null, sale_until: null }

/** The sale that makes something cheapest, with what it then costs. */
function bestSale(thing: PricedRow, sales: readonly Sale[]): { sale: Sale; cents: number } | undefined {
  return sales
    .filter((sale) => isMeant(sale, thing))
    .flatMap((sale) => {
      const cents = reducedPrice(thing.cents, sale)
      return cents === undefined ? [] : [{ sale, cents }]
    })
    .toSorted((a, b) => a.cents - b.cents)[0]
}

/** The lowest price before a reduction; what the shop has said of it where the log is too short, null where it has not. */
function lowOf({ log }: PricedRow, sale: Sale, moment: string): number | null {
  const { low, isWhole } = lowestBefore(log, moment)
  if (isWhole) return low
  return sale.earlierPrice === null ? null : Math.min(sale.earlierPrice, low ?? sale.earlierPrice)
}

function saleInForce(thing: PricedRow, sales: readonly Sale[], moment: string): SaleInForce {
  const best = bestSale(thing, sales)
  if (!best) return NOTHING
  const { sale, cents } = best
  // The reduction has begun before: what was lowest before it stays what it was.
  const low = numberOf(thing.row.sale) === sale.id ? numberOf(thing.row.sale_low) : lowOf(thing, sale, moment)
  return { sale: sale.id, sale_price: cents, sale_low: low, sale_until: sale.endsOn }
}

const isSame = (row: Row, current: SaleInForce) =>
  numberOf(row.sale) === current.sale &&
  numberOf(row.sale_price) === current.sale_price &&
  numberOf(row.sale_low) === current.sale_low &&
  (row.sale_until ?? null) === current.sale_until

/**
 * Puts the sales of a moment in force for products and their variants, and notes what each costs from then on, where that has changed.
 * Returns the products that tell something else now.
 */
export async function settlePrices(db: Database, products: readonly number[], moment: string): Promise<number[]> {
  const changed: number[] = []
  const sales = new Map<number, Promise<Sale[]>>()
  const salesOf = (project: number) => {
    const known = sales.get(project) ?? salesAt(db, project, moment)
    sales.set(project, known)
    return known
  }
  const ids = [...new Set(products)]
  for (let from = 0; from < ids.length; from += BATCH) {
    const noted: Row[] = []
    for (const thing of await pricedThings(db, ids.slice(from, from + BATCH))) {
      const current = saleInForce(thing, await salesOf(thing.project), moment)
      if (!isSame(thing.row, current)) {
        await writeSale(db, thing, current)
        changed.push(thing.product)
      }
      const price = current.sale_price ?? thing.cents
      const last = thing.log.at(-1)
      if (last ? last.cents !== price : price !== null) {
        const { project, product, variant } = thing
        noted.push({ project, product, variant, price, valid_from: moment })
      }
    }
    await addRows(db, 'ecommerce_price', noted)
  }
  return [...new Set(changed)]
}

const writeSale = (db: Database, { table, row }: PricedRow, current: SaleInForce) =>
  run(db, `update ${table} set sale = ?, sale_price = ?, sale_low = ?, sale_until = ? where id = ?`, [
    current.sale,
    current.sale_price,
    current.sale_low,
    current.sale_until,
    row.id,
  ])

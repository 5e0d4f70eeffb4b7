import type { Cell, Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { run } from '../db/run.ts'
import { checkSale } from './check-sale.ts'
import { coveredProducts, productsTelling } from './covered-products.ts'
import { passTurns } from './sale-turns.ts'
import { saleOfRow } from './sales.ts'
import { settlePrices } from './settle-prices.ts'

/** A write of any way in: form, list, import, call, restoration. */
interface WrittenItem {
  readonly collection: string
  readonly id: Cell
  readonly isDeleted: boolean
}

/**
 * What follows from writes for prices, in their transaction: what goods cost is noted, sales are checked and put in force. Returns the
 * products that tell something else because of it and were not written themselves. Throws the SaleProblem that names what a sale lacks.
 */
export async function followPrices(db: Database, written: readonly WrittenItem[], now: string): Promise<number[]> {
  const idsOf = (name: string, isDeleted: boolean) =>
    written.filter((one) => one.collection === name && one.isDeleted === isDeleted).map(({ id }) => Number(id))
  const products = idsOf('ecommerce_product', false)
  const others = [
    ...(await productsOfMakers(db, idsOf('ecommerce_manufacturer', false))),
    ...(await productsOfSales(db, idsOf('ecommerce_sale', false), now)),
  ]
  for (const id of idsOf('ecommerce_sale', true)) others.push(...(await productsTelling(db, id)))
  if (products.length + others.length === 0) return []
  // What has turned before this write is noted before it.
  const turned = await passTurns(db, now)
  const changed = await settlePrices(db, [...products, ...others], now)
  const own = new Set(products)
  const affected = new Set([...changed, ...turned.map(({ product }) => product)])
  return [...affected].filter((id) => !own.has(id))
}

async function productsOfMakers(db: Database, makers: readonly number[]): Promise<number[]> {
  return (await rowsOf(db, 'ecommerce_product', 'manufacturer', makers)).map(({ id }) => Number(id))
}

/** Checks the sales that were written and notes which of them have begun or ended. */
async function productsOfSales(db: Database, sales: readonly number[], now: string): Promise<number[]> {
  const found: number[] = []
  for (const row of await rowsOf(db, 'ecommerce_sale', 'id', sales)) {
    const sale = saleOfRow(row)
    await checkSale(db, sale, row.status === 'published', now)
    const startedOn = sale.startsOn <= now ? sale.startsOn : null
    const endedOn = sale.endsOn !== null && sale.endsOn <= now ? sale.endsOn : null
    await run(db, 'update ecommerce_sale set begun_on = ?, ended_on = ? where id = ?', [startedOn, endedOn, sale.id])
    found.push(...(await coveredProducts(db, sale)), ...(await productsTelling(db, sale.id)))
  }
  return found
}

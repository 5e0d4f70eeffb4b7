import { rowsInTurn } from '../db/batch.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { coveredProducts } from './covered-products.ts'
import { type Sale, saleOfRow } from './sales.ts'
import { settlePrices } from './settle-prices.ts'

/** A sale that begins or ends at a moment. */
interface Turn {
  readonly moment: string
  readonly sale: Sale
  readonly field: 'begun_on' | 'ended_on'
}

const DUE = `status = 'published' and (
  (begun_on is null and starts_on <= ?) or (ended_on is null and ends_on is not null and ends_on <= ?)
)`

/** Whether a sale has begun or ended since prices were last settled. */
export async function areTurnsDue(db: Database, now: string, project?: number): Promise<boolean> {
  const rows = await rowsInTurn(db, {
    text: `select 1 as due from ecommerce_sale where ${project === undefined ? '' : 'project = ? and '}${DUE} limit 1`,
    parameters: [...(project === undefined ? [] : [project]), now, now],
  })
  return rows.length > 0
}

/** The sales that have begun or ended, each at its own moment, in the order of time. */
async function dueTurns(db: Database, now: string): Promise<Turn[]> {
  const { rows } = await run(db, `select * from ecommerce_sale where ${DUE} order by id`, [now, now])
  return rows
    .flatMap((row): Turn[] => {
      const sale = saleOfRow(row)
      const begins = row.begun_on === null && sale.startsOn <= now
      const ends = row.ended_on === null && sale.endsOn !== null && sale.endsOn <= now
      return [
        ...(begins ? [{ moment: sale.startsOn, sale, field: 'begun_on' } as const] : []),
        ...(ends ? [{ moment: sale.endsOn ?? now, sale, field: 'ended_on' } as const] : []),
      ]
    })
    .toSorted((a, b) => (a.moment < b.moment ? -1 : a.moment > b.moment ? 1 : 0))
}

/** Puts the sales in force that have begun, and takes back those that have ended. Returns the products that tell something else. */
export async function passTurns(db: Database, now: string): Promise<{ product: number; project: number }[]> {
  const changed = new Map<number, { product: number; project: number }>()
  for (const { moment, sale, field } of await dueTurns(db, now)) {
    for (const product of await settlePrices(db, await coveredProducts(db, sale), moment))
      changed.set(product, { product, project: sale.project })
    await run(db, `update ecommerce_sale set ${field} = ? where id = ?`, [moment, sale.id])
  }
  return [...changed.values()]
}

/** When the next sale begins or ends after a moment; undefined when none does. */
export async function nextTurn(db: Database, now: string): Promise<string | undefined> {
  const { rows } = await run<{ at: string | null }>(
    db,
    `select min(at) as at from (
      select starts_on as at from ecommerce_sale where status = 'published' and starts_on > ?
      union all select ends_on as at from ecommerce_sale where status = 'published' and ends_on > ?
    ) turns`,
    [now, now],
  )
  return rows[0]?.at ?? undefined
}

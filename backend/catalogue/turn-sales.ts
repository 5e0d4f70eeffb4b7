import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { announce } from '../items/history.ts'
import { areTurnsDue, nextTurn, passTurns } from '../prices/sale-turns.ts'
import { type Recurring, recurring } from '../recurring.ts'

/** How often sales are looked for that somebody has just written, in milliseconds; those that are known turn at their moment. */
const EVERY = 20_000

/**
 * Lets the sales begin and end that have to by now, notes the prices, and tells the change feed of the goods, so that lists and kept
 * pages show it. Where nothing is due it asks the database once. Resolves with whether something was. (§ 11 PAngV)
 */
export async function turnSales(db: Database, now: Date, project?: number): Promise<boolean> {
  const moment = now.toISOString()
  if (!(await areTurnsDue(db, moment, project))) return false
  await db.transaction().execute(async (trx) => {
    // Whoever writes waits here, so that two processes do not turn the same sale.
    await run(trx, 'update change_head set seq = seq')
    const changed = await passTurns(trx, moment)
    if (changed.length === 0) return
    const collection = 'ecommerce_product'
    const changes = changed.map(({ product, project: own }) => ({
      project: own,
      collection,
      id: product,
      action: 'update' as const,
      touched: [collection],
    }))
    await announce(trx, changes, moment)
  })
  return true
}

interface FollowOptions {
  readonly db: Database
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
}

/** Lets sales begin and end at their moments from now on. */
export function followSales({ db, now, log }: FollowOptions): Recurring {
  let timer: NodeJS.Timeout | undefined
  let isFirst = true
  const loop = recurring(
    EVERY,
    async () => {
      if (isFirst) await beginLogs(db, now())
      isFirst = false
      await turnSales(db, now())
      const next = await nextTurn(db, now().toISOString())
      const wait = next === undefined ? EVERY : Date.parse(next) - now().getTime()
      clearTimeout(timer)
      if (wait < EVERY) timer = setTimeout(() => loop.wake(), Math.max(0, wait)).unref()
    },
    (error) => log('Sales could not begin or end', error),
  )
  return {
    wake: loop.wake,
    stop: () => {
      clearTimeout(timer)
      return loop.stop()
    },
  }
}

/** Goods of a version without a history of prices have one from now on. */
async function beginLogs(db: Database, now: Date): Promise<void> {
  const moment = now.toISOString()
  await run(
    db,
    `insert into ecommerce_price (project, product, variant, price, valid_from)
    select p.project, p.id, null, p.price_brutto, ? from ecommerce_product p
    where p.price_brutto is not null and not exists (select 1 from ecommerce_price l where l.product = p.id and l.variant is null)`,
    [moment],
  )
  await run(
    db,
    `insert into ecommerce_price (project, product, variant, price, valid_from)
    select p.project, p.id, v.id, coalesce(v.price_brutto, p.price_brutto), ?
    from ecommerce_product_variant v join ecommerce_product p on p.id = v.product
    where coalesce(v.price_brutto, p.price_brutto) is not null
      and not exists (select 1 from ecommerce_price l where l.variant = v.id)`,
    [moment],
  )
}

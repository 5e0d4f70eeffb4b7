/**
 * Measures the reports of the back office on both databases over 100,000 orders of two lines each, for a month and for all of them.
 * `npm run bench:reports -- [--size 100000] [--only sqlite]`
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { insertRows } from '#backend/db/insert-rows.ts'
import { insertTrees } from '#backend/items/insert.ts'
import { goodsReport } from '#backend/reports/goods-report.ts'
import { reportTime } from '#backend/reports/report-time.ts'
import { salesReport } from '#backend/reports/sales-report.ts'
import { stockReport } from '#backend/reports/stock-report.ts'
import { visitsReport } from '#backend/reports/visits-report.ts'
import { daysFrom } from '#domain/hours/calendar-day.ts'
import { onPostgres, onSqlite } from './databases.ts'
import { makeCatalogue, product } from './items/catalogue.ts'
import { fillOrders } from './lists/orders.ts'

const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, only: { type: 'string' } },
})
const size = Number(values.size)
const LIMIT_MS = 300
const PRODUCTS = 2000
const BATCH = 500

/** A shop of 2,000 products, half of whose lines know what they cost. */
async function fill(db: Database): Promise<number> {
  const catalogue = await makeCatalogue(db)
  for (let n = 0; n < PRODUCTS; n += 100)
    await insertTrees(
      db,
      'ecommerce_product',
      Array.from({ length: 100 }, (_, index) => product(catalogue, n + index)),
    )
  await fillOrders(db, catalogue.project, size)
  const products = await db.selectFrom('ecommerce_product').select('id').execute()
  const orders = await db.selectFrom('ecommerce_order').select('id').execute()
  const line = (order: number, n: number) => ({
    order,
    sort: n % 2,
    product: Number(products[(n * 7919) % products.length]?.id),
    display_name: 'Armband mit einem längeren Namen',
    personalization: '[]',
    excludes_withdrawal: false,
    count: 1 + (n % 3),
    price_brutto: 1000 + (n % 500) * 100,
    cost: n % 2 ? 500 : null,
    total_brutto: 1000,
    tax_mode: 'standard',
    tax_percent: 19,
  })
  for (let n = 0; n < orders.length; n += BATCH)
    await db.transaction().execute((trx) =>
      insertRows(
        trx,
        'ecommerce_order_line',
        orders
          .slice(n, n + BATCH)
          .flatMap(({ id }, index) => [0, 1].map((of) => line(Number(id), (n + index) * 2 + of))),
      ),
    )
  // Of one order in fifty a part of the price was given back, and the goods stayed.
  await sql`update ecommerce_order set refunded = 500 where id % 50 = 0`.execute(db)
  await fillVisits(db, catalogue.project)
  await sql`analyze`.execute(db)
  return catalogue.project
}

/** Two years in which 300 pages were seen each day, and visitors came from 30 places. */
async function fillVisits(db: Database, project: number): Promise<void> {
  const row = (day: string, kind: string, name: string) => ({ project, day, kind, name, times: 7 })
  for (const day of daysFrom('2026-01-01', 730))
    await insertRows(db, 'visit_count', [
      ...Array.from({ length: 300 }, (_, at) => row(day, 'page', `/shop/ein-produkt-${at}`)),
      ...Array.from({ length: 30 }, (_, at) => row(day, 'source', `quelle-${at}.example`)),
      ...['product', 'cart', 'checkout'].map((step) => row(day, 'step', step)),
    ])
}

async function measureOn(database: string, db: Database): Promise<void> {
  const project = await fill(db)
  const reports = { sales: salesReport, goods: goodsReport, visits: visitsReport }
  const periods = { month: reportTime('2026-02-01', '2026-02-28'), all: reportTime('2026-01-01', '2027-12-31') }
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const [started, used] = [performance.now(), process.cpuUsage()]
    await work()
    const first = performance.now() - started
    const { user, system } = process.cpuUsage(used)
    const spent = `${((user + system) / 1000).toFixed(0).padStart(6)} ms of a processor`
    console.log(
      `${database.padEnd(11)}${name.padEnd(20)} ${first.toFixed(0).padStart(6)} ms,${spent}${first > LIMIT_MS ? '  TOO SLOW' : ''}`,
    )
    if (first > LIMIT_MS) process.exitCode = 1
  }
  for (const [period, time] of Object.entries(periods))
    for (const [name, report] of Object.entries(reports)) {
      if (typeof time === 'string') throw new Error(`${period} is no time: ${time}`)
      await measure(`${name}, ${period}`, () => report(db, { project, time, showsCosts: true }))
    }
  await measure('stock', () => stockReport(db, { project, showsCosts: true }))
}

if (values.only !== 'postgresql') await onSqlite((db) => measureOn('SQLite', db))
if (values.only !== 'sqlite') await onPostgres((db) => measureOn('PostgreSQL', db))

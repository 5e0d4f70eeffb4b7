/**
 * Measures the lists of the back office on SQLite as an administrator reads them, over 100,000 products and 100,000 orders:
 * first and last page, each order, filters and searches, first as they come and then once more.
 * `npm run bench:lists -- [--size 100000]`
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { addAccount } from '#backend/auth/account.ts'
import { createBackend } from '#backend/calls/backend.ts'
import type { Database } from '#backend/db/database.ts'
import { insertTrees } from '#backend/items/insert.ts'
import { onSqlite } from './databases.ts'
import { DOMAIN, makeCatalogue, product } from './items/catalogue.ts'
import { fillOrders } from './lists/orders.ts'

const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const size = Number(values.size)
const LIMIT_MS = 300
const BATCH = 100
const PASSWORD = 'correct horse battery'

async function fill(db: Database): Promise<void> {
  const catalogue = await makeCatalogue(db)
  for (let n = 0; n < size; n += BATCH)
    await insertTrees(
      db,
      'ecommerce_product',
      Array.from({ length: BATCH }, (_, index) => product(catalogue, n + index)),
    )
  await fillOrders(db, catalogue.project, size)
  await addAccount(db, { email: 'chefin@juwelier.example', password: PASSWORD, role: 'administrator' })
  await sql`analyze`.execute(db)
}

const PRODUCT = 'ecommerce_product'
const ORDER = 'ecommerce_order'
const FIELDS: Record<string, string> = {
  [PRODUCT]:
    'id,display_name,reference_number,price_brutto,stock,status,category,manufacturer,images.file.id,images.file.hash',
  [ORDER]: 'id,number,created_on,state,customer_name,payment_name,shipping_name,total',
}

/** What a person does in the lists: its name and the query. */
const STEPS: Record<string, readonly (readonly [name: string, query: string])[]> = {
  [PRODUCT]: [
    ['first page', 'sort=display_name'],
    ['last page', `sort=display_name&page=${size / 50}`],
    ['middle page', `sort=display_name&page=${size / 100}`],
    ...['-display_name', 'reference_number', 'category', 'price_brutto', '-stock', 'status', '-id'].map(
      (sort) => [`sort ${sort}`, `sort=${sort}`] as const,
    ),
    ['last page by price', `sort=price_brutto&page=${size / 50}`],
    ['filter status', 'sort=display_name&filter[status]=draft'],
    ['filter category', 'sort=display_name&filter[category]=3'],
    ['search, all', 'sort=display_name&q=armband'],
    ['search, one', 'sort=display_name&q=REF-77777'],
    ['search, none', 'sort=display_name&q=kronleuchter'],
    ['search, two words', 'sort=display_name&q=uhr+4711'],
    ['search by price', 'sort=price_brutto&q=777'],
    ['search, last page', `sort=display_name&q=armband&page=${size / 50}`],
  ],
  [ORDER]: [
    ['first page', 'sort=-created_on'],
    ['last page', `sort=-created_on&page=${size / 50}`],
    ...['number', 'state', 'customer_name', 'payment_name', 'shipping_name', '-total'].map(
      (sort) => [`sort ${sort}`, `sort=${sort}`] as const,
    ),
    ['last page by total', `sort=-total&page=${size / 50}`],
    ['filter state', 'sort=-created_on&filter[state]=paid'],
    ['filter a month', 'sort=-created_on&filter[created_on][gte]=2026-03-01T00:00:00.000Z'],
    ['search a number', 'sort=-created_on&q=2026-04711'],
    ['search a customer', 'sort=-created_on&q=kundin777@'],
    ['search, none', 'sort=-created_on&q=kronleuchter'],
    ['search, all', 'sort=-created_on&q=kundin'],
  ],
}

async function measure(db: Database): Promise<boolean> {
  const backend = createBackend({ db, defaultDomain: DOMAIN })
  const ask = async (path: string, init: RequestInit = {}) => {
    const started = performance.now()
    const response = await backend.fetch(new Request(`http://${DOMAIN}${path}`, init))
    const body = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return { body, milliseconds: performance.now() - started }
  }
  const credentials = JSON.stringify({ email: 'chefin@juwelier.example', password: PASSWORD })
  const { body } = await ask('/auth/authenticate', { method: 'POST', body: credentials })
  const headers = { authorization: `Bearer ${body.data.token}` }
  let isFast = true
  for (const [collection, steps] of Object.entries(STEPS)) {
    console.log(`${collection}, ${size.toLocaleString('en')} rows`)
    for (const [name, query] of steps) {
      const path = `/items/${collection}?fields=${FIELDS[collection]}&limit=50&meta=filter_count&${query}`
      const first = await ask(path, { headers })
      const again = await ask(path, { headers })
      const isSlow = first.milliseconds > LIMIT_MS
      if (isSlow) isFast = false
      console.log(
        `  ${name.padEnd(24)} ${first.milliseconds.toFixed(0).padStart(6)} ms, again ${again.milliseconds.toFixed(0).padStart(5)} ms, ${first.body.meta.filter_count} found${isSlow ? '  TOO SLOW' : ''}`,
      )
    }
  }
  return isFast
}

await onSqlite(async (db) => {
  await fill(db)
  if (!(await measure(db))) process.exitCode = 1
})

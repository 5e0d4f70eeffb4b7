/**
 * Measures lists with facet counts, counts alone and the search on SQLite and PostgreSQL with 1,000, 10,000 and 100,000
 * products: a page of the product list as the site asks for it (facets, then the products' rows), each time with other filters.
 * `npm run bench:catalogue -- [--sizes 1000,10000] [--only sqlite|postgres]`
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Backend, createBackend } from '#backend/calls/backend.ts'
import { type Database, isSqlite } from '#backend/db/database.ts'
import { insertTrees } from '#backend/items/insert.ts'
import {
  facetsAddress,
  inStockAddress,
  makeShop,
  rowsAddress,
  type Shop,
  searches,
  shopProduct,
} from './catalogue/shop.ts'
import { onPostgres, onSqlite } from './databases.ts'
import { memory, rounded, timed, timedInTurn } from './figures.ts'
import { DOMAIN } from './items/catalogue.ts'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,10000,100000' }, only: { type: 'string' } },
})
const sizes = values.sizes.split(',').map(Number)

/** Products that an import writes in one transaction. */
const BATCH = 200

async function fill(db: Database, shop: Shop, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, to - n) }, (_, index) => shopProduct(shop, n + index))
    await insertTrees(db, 'ecommerce_product', records)
  }
  for (const [index, branch] of shop.branches.entries())
    await sql`update ecommerce_stock set branch = ${branch} where id % ${shop.branches.length} = ${index}`.execute(db)
}

async function get<Answer>(backend: Backend, address: string): Promise<Answer> {
  const response = await backend.fetch(new Request(`http://${DOMAIN}${address}`))
  if (response.status !== 200) throw new Error(`${response.status} ${address}`)
  return (await response.json()) as Answer
}

async function once(ask: () => Promise<unknown>): Promise<string> {
  const before = memory()
  const started = performance.now()
  await ask()
  return `${rounded(performance.now() - started)} ms, memory ${rounded(before)} -> ${rounded(memory())} MB`
}

type Facets = { data: { products: number[] } }

async function measure(db: Database): Promise<void> {
  const shop = await makeShop(db)
  let filled = 0
  for (const size of sizes) {
    console.log(`${isSqlite(db) ? 'SQLite' : 'PostgreSQL'}, ${size.toLocaleString('en')} products`)
    await fill(db, shop, filled, size)
    filled = size
    await (isSqlite(db) ? sql`analyze` : sql`vacuum analyze`).execute(db)
    const backend = createBackend({ db, defaultDomain: DOMAIN })
    const facets = (n: number) => get<Facets>(backend, facetsAddress(shop, n))
    const rows = async (address: string) => {
      const { products } = (await get<Facets>(backend, address)).data
      if (products.length > 0) await get(backend, rowsAddress(products))
    }
    const list = (n: number) => rows(facetsAddress(shop, n))
    const inStock = (n: number) => rows(inStockAddress(shop, n))
    const search = (n: number) =>
      get(backend, `/ecom/search?q=${encodeURIComponent(searches[n % searches.length] ?? '')}`)
    console.log(`  reading the catalogue     ${await once(() => facets(0))}`)
    const [lists, inStockLists] = await timedInTurn([list, inStock])
    console.log(`  filtered list with counts ${lists}`)
    console.log(`  … in stock in a branch    ${inStockLists}`)
    console.log(`  counts alone              ${await timed(facets)}`)
    console.log(`  indexing a language       ${await once(() => search(0))}`)
    console.log(`  search                    ${await timed(search)}`)
  }
}

if (values.only !== 'postgres') await onSqlite(measure)
if (values.only !== 'sqlite') await onPostgres(measure)

/**
 * Measures lists with facet counts, counts alone and the search on SQLite and PostgreSQL with 1,000, 10,000 and 100,000
 * products: a page of the product list as the site asks for it (facets, then the products' rows), each time with other filters;
 * before them the memory that twenty shops take in one process.
 * `npm run bench:catalogue -- [--sizes 1000,10000] [--only sqlite|postgres] [--part shops|sizes]`
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createBackend } from '#backend/calls/backend.ts'
import { type Database, isSqlite } from '#backend/db/database.ts'
import { ask } from './ask.ts'
import { fill } from './catalogue/fill.ts'
import { measureManyShops } from './catalogue/many-shops.ts'
import { facetsAddress, inStockAddress, makeShop, rowsAddress, searches } from './catalogue/shop.ts'
import { onPostgres, onSqlite } from './databases.ts'
import { memory, rounded, timed, timedInTurn } from './figures.ts'
import { DOMAIN } from './items/catalogue.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    only: { type: 'string' },
    part: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)

async function once(work: () => Promise<unknown>): Promise<string> {
  const before = memory()
  const started = performance.now()
  await work()
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
    const facets = (n: number) => ask<Facets>(backend, DOMAIN, facetsAddress(shop, n))
    const rows = async (address: string) => {
      const { products } = (await ask<Facets>(backend, DOMAIN, address)).data
      if (products.length > 0) await ask(backend, DOMAIN, rowsAddress(products))
    }
    const list = (n: number) => rows(facetsAddress(shop, n))
    const inStock = (n: number) => rows(inStockAddress(shop, n))
    const search = (n: number) =>
      ask(backend, DOMAIN, `/ecom/search?q=${encodeURIComponent(searches[n % searches.length] ?? '')}`)
    console.log(`  reading the catalogue     ${await once(() => facets(0))}`)
    const [lists, inStockLists] = await timedInTurn([list, inStock])
    console.log(`  filtered list with counts ${lists}`)
    console.log(`  … in stock in a branch    ${inStockLists}`)
    console.log(`  counts alone              ${await timed(facets)}`)
    console.log(`  indexing a language       ${await once(() => search(0))}`)
    console.log(`  search                    ${await timed(search)}`)
  }
}

for (const on of [
  ...(values.only === 'postgres' ? [] : [onSqlite]),
  ...(values.only === 'sqlite' ? [] : [onPostgres]),
]) {
  if (values.part !== 'sizes') await on(measureManyShops)
  if (values.part !== 'shops') await on(measure)
}

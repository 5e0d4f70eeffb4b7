/**
 * Measures the items calls on SQLite and PostgreSQL with 1,000, 10,000 and 100,000 products in three languages: filling
 * through the write path, the product list in process, and the list over HTTP with 32 connections.
 * `npm run bench:items -- [--sizes 1000,10000] [--only sqlite|postgres]`
 */
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { serve } from '@hono/node-server'
import { sql } from 'kysely'
import { type Backend, createBackend } from '#backend/calls/backend.ts'
import { type Database, isSqlite } from '#backend/db/database.ts'
import { insertTrees } from '#backend/items/insert.ts'
import { onPostgres, onSqlite } from './databases.ts'
import { memory, rounded, timed } from './figures.ts'
import { type Asked, type Catalogue, DOMAIN, listAddress, makeCatalogue, product } from './items/catalogue.ts'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,10000,100000' }, only: { type: 'string' } },
})
const sizes = values.sizes.split(',').map(Number)

/** Products that an import writes in one transaction. */
const BATCH = 100

/** Writes products through the write path, and tells how many a second and how much memory stayed. */
async function fill(db: Database, catalogue: Catalogue, from: number, to: number): Promise<string> {
  const before = memory()
  const started = performance.now()
  for (let n = from; n < to; n += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, to - n) }, (_, index) => product(catalogue, n + index))
    await insertTrees(db, 'ecommerce_product', records)
  }
  const seconds = (performance.now() - started) / 1000
  return `${rounded((to - from) / seconds)} products/s, memory ${rounded(before)} -> ${rounded(memory())} MB`
}

const measureList = (backend: Backend, catalogue: Catalogue, asked: Asked): Promise<string> =>
  timed(
    async (n) => {
      const response = await backend.fetch(new Request(`http://${DOMAIN}${listAddress(catalogue, n, asked)}`))
      const { meta } = (await response.json()) as { meta: { filter_count: number } }
      if (meta.filter_count === 0) throw new Error(`No products: ${listAddress(catalogue, n, asked)}`)
    },
    { warmUp: 100 },
  )

async function measureHttp(backend: Backend, { manufacturers }: Catalogue, asked: Asked): Promise<string> {
  const server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const workerData = { port, seconds: 5, manufacturers, asked }
  const worker = new Worker(new URL('items/load.ts', import.meta.url), { workerData })
  const rate = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  server.close()
  return `${rounded(rate)} requests/s`
}

async function measure(db: Database): Promise<void> {
  const name = isSqlite(db) ? 'SQLite' : 'PostgreSQL'
  const catalogue = await makeCatalogue(db)
  const backend = createBackend({ db, defaultDomain: DOMAIN })
  let filled = 0
  for (const size of sizes) {
    console.log(`${name}, ${size.toLocaleString('en')} products`)
    console.log(`  fill  ${await fill(db, catalogue, filled, size)}`)
    filled = size
    await (isSqlite(db) ? sql`analyze` : sql`vacuum analyze`).execute(db)
    for (const asked of ['anew', 'again'] as const) {
      console.log(`  list  ${await measureList(backend, catalogue, asked)}, each asked ${asked}`)
      console.log(`  http  ${await measureHttp(backend, catalogue, asked)}, each asked ${asked}`)
    }
  }
}

if (values.only !== 'postgres') await onSqlite(measure)
if (values.only !== 'sqlite') await onPostgres(measure)

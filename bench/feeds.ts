/**
 * Measures the feeds over 20,000 products, each made by a process of its own as it comes: time in all and of the processor,
 * bytes, and resident memory before and at most. The limits are 5 seconds of the processor, whatever else the machine does, and 200 MB above
 * what the process has before.
 * `npm run bench:feeds -- [--size 20000] [--only sqlite|postgres]`
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { insertTree, insertTrees } from '#backend/items/insert.ts'
import { onPostgres, onSqlite } from './databases.ts'
import { rounded } from './figures.ts'
import { makeCatalogue, product } from './items/catalogue.ts'

const { values } = parseArgs({ options: { size: { type: 'string', default: '20000' }, only: { type: 'string' } } })
const size = Number(values.size)
const BATCH = 100
const MARKET = { display_name: 'Markt', slug: 'markt', street: 'Markt 1', zip: '20095', city: 'Hamburg' }
const MOST_SECONDS = 5
const MOST_MB = 200
const FILES = ['google.de.xml', 'google.en.xml', 'google-local.de.xml', 'comparison.de.csv', 'problems.de.json']

async function fill(db: Database): Promise<void> {
  const catalogue = await makeCatalogue(db)
  const { project } = catalogue
  for (const [language, store_root] of Object.entries({ de: '/shop', en: '/en/shop', fr: '/fr/boutique' }))
    await db.insertInto('project_translation').values({ project, language, store_root }).execute()
  const settings = await insertTree(db, 'ecommerce_settings', { project, enable_cart: true, purchase_to_order: true })
  await insertTree(db, 'ecommerce_shipping_method', { settings, name: 'DHL', price_brutto: 4.9, additional_days: 2 })
  const branch = await insertTree(db, 'branch', { project, ...MARKET })
  for (let n = 0; n < size; n += BATCH) {
    const goods = Array.from({ length: BATCH }, (_, index) => ({
      ...product(catalogue, n + index),
      status: 'published',
    }))
    await insertTrees(db, 'ecommerce_product', goods)
  }
  await sql`insert into ecommerce_stock (product, branch, pieces) select id, ${branch}, 2 from ecommerce_product`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  console.log(`${name}, ${size.toLocaleString('en')} products`)
  const run = promisify(execFile)
  for (const file of FILES) {
    const program = join(import.meta.dirname, 'feeds/make-feed.ts')
    const { stdout } = await run(process.execPath, [program, file, env.DATA_DIR ?? '', env.DATABASE_URL ?? ''])
    const { milliseconds, processor, bytes, items, before, most } = JSON.parse(stdout)
    const isGood = processor < MOST_SECONDS * 1000 && most - before < MOST_MB
    if (!isGood) process.exitCode = 1
    console.log(
      `  ${file.padEnd(20)} ${rounded(milliseconds / 1000)} s, of the processor ${rounded(processor / 1000)} s, ${rounded(bytes / 1e6)} MB, ${items} articles, memory ${rounded(before)} -> ${rounded(most)} MB${isGood ? '' : '  TOO MUCH'}`,
    )
  }
}

for (const [name, on] of [
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const)
  if (!values.only || name.toLowerCase().startsWith(values.only))
    await on(async (db, env) => {
      await fill(db)
      await measure(name, env)
    })

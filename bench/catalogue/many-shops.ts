import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, isSqlite } from '#backend/db/database.ts'
import { SPARING } from '../../scripts/launch/sparing.mjs'
import { fill } from './fill.ts'
import { makeShop } from './shop.ts'

const SHOPS = 20
const SIZE = 5000

/** Memory of a process, started as a server is, with the catalogues of twenty shops of 5,000 products, then with their search in each language. */
export async function measureManyShops(db: Database, env: Record<string, string>): Promise<void> {
  console.log(`${isSqlite(db) ? 'SQLite' : 'PostgreSQL'}, ${SHOPS} shops of ${SIZE.toLocaleString('en')} products`)
  for (let n = 0; n < SHOPS; n++) await fill(db, await makeShop(db, `laden-${n}.example`), 0, SIZE)
  const program = join(import.meta.dirname, 'open-shops.ts')
  const options = { env: { ...process.env, ...SPARING.env } }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...SPARING.args, '--expose-gc', program, env.DATA_DIR ?? '', env.DATABASE_URL ?? ''],
    options,
  )
  console.log(stdout.trimEnd())
}

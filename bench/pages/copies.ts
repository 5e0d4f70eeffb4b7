import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Column = { name: string; type: string; pk: number }
type Pointer = { from: string; table: string }

/** Far enough apart that no copy meets another. */
const STEP = 100_000

/** Tables whose rows say what happened, not what there is. */
const HISTORY =
  /^(sqlite_|kysely_|revisions|changes|change_head|roles|users|permissions|sessions|settings|ecommerce_payment$)/

/** The demo's projects so often over again, each with a domain of its own: `p1.wennerholt.example`. Its pictures are not copied. */
export function copyProjects(dataDir: string, count: number): void {
  copyRows(
    dataDir,
    (name) => !HISTORY.test(name),
    count,
    (table, column, n) => (table === 'project' && column === 'domain' ? `'p${n}.' || domain` : undefined),
  )
}

/** So many more products in the demo's shop, each like one of the demo's and with the same pictures; an order is rated once. */
export function copyProducts(dataDir: string, count: number): void {
  copyRows(
    dataDir,
    (name) => /^ecommerce_product(?!_rating)(_|$)/.test(name),
    count,
    (table, column, n) => (table === 'ecommerce_product' && column === 'slug' ? `slug || '-${n}'` : undefined),
  )
}

/** Copies all rows of some tables, number by number, with the pointers between them. */
function copyRows(
  dataDir: string,
  isWanted: (table: string) => boolean,
  count: number,
  changed: (table: string, column: string, n: number) => string | undefined,
): void {
  const db = new DatabaseSync(join(dataDir, 'schaufenster.sqlite'))
  db.exec('PRAGMA foreign_keys = off; PRAGMA synchronous = off; BEGIN')
  const all = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]
  const tables = new Set(all.map(({ name }) => name).filter(isWanted))
  for (const table of tables) {
    const columns = db.prepare(`PRAGMA table_info("${table}")`).all() as Column[]
    const pointers = db.prepare(`PRAGMA foreign_key_list("${table}")`).all() as Pointer[]
    const names = columns.map(({ name }) => `"${name}"`).join()
    const isNumbered = columns.some(({ name, type }) => name === 'id' && type === 'INTEGER')
    const first = isNumbered ? `id < ${STEP}` : "id NOT LIKE '0000%'"
    for (let n = 1; n <= count; n++) {
      const values = columns.map(({ name }) => {
        const target = name === 'id' ? table : pointers.find(({ from }) => from === name)?.table
        if (target && tables.has(target)) return moved(name, target === 'files', n)
        return changed(table, name, n) ?? `"${name}"`
      })
      db.exec(`INSERT INTO "${table}" (${names}) SELECT ${values} FROM "${table}" WHERE ${first}`)
    }
  }
  db.exec('COMMIT; ANALYZE')
  db.close()
}

const moved = (name: string, isText: boolean, n: number) =>
  isText ? `'${n.toString(16).padStart(8, '0')}' || substr("${name}", 9)` : `"${name}" + ${n * STEP}`

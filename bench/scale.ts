/**
 * Measures two processes on one PostgreSQL beside one: orders, reads of the items calls and kept pages a second, in turn, so that whatever
 * else the machine does falls on both; how long until an edit at one process is seen at the other; and a purge towards a CDN (a stand-in).
 * Least, middle and most of all turns. `npm run bench:scale -- [--turns 5] [--seconds 3] [--edits 20]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCdn } from '../e2e/stand-ins/cdn.ts'
import { runQuietly } from '../scripts/launch/child.mjs'
import { onPostgres } from './databases.ts'
import { addStaff, signIn } from './hostile/staff.ts'
import { makeShop } from './orders/shop.ts'
import { memoryOf, ROOT, type Server, startServer } from './pages/servers.ts'
import { createTable } from './pages/table.ts'
import { editsSeenAt, editsSeenByCdn } from './scale/edits.ts'
import { lowMidHigh } from './scale/low-mid-high.ts'
import { type Visited, type Visiting, visit } from './scale/visit.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    edits: { type: 'string', default: '20' },
  },
})
const CONNECTIONS = 16
const SECONDS_KEPT = 3600
const KINDS = ['orders', 'reads', 'pages'] as const
const NAMES = { orders: 'orders', reads: 'reads of a product', pages: 'kept pages' } as const

const table = createTable(console.log)
const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
const { code, output } = await runQuietly(process.execPath, ['scripts/build.ts'], { cwd: ROOT })
if (code !== 0) throw new Error(output)

const portOf = ({ origin }: Server) => Number(new URL(origin).port)

await onPostgres(async (db, { DATABASE_URL = '' }) => {
  const shop = await makeShop(db, 20, 1_000_000)
  await addStaff({ dataDir: '', databaseUrl: DATABASE_URL })
  const origins: string[] = []
  const cdn = await startCdn(() => origins, shop.domain)
  const env = {
    ...{ DATABASE_URL, SECRET: 'a secret that the processes of the benchmark share', SEED_DEMO: 'no' },
    ...{ CDN_SECONDS: String(SECONDS_KEPT), CDN_PURGE_URL: cdn.purgeUrl },
  }
  const start = (name: string) =>
    startServer(['server/programs/start.mjs'], { ...env, DATA_DIR: join(folder, name) }, '0,1')
  const servers = [await start('first'), await start('second')] as const
  origins.push(...servers.map(({ origin }) => origin))
  const ways = { 'one process': [portOf(servers[0])], 'two processes': servers.map(portOf) }
  try {
    for (const kind of KINDS) {
      const found = new Map<string, Visited[]>()
      for (let turn = 0; turn < Number(values.turns); turn++)
        for (const [name, ports] of Object.entries(ways)) {
          const visiting: Visiting = { ports, kind, seconds: Number(values.seconds), connections: CONNECTIONS, shop }
          found.set(name, [...(found.get(name) ?? []), await visit(visiting)])
        }
      for (const [name, turns] of found) {
        const of = (figure: keyof Visited) => lowMidHigh(turns.map((one) => one[figure]))
        table.add(NAMES[kind], name, `${of('rate')} a second; p50 ${of('p50')} ms, p99 ${of('p99')} ms`)
      }
    }
    const [, other] = servers
    const site = {
      ...{ editedAt: servers[0].origin, ...(await signIn(servers[0].origin)), host: shop.domain },
      ...{ product: shop.products[1] ?? 0, path: '/shop/ring-1' },
    }
    const edits = Number(values.edits)
    table.add('edits', 'at one process, seen at the other', await editsSeenAt(other.origin, site, edits), 'within 1 s')
    const { informed, shown, old } = await editsSeenByCdn(cdn, site, edits)
    table.add('CDN', 'informed after an edit', informed, 'about 600 ms')
    table.add('CDN', 'shows the edit after', shown, 'within 1.5 s')
    table.add('CDN', 'shows an old page again', `${old} times`, 'never', old === 0)
    const { hits, asked } = cdn.counts()
    table.add('CDN', 'answered by itself', `${hits} of ${hits + asked} requests`)
    table.add('memory', 'of each process', `${servers.map(({ pid }) => memoryOf(pid)).join(' and ')} MB`)
  } finally {
    for (const server of servers) await server.stop()
    await cdn.stop()
  }
}, true)
rmSync(folder, { recursive: true, force: true })
const { text, missed } = table.print()
console.log(`\n${text}`)
if (missed > 0) process.exitCode = 1

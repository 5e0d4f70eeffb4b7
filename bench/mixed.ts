/**
 * Measures what memory a process holds while everything is asked of it at once: pages kept and rendered anew, lists, searches, carts,
 * orders, edits, pictures. `npm run bench:mixed`, with `-- --minutes 9`, `--quick` for one. It has to stay under 500 MB, and level in
 * the second half. On the PostgreSQL database that `DATABASE_URL` names, which has to be empty, else on SQLite.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runQuietly } from '../scripts/launch/child.mjs'
import { addStaff, signIn } from './hostile/staff.ts'
import { createAsking } from './mixed/asking.ts'
import { addressesOf } from './pages/addresses.ts'
import { memoryOf, ROOT, startServer } from './pages/servers.ts'
import { createTable } from './pages/table.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string', default: '9' } },
})
/** Milliseconds after whose half all caches are full. */
const FILLED = 5 * 60_000

const milliseconds = (values.quick ? 1 : Number(values.minutes)) * 60_000

const folder = mkdtempSync(join(tmpdir(), 'bench-mixed-'))
const env = { DATA_DIR: folder }
const table = createTable(console.log)
const { code, output } = await runQuietly(process.execPath, ['scripts/build.ts'], { cwd: ROOT })
if (code !== 0) throw new Error(output)
const start = () => startServer(['server/programs/start.mjs'], env)
/** Waits until the demonstration is there: its goods come before its pictures. */
async function untilFilled(origin: string): Promise<void> {
  for (let before = -1, pictures = 0; pictures === 0 || pictures !== before; ) {
    before = pictures
    await new Promise((resolve) => setTimeout(resolve, 3000))
    pictures = (await (await fetch(`${origin}/shop`)).text()).split('/assets/').length - 1
  }
}

const filling = await start()
await untilFilled(filling.origin)
await filling.stop()
await addStaff({ dataDir: folder, databaseUrl: process.env.DATABASE_URL })

const server = await start()
try {
  const pages = await addressesOf(async (path) => (await fetch(server.origin + path)).text())
  const { ways, counts } = await createAsking(server.origin, pages, () => signIn(server.origin))
  const begun = performance.now()
  const held: number[] = []
  const looking = setInterval(() => held.push(memoryOf(server.pid)), 1000)
  // Each way of asking on three connections, one after the other.
  const asker = async (way: () => Promise<void>) => {
    while (performance.now() - begun < milliseconds) await way()
  }
  await Promise.all(ways.flatMap((way) => [asker(way), asker(way), asker(way)]))
  clearInterval(looking)
  const [first, second] = [held.slice(0, held.length / 2), held.slice(held.length / 2)]
  const [early, late] = [Math.max(...first), Math.max(...second)]
  const last = held.at(-1) ?? 0
  table.add('mixed', `asked in ${(milliseconds / 60_000).toFixed(0)} minutes`, counts())
  table.add('mixed', '  memory in the first half, at most', `${early} MB`, '< 500 MB', early < 500)
  table.add('mixed', '  memory in the second half, at most', `${late} MB, ${last} at the end`, '< 500 MB', late < 500)
  const growth = `${late - early} MB more than in the first half`
  // In a few minutes the caches are still being filled.
  if (milliseconds < FILLED) table.add('mixed', '  level', growth)
  else table.add('mixed', '  level', growth, '< 50 MB', late - early < 50)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const { text, missed } = table.print()
console.log(`\n${text}`)
if (missed > 0) process.exitCode = 1

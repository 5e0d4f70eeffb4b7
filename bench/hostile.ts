/**
 * Measures what strangers can do to a shop that others are looking at: expensive questions from 40 connections of one address, files made
 * to hold everybody up, bodies that do not end, and new sizes of pictures for 50 at a time.
 * `npm run bench:hostile`, with `-- --quick` a short form, `--data DIR` on a data directory that is there. The server runs on one processor, everybody else on the other.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runQuietly } from '../scripts/launch/child.mjs'
import { measureBodies } from './hostile/bodies.ts'
import { measurePictures } from './hostile/pictures.ts'
import { measureReads } from './hostile/reads.ts'
import { addStaff } from './hostile/staff.ts'
import { measureUploads } from './hostile/uploads.ts'
import { LOAD_CPU, ROOT, type Server, startServer } from './pages/servers.ts'
import { createTable, type Table } from './pages/table.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'reads,pictures,uploads,bodies' },
    data: { type: 'string' },
  },
})
const seconds = values.quick ? 3 : 10
const measures: Record<string, (server: Server, table: Table) => Promise<void>> = {
  reads: (server, table) => measureReads(server, table, seconds),
  pictures: (server, table) => measurePictures(server, table, seconds),
  uploads: (server, table) => measureUploads(server, table, values.quick ? 20 : 200),
  bodies: (server, table) => measureBodies(server, table),
}

const folder = mkdtempSync(join(tmpdir(), 'bench-hostile-'))
const table = createTable(console.log)
const { code, output } = await runQuietly(process.execPath, ['scripts/build.ts'], { cwd: ROOT })
if (code !== 0) throw new Error(output)
// Also the threads that begin later.
await runQuietly('taskset', ['-a', '-p', '-c', LOAD_CPU, String(process.pid)])
const dataDir = values.data ?? join(folder, 'data')
const start = () => startServer(['server/programs/start.mjs'], { DATA_DIR: dataDir })

/** Waits until the demonstration's pictures are all drawn, which would be measured too. */
async function fill(): Promise<void> {
  const filling = await start()
  for (let before = -1, pictures = 0; pictures !== before; ) {
    before = pictures
    await new Promise((resolve) => setTimeout(resolve, 3000))
    pictures = (await (await fetch(`${filling.origin}/shop`)).text()).split('/assets/').length
  }
  await filling.stop()
}

await fill()
await addStaff({ dataDir })
const server = await start()
try {
  for (const part of values.only.split(',')) await measures[part]?.(server, table)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const { text, missed } = table.print()
console.log(`\n${text}`)
if (missed > 0) process.exitCode = 1

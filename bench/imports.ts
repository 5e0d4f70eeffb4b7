/**
 * Measures moving goods in: 5,000 products with three variants and two pictures each, as a file of Shopify with its pictures beside it in an
 * archive, while a visitor looks at kept pages; and before it how long a new website takes to its first page. `npm run bench:import`, with `-- --size 500` fewer, `-- --pictures 0` none, `-- --width 1600` large ones (an archive has at most 100 MB).
 * On the PostgreSQL database that `DATABASE_URL` names, which has to be empty, else on SQLite.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import type { ProductImport } from '#contract/wire/product-imports.ts'
import { runQuietly } from '../scripts/launch/child.mjs'
import { addStaff, signIn } from './hostile/staff.ts'
import { measureFirstPages } from './imports/first-page.ts'
import { startVisitor } from './imports/visitor.ts'
import { LOAD_CPU, memoryOf, ROOT, SERVER_CPU, type Server, startServer } from './pages/servers.ts'
import { createTable } from './pages/table.ts'
import { statOf, TICKS, ticksOf } from './process-stat.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '5000' },
    pictures: { type: 'string', default: '2' },
    width: { type: 'string', default: '160' },
  },
})
const size = Number(values.size)
const pictures = Number(values.pictures)
const width = Number(values.width)

/** A page that no goods are on, and two that show some. */
const KEPT = '/impressum'
const RENEWED = ['/', '/uhren']

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status'

const linesOf = (n: number): string =>
  [54, 56, 58]
    .map((width, at) => {
      const first = at === 0 ? `Ring ${n},<p>Ring Nummer ${n}.</p>,Marke ${n % 20},Ringe,gold,true` : ',,,,,'
      const picture = at < pictures ? `ring-${n}-${at}.jpg,${at + 1}` : ','
      return `ring-${n},${first},Ringweite,${width},R-${n}-${width},3,${100 + (n % 900)}.00,${picture},active`
    })
    .join('\n')

/** One picture of that width; what follows its end makes of it another file. */
async function archive(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const background = { r: 128, g: 128, b: 128 }
  const picture = sharp({ create: { width, height: (width * 3) / 4, channels: 3, background, noise } })
  const bytes = await picture.blur(2).jpeg().toBuffer()
  const files: Record<string, Uint8Array> = {}
  for (let n = 0; n < size; n++)
    for (let at = 0; at < pictures; at++)
      files[`ring-${n}-${at}.jpg`] = Buffer.concat([bytes, Buffer.from(`${n} ${at}`)])
  return zipSync(files, { level: 0 })
}

async function importing(server: Server, headers: Record<string, string>) {
  const call = async (method: string, path: string, body?: FormData | Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(server.origin + path, { method, headers, ...(body && { body }) })
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { data: ProductImport }).data
  }
  const form = (bytes: Uint8Array, name: string) => {
    const data = new FormData()
    data.set('file', new File([new Uint8Array(bytes)], name))
    return data
  }
  const until = async (id: string, ...states: ProductImport['state'][]) => {
    for (;;) {
      const now = await call('GET', `/imports/${id}`)
      if (states.includes(now.state)) return now
      if (now.state === 'failed') throw new Error(now.problem ?? 'failed')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  return { call, form, until }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-imports-'))
const table = createTable(console.log)
const built = await runQuietly(process.execPath, ['scripts/build.ts'], { cwd: ROOT })
if (built.code !== 0) throw new Error(built.output)
const file = new TextEncoder().encode(`${HEAD}\n${Array.from({ length: size }, (_, n) => linesOf(n)).join('\n')}\n`)
const start = () => startServer(['server/programs/start.mjs'], { DATA_DIR: folder }, `${SERVER_CPU},${LOAD_CPU}`)
const filling = await start()
await new Promise((resolve) => setTimeout(resolve, 20_000))
await filling.stop()
await addStaff({ dataDir: folder, databaseUrl: process.env.DATABASE_URL })
const server = await start()
try {
  const headers = await signIn(server.origin)
  await measureFirstPages(server.origin, headers, table)
  const { call, form, until } = await importing(server, headers)
  const waits = async (when: string, stop: Awaited<ReturnType<typeof startVisitor>>, most?: number) => {
    const { own, pages: looked } = await stop()
    for (const { name, shown, p99 } of looked) {
      const isKept = name === KEPT
      const what = isKept ? `kept page ${when}` : `${name}, made anew for each change, ${when}`
      if (isKept && most) table.add('imports', what, shown, `p99 < ${most} ms`, p99 < most)
      else table.add('imports', what, shown)
    }
    table.add('imports', `the measuring thread itself was late ${when}, p99`, `${own.toFixed(1)} ms`)
  }
  const calm = await startVisitor(server.origin, [KEPT, ...RENEWED])
  await new Promise((resolve) => setTimeout(resolve, 5000))
  await waits('before', calm)
  const held: number[] = []
  const looking = setInterval(() => held.push(memoryOf(server.pid)), 100)
  const visiting = await startVisitor(server.origin, [KEPT, ...RENEWED])
  const timed = async (what: string, work: () => Promise<unknown>, wanted?: number) => {
    const from = performance.now()
    const worked = ticksOf(statOf(server.pid))
    await work()
    const seconds = (performance.now() - from) / 1000
    const rate = Math.round(size / seconds)
    const busy = ((ticksOf(statOf(server.pid)) - worked) / TICKS / seconds).toFixed(1)
    table.add(
      'imports',
      what,
      `${rate} products/s, ${busy} of 2 processors busy`,
      wanted ? `>= ${wanted}` : '',
      wanted ? rate >= wanted : undefined,
    )
  }
  let id = ''
  await timed('read and tried', async () => {
    id = (await call('POST', '/imports', form(file, 'waren.csv'))).id
    await until(id, 'tried')
  })
  if (pictures > 0) {
    const bytes = await archive()
    const before = held.length
    await call('POST', `/imports/${id}/pictures`, new Uint8Array(bytes))
    table.add(
      'imports',
      `memory, at most while ${Math.round(bytes.byteLength / 1e6)} MB of pictures come in`,
      `${Math.max(...held.slice(before), memoryOf(server.pid))} MB`,
    )
  }
  await timed(
    'written, without pictures',
    async () => {
      await call('POST', `/imports/${id}/start`)
      await until(id, 'picturing', 'done')
    },
    300,
  )
  await timed(`their ${pictures} pictures each`, () => until(id, 'done'))
  clearInterval(looking)
  await waits('meanwhile', visiting, 20)
  const most = Math.max(...held)
  table.add('imports', 'memory, at most', `${most} MB`, '< 400 MB', most < 400)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const { text, missed } = table.print()
console.log(`\n${text}`)
if (missed > 0) process.exitCode = 1

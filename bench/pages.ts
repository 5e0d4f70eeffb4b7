/**
 * Measures what the site costs, all in one run: pages over HTTP (kept, as 304) beside nginx, which serves the same bytes as files, and a
 * bare Node server, which answers them from memory, all with the same headers, each server on one processor and the load on the other; pages
 * made anew for each visitor beside what React takes of them; memory; an edit until it shows; a start until the first page; the export
 * beside Astro, which comes from the npm registry; 500 projects in one process; what a first visit loads and computes; Lighthouse.
 * `npm run bench`, with `-- --quick` a short form, `--only load,cold,export,projects,browser,lighthouse` parts of it.
 * Needs nginx and wrk, which are Debian's packages of that name.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { runQuietly } from '../scripts/launch/child.mjs'
import { wholeChromiumLaunch } from '../scripts/test/chromium.ts'
import { freePort } from '../scripts/test/free-port.ts'
import { addressesOf } from './pages/addresses.ts'
import { addColdTimes } from './pages/cold-times.ts'
import { editTimes } from './pages/edit-time.ts'
import { addExports } from './pages/export-rate.ts'
import { type FirstLoad, firstLoadOf, VISITS } from './pages/first-load.ts'
import { judge, phoneSlowdown } from './pages/lighthouse.ts'
import { measureManyProjects } from './pages/many-projects.ts'
import { startNginx } from './pages/nginx.ts'
import { addSectionsPage } from './pages/sections-page.ts'
import { memoryOf, ROOT, SERVER_CPU, type Server, startServer } from './pages/servers.ts'
import { createTable } from './pages/table.ts'
import { type Load, load, loadInTurn, shownLoad } from './pages/wrk.ts'

const PARTS = ['load', 'cold', 'export', 'projects', 'browser', 'lighthouse']

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: PARTS.join() } },
})
const parts = new Set(values.only.split(','))
const SIZE = values.quick
  ? { seconds: 2, rounds: 3, loadSeconds: 10, copies: 4, projects: 50, runs: 1 }
  : { seconds: 3, rounds: 7, loadSeconds: 600, copies: 13, projects: 500, runs: 3 }

const TEMPLATES: Record<string, string> = {
  home: '/',
  contact: '/kontakt',
  category: '/uhren',
  brand: '/uhren/rolex',
  legal: '/impressum',
  privacy: '/datenschutz',
  list: '/shop',
  product: '',
  sections: '',
}
/** What scripts may add to a page's work and to the time in which it does not answer, in milliseconds at a fourth of the processor's speed. */
const REACTS: Record<string, { work: number; blocking: number }> & { content: { work: number; blocking: number } } = {
  content: { work: 300, blocking: 40 },
  list: { work: 500, blocking: 80 },
  product: { work: 500, blocking: 80 },
}
const LOADED = ['home', 'category', 'product']
/** How often memory is looked at under load. */
const LOOKS = 120
const ENCODING = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** The address of a path. */
type Address = (path: string) => string

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const dataDir = join(folder, 'data')
const table = createTable(console.log)

// Between two long collections of garbage memory goes up and down by a third: what leaks raises the ends of that range.
const rangeOf = (megabytes: number[]) => ({ least: Math.min(...megabytes), most: Math.max(...megabytes) })
const isFlat = (early: number, late: number) => late < early * 1.1 + 5

const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`
const share = (a: Load, b: Load) => `${Math.round((100 * a.rate) / b.rate)} %`

const site = (dir = dataDir) => startServer(['server/programs/start.mjs'], { DATA_DIR: dir })

async function textOf(server: Server, path: string): Promise<string> {
  return (await fetch(server.origin + path, { headers: ENCODING })).text()
}

/** A folder with the demo's data, all its pictures drawn, and a start of it timed. */
async function prepare(): Promise<Server> {
  await runQuietly(process.execPath, ['scripts/build.ts'], { cwd: ROOT })
  const filling = await site()
  const products = (await addressesOf((path) => textOf(filling, path))).filter((path) => /^\/shop\/[^/]+$/.test(path))
  TEMPLATES.product = products[0] ?? ''
  let before = -1
  for (let pictures = 0; pictures !== before; ) {
    before = pictures
    await new Promise((resolve) => setTimeout(resolve, 3000))
    pictures = (await textOf(filling, '/shop')).split('/assets/').length
  }
  TEMPLATES.sections = await addSectionsPage(filling.origin, dataDir)
  await textOf(filling, TEMPLATES.sections)
  await filling.stop()
  const server = await site()
  table.add('start', 'to first byte, existing database', ms(server.startMs), '< 1000 ms', server.startMs < 1000)
  return server
}

async function measureLoad(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const idle = memoryOf(server.pid)
  table.add('memory', 'idle', `${idle} MB`, '< 200 MB', idle < 200)
  const paths = (await addressesOf((path) => textOf(server, path))).slice(0, 1000)
  const times: number[] = []
  for (const path of paths) {
    const from = performance.now()
    await textOf(server, path)
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => ms(times[Math.floor(times.length * part)] ?? 0)
  table.add('cold', `${paths.length} pages, one after the other`, `p50 ${at(0.5)}, p99 ${at(0.99)}`)
  const after = memoryOf(server.pid)
  table.add('memory', `after ${paths.length} pages`, `${after} MB`)
  for (const name of LOADED) await measurePage(server, name)
  const busy: number[] = []
  const watch = setInterval(() => busy.push(memoryOf(server.pid)), (1000 * SIZE.loadSeconds) / LOOKS)
  await load({ url: `${server.origin}/shop`, headers: ENCODING }, SIZE.loadSeconds)
  clearInterval(watch)
  const half = busy.length >> 1
  const [early, late] = [rangeOf(busy.slice(0, half)), rangeOf(busy.slice(half))]
  table.add(
    'memory',
    `under ${SIZE.loadSeconds} s of load`,
    `${early.least} to ${early.most} MB in the first half, ${late.least} to ${late.most} in the second`,
    'flat',
    isFlat(early.least, late.least) && isFlat(early.most, late.most),
  )
  const edits = await editTimes(server, dataDir)
  const longest = edits.at(-1) ?? 0
  table.add(
    'edit',
    'to fresh page, one process',
    `p50 ${ms(edits[10] ?? 0)}, longest ${ms(longest)}`,
    '< 100 ms',
    longest < 100,
  )
}

/** One page, kept, beside the same bytes from nginx and from bare Node. */
async function measurePage(server: Server, name: string): Promise<void> {
  const url = server.origin + TEMPLATES[name]
  const file = join(folder, `${name}.br`)
  execFileSync('curl', ['-s', '-H', 'accept-encoding: br', '-o', file, url])
  const answer = await fetch(url, { headers: ENCODING })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_CONNECTION.has(name)))
  const etag = headers.etag ?? ''
  const bare = await startServer(['bench/pages/bare-server.ts', file, JSON.stringify(headers)], {})
  const nginx = await startNginx(file, SERVER_CPU, headers)
  const part = `page ${name}`
  const { ofNginx, ofNode, kept, unchanged } = await loadInTurn(
    {
      ofNginx: { url: nginx.origin, headers: ENCODING },
      ofNode: { url: bare.origin, headers: ENCODING },
      kept: { url, headers: ENCODING },
      unchanged: { url, headers: { ...ENCODING, 'if-none-match': etag } },
    },
    SIZE.seconds,
    SIZE.rounds,
  )
  await bare.stop()
  await nginx.stop()
  table.add(
    part,
    `kept (${readFileSync(file).byteLength} bytes of brotli)`,
    shownLoad(kept),
    'p99 < 10 ms',
    kept.p99 < 10,
  )
  table.add(part, '304', shownLoad(unchanged), 'p99 < 10 ms', unchanged.p99 < 10)
  table.add(part, 'the same from nginx', shownLoad(ofNginx), '>= 50 % of it', kept.rate >= 0.5 * ofNginx.rate)
  table.add(part, 'the same from bare Node', shownLoad(ofNode), '>= 80 % of it', kept.rate >= 0.8 * ofNode.rate)
  table.add(part, 'kept, as a share', `${share(kept, ofNginx)} of nginx, ${share(kept, ofNode)} of Node`)
}

async function measureProjects(): Promise<void> {
  const dir = join(folder, 'projects-data')
  cpSync(dataDir, dir, { recursive: true })
  const { projects, pages, failed, idle, memory, seconds } = await measureManyProjects(dir, SIZE.projects)
  for (const one of failed.slice(0, 5)) console.log(`not served: ${one}`)
  const part = `${projects} projects`
  table.add(
    part,
    'pages served',
    `${pages - failed.length} of ${pages} in ${seconds.toFixed(0)} s`,
    'all',
    failed.length === 0,
  )
  table.add(part, 'memory', `idle ${idle} MB, at most ${memory} MB`, '< 1000 MB', memory < 1000)
}

/** Of as many loads as Lighthouse makes the one with the middle of work. */
async function middleLoad(...load: Parameters<typeof firstLoadOf>): Promise<FirstLoad> {
  const loads: FirstLoad[] = []
  for (let run = 0; run < SIZE.runs; run++) loads.push(await firstLoadOf(...load))
  loads.sort((a, b) => a.work - b.work)
  return loads[Math.floor(loads.length / 2)] as FirstLoad
}

/** A Chromium that Lighthouse can look into, and how it reaches the server. */
async function withBrowser(
  server: Server,
  measure: (browser: Browser, address: Address, port: number) => Promise<void>,
) {
  const port = await freePort()
  const args = [...wholeChromiumLaunch.args, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...wholeChromiumLaunch, args })
  await measure(browser, (path) => server.origin.replace('127.0.0.1', 'localhost') + path, port)
  await browser.close()
}

async function measureBrowser(browser: Browser, address: Address): Promise<void> {
  for (const [name, path] of Object.entries(TEMPLATES)) {
    const most = REACTS[name] ?? REACTS.content
    const bare = await middleLoad(browser, address(path), 'bare')
    for (const visit of VISITS) {
      const load = visit === 'bare' ? bare : await middleLoad(browser, address(path), visit)
      const { bytes, work, script, longestTask, blocking, shift } = load
      const sizes = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`)
      table.add(`first load ${name}, ${visit}`, 'kB', sizes.join(', '))
      const shown = `all ${ms(work)}, scripts ${ms(script)}, longest task ${ms(longestTask)}, blocking ${ms(blocking)}, shift ${shift.toFixed(3)}`
      const isGood = shift === 0 && work < bare.work + most.work && blocking < bare.blocking + most.blocking
      table.add(
        `first load ${name}, ${visit}`,
        'at 4x throttling',
        shown,
        `${most.work} and ${most.blocking} ms above bare, no shift`,
        isGood,
      )
    }
  }
}

/** What Lighthouse says at its own slowdown, and with one that makes of this machine the phone that it means. */
async function measureLighthouse(_: Browser, address: Address, port: number): Promise<void> {
  const { index, slowdown } = await phoneSlowdown(address(TEMPLATES.legal ?? '/'), port, SIZE.runs)
  console.log(
    `Lighthouse gives this processor an index of ${index.toFixed(0)}: a phone is ${slowdown.toFixed(1)} times slower`,
  )
  for (const [name, path] of Object.entries(TEMPLATES)) {
    for (const times of new Set([4, slowdown])) {
      const { scores, blocking, largestPaint, shift, faults } = await judge(address(path), port, SIZE.runs, times)
      const isGood = scores.every((score) => score === 100) && blocking < 50 && shift === 0
      const shown = `${scores.join(' ')}, largest paint ${ms(largestPaint)}, blocking ${ms(blocking)}, shift ${shift.toFixed(3)}`
      const part = `Lighthouse, ${times.toFixed(1)} times slower`
      table.add(part, name, shown, '100 four times, < 50 ms, 0', isGood)
      if (!isGood && faults.length > 0) console.log(`  ${faults.join(', ')}`)
    }
  }
}

const machine = `${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} before`
const server = await prepare()
try {
  if (parts.has('load')) await measureLoad(server)
  if (parts.has('cold'))
    await addColdTimes(
      table,
      dataDir,
      [...LOADED, 'list', 'contact'].map((name) => [name, TEMPLATES[name] ?? '/']),
    )
  if (parts.has('browser')) await withBrowser(server, measureBrowser)
  if (parts.has('lighthouse')) await withBrowser(server, measureLighthouse)
  await server.stop()
  if (parts.has('export'))
    await addExports(table, dataDir, join(folder, 'export'), { copies: SIZE.copies, page: TEMPLATES.product ?? '' })
  if (parts.has('projects')) await measureProjects()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const { text, missed } = table.print()
console.log(`\n${machine}, Node ${process.version}\n\n${text}`)
if (missed > 0) console.log(`\n${missed} figures were not reached.`)

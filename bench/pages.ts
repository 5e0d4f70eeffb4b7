/**
 * Measures pages over HTTP: the home page, a list and a product page, built anew, kept, and as 304; beside nginx, which
 * serves the same bytes as files, and a bare Node server, which answers them from memory. Each server has one processor, the
 * load comes from the other. Then memory, the time from an edit to the fresh page, and from a start to the first page.
 * `npm run bench:pages -- [--seconds 5]`. Needs nginx and wrk, which are Debian's packages of that name.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runQuietly } from '../scripts/launch/child.mjs'
import { freePort } from '../scripts/test/free-port.ts'
import { startNginx } from './pages/nginx.ts'
import { type Load, load } from './pages/wrk.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } })
const seconds = Number(values.seconds)
const PAGES = { home: '/', list: '/shop', product: '' }
const ENCODING = { 'accept-encoding': 'br' }
const SERVER_CPU = '0'

const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'))

type Server = { origin: string; pid: number; startMs: number; stop: () => Promise<void> }

/** Starts a server on one processor and waits until it answers. */
async function start(args: string[], env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const from = performance.now()
  const child = spawn('taskset', ['-c', SERVER_CPU, process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  for (;;) {
    const isUp = await fetch(origin).then(
      (answer) => answer.body?.cancel().then(() => true),
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - from,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const memory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

const shown = ({ rate, p99 }: Load) => `${Math.round(rate).toLocaleString('en').padStart(7)}/s  p99 ${p99}`

/** Every page of the site's map, in its first language. */
async function addresses(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const inner = [...map.matchAll(/<sitemap>\s*<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  const maps = await Promise.all(inner.map(async (path) => (await fetch(origin + path)).text()))
  return [map, ...maps].flatMap((text) =>
    [...text.matchAll(/<url>\s*<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname),
  )
}

async function measureCold(origin: string, paths: string[]): Promise<string> {
  const times: number[] = []
  for (const path of paths) {
    const from = performance.now()
    await (await fetch(origin + path, { headers: ENCODING })).arrayBuffer()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return `${paths.length} pages, each asked for once: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

/** Signs in with a new account, changes the company's name again and again and asks for the page until it shows it. */
async function measureEdit(origin: string): Promise<string> {
  const said = execFileSync(process.execPath, ['server/add-account.ts', 'bench@shop.example'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const password = /: (\S+)\s*$/.exec(said)?.[1]
  const call = async (path: string, init: RequestInit, token?: string) =>
    (await (
      await fetch(origin + path, {
        ...init,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      })
    ).json()) as { data: { token: string; id: number }[] & { token: string } }
  const { data } = await call('/auth/authenticate', {
    method: 'POST',
    body: JSON.stringify({ email: 'bench@shop.example', password }),
  })
  const [company] = (await call('/items/company?fields=id', {}, data.token)).data
  const times: number[] = []
  for (let n = 0; n < 20; n++) {
    const name = `Juwelier Nummer ${n}`
    const from = performance.now()
    const body = JSON.stringify({ company_name: name })
    await call(`/items/company/${company?.id}`, { method: 'PATCH', body }, data.token)
    while (!(await (await fetch(`${origin}/impressum`)).text()).includes(name)) {}
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  return `p50 ${times[10]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms of 20`
}

await runQuietly(process.execPath, ['scripts/build.ts'], { cwd: root })
const first = await start(['server/main.ts'], { DATA_DIR: dataDir })
await first.stop()
const product = await start(['server/main.ts'], { DATA_DIR: dataDir })
console.log(`start to first page, existing database: ${product.startMs.toFixed(0)} ms`)
console.log(`memory after it: ${memory(product.pid)} MB`)
const paths = await addresses(product.origin)
PAGES.product = paths.find((path) => /^\/shop\/[^/]+$/.test(path)) ?? '/shop'
console.log(`cold: ${await measureCold(product.origin, paths)}`)
console.log(`memory after them: ${memory(product.pid)} MB`)

for (const [name, path] of Object.entries(PAGES)) {
  const answer = await fetch(product.origin + path, { headers: ENCODING })
  const etag = answer.headers.get('etag') ?? ''
  const file = join(dataDir, `${name}.br`)
  execFileSync('curl', ['-s', '-H', 'accept-encoding: br', '-o', file, product.origin + path])
  const bare = await start(['bench/pages/bare-server.ts', file], {})
  const nginx = await startNginx(file, SERVER_CPU)
  console.log(`${name} (${path}, ${readFileSync(file).byteLength} bytes as brotli)`)
  console.log(`  kept   ${shown(await load(product.origin + path, seconds, ENCODING))}`)
  console.log(`  304    ${shown(await load(product.origin + path, seconds, { ...ENCODING, 'if-none-match': etag }))}`)
  console.log(`  nginx  ${shown(await load(nginx.origin, seconds, ENCODING))}`)
  console.log(`  node   ${shown(await load(bare.origin, seconds, ENCODING))}`)
  await bare.stop()
  await nginx.stop()
}
console.log(`memory after the load: ${memory(product.pid)} MB`)
console.log(`edit to fresh page: ${await measureEdit(product.origin)}`)
await product.stop()
rmSync(dataDir, { recursive: true })

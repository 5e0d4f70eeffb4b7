import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeBackend } from '#server/start/compose.ts'
import { readConfig } from '#server/start/config.ts'
import { pour } from '#server/start/sample-pour.ts'
import { memoryOf, type Server } from '../pages/servers.ts'
import type { Table } from '../pages/table.ts'

const SILENT = { error: () => {}, warn: () => {}, debug: () => {} }

/** Bytes that lie in the buffers between, though nobody reads them. */
const UNREAD = 10_000_000

/** Every call that takes a body, with an address that somebody might ask for. */
async function routesWithBody(): Promise<{ method: string; path: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-routes-'))
  const config = readConfig({ PORT: '0', SEED_DEMO: 'no', LOG_LEVEL: 'silent', DATA_DIR: folder })
  const composed = await composeBackend(config, SILENT, (_title, work) => work(), 'never')
  const routes = composed.routes.filter(({ method }) => !['GET', 'HEAD'].includes(method))
  await composed.close()
  rmSync(folder, { recursive: true, force: true })
  return routes.map(({ method, path }) => ({
    method,
    path: path.replace(/:\w+(\{[^}]*\})?/g, '1').replaceAll('*', 'x'),
  }))
}

/** Bodies of 300 MB on every route that takes one, four at a time. */
export async function measureBodies(server: Server, table: Table, bytes = 300_000_000): Promise<void> {
  const routes = await routesWithBody()
  // What a first call of each route loads is no body.
  for (const { method, path } of routes) await pour(server.origin, method, path, 3_000_000)
  const before = memoryOf(server.pid)
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(server.pid))
  }, 20)
  const wrong: string[] = []
  const statuses: Record<string, number> = {}
  let sent = 0
  const waiting = [...routes]
  const sender = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const answer = await pour(server.origin, route.method, route.path, bytes)
      sent = Math.max(sent, answer.sent)
      statuses[String(answer.status)] = (statuses[String(answer.status)] ?? 0) + 1
      // What takes no body may answer at once.
      const isLeft = answer.status >= 200 && answer.status < 300 && answer.sent < UNREAD
      if (!isLeft && (answer.status < 400 || answer.status >= 500))
        wrong.push(`${route.method} ${route.path} ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, sender))
  clearInterval(looking)
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  table.add(
    'bodies',
    `${bytes / 1e6} MB to ${routes.length} routes`,
    [...counts, ...wrong, `at most ${(sent / 1e6).toFixed(1)} MB taken`].join(', '),
    '4xx, or unread',
    wrong.length === 0,
  )
  table.add('bodies', '  memory before and at most', `${before}, ${most} MB`, '< 20 MB more', most - before < 20)
}

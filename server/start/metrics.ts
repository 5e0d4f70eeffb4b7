import { timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { BACKEND_PATHS } from '../http/backend-paths.ts'
import { clientAddress } from '../http/client-address.ts'
import type { PageCache } from '../pages/page-cache.ts'

export const METRICS_PATH = '/metrics'

export type MetricsOptions = {
  cache: Pick<PageCache, 'stats'>
  /** Whoever sends it may read the metrics from anywhere; without one only this machine itself may. */
  token?: string
  isTrusted: (address: string) => boolean
}

const KINDS = new Set([...BACKEND_PATHS, 'page-data', 'build', 'admin'])

const CACHE_VALUES = {
  pages: 'Pages in the page cache',
  bytes: 'Bytes in the page cache',
  hits: 'Pages answered from memory since the start',
  misses: 'Pages built since the start',
  stale: 'Old pages shown because no newer one could be had, since the start',
} as const

/**
 * Numbers on this process for Prometheus: `count` times what is answered, `app` shows it all at `/metrics`. Pages that lie
 * ready in memory do not pass by `count`; the cache counts them.
 */
export function createMetrics({ cache, token, isTrusted }: MetricsOptions): { count: MiddlewareHandler; app: Hono } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by what was asked for',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  for (const [name, help] of Object.entries(CACHE_VALUES) as [keyof typeof CACHE_VALUES, string][])
    new Gauge({
      name: `page_cache_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(cache.stats()[name])
      },
    })

  const count: MiddlewareHandler = async (c, next) => {
    const start = performance.now()
    await next()
    const labels = { kind: kindOf(c.req.path), method: c.req.method, status: `${Math.floor(c.res.status / 100)}xx` }
    seconds.observe(labels, (performance.now() - start) / 1000)
  }

  const app = new Hono()
  app.get(METRICS_PATH, async (c) => {
    const mayRead = token
      ? isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
      : c.req.header('x-forwarded-for') === undefined && isLoopback(clientAddress(c, isTrusted))
    if (!mayRead) return c.text('There is nothing here.', 404)
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })
  return { count, app }
}

function kindOf(path: string): string {
  const [, first = ''] = path.split('/', 2)
  return KINDS.has(first) ? first : 'page'
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

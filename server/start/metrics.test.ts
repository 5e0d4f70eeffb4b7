import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createMetrics, type MetricsOptions } from './metrics.ts'

const stats = { pages: 3, bytes: 4096, hits: 70, misses: 4, stale: 1 }

function setUp(options: Partial<MetricsOptions> = {}) {
  const isTrusted = (address: string) => address.startsWith('127.')
  const { count, app } = createMetrics({ cache: { stats: () => stats }, isTrusted, ...options })
  const site = new Hono()
  site.use(count)
  site.route('/', app)
  site.get('/items/:collection', (c) => c.json({}, 404))
  site.get('*', (c) => c.text('a page'))
  return (path: string, connected = '127.0.0.1', headers: Record<string, string> = {}) =>
    site.request(
      path,
      { headers },
      { incoming: { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
}

test('requests are timed by what was asked for, without addresses of pages or records', async () => {
  const ask = setUp()
  await ask('/uhren/rolex')
  await ask('/items/brand')
  const text = await (await ask('/metrics')).text()
  expect(text).toContain('http_request_duration_seconds_count{kind="page",method="GET",status="2xx"} 1')
  expect(text).toContain('http_request_duration_seconds_count{kind="items",method="GET",status="4xx"} 1')
  expect(text).not.toContain('rolex')
})

test('the page cache and the process itself are among the metrics', async () => {
  const text = await (await setUp()('/metrics')).text()
  expect(text).toContain('page_cache_hits 70')
  expect(text).toContain('page_cache_bytes 4096')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('process_resident_memory_bytes')
})

test('they are for this machine only: neither for the network, nor through a proxy on this machine', async () => {
  const ask = setUp()
  expect((await ask('/metrics')).status).toBe(200)
  expect((await ask('/metrics', '203.0.113.7')).status).toBe(404)
  expect((await ask('/metrics', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await ask('/metrics', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
})

test('with a token they are for whoever sends it, from anywhere, and for nobody else', async () => {
  const ask = setUp({ token: 'a-long-token-of-the-operator' })
  const headers = { authorization: 'Bearer a-long-token-of-the-operator' }
  expect((await ask('/metrics', '203.0.113.7', headers)).status).toBe(200)
  expect((await ask('/metrics', '203.0.113.7', { authorization: 'Bearer another' })).status).toBe(404)
  expect((await ask('/metrics')).status).toBe(404)
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { logRequests, requestId } from './request-log.ts'

function setUp() {
  const lines: object[] = []
  const app = new Hono()
  app.use(logRequests({ debug: (details) => lines.push(details) }, (address) => address === '10.0.0.1'))
  app.get('/slow', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return c.text(requestId() ?? 'none')
  })
  app.get('*', (c) => c.text('', 404))
  const ask = (path: string, headers: Record<string, string> = {}, connected = '10.0.0.1') =>
    app.request(
      path,
      { headers },
      { incoming: { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
  return { lines, ask }
}

test('a request has one id while it is answered, in its answer and in its line', async () => {
  const { lines, ask } = setUp()
  const [first, second] = await Promise.all([ask('/slow'), ask('/slow')])
  const ids = [first.headers.get('x-request-id'), second.headers.get('x-request-id')]
  expect(ids[0]).not.toBe(ids[1])
  expect([await first.text(), await second.text()]).toEqual(ids)
  expect(lines).toMatchObject([{ requestId: ids[0], method: 'GET', path: '/slow', status: 200 }, { requestId: ids[1] }])
})

test('a trusted proxy gives the id, a visitor does not', async () => {
  const { ask } = setUp()
  const headers = { 'x-request-id': 'from-the-proxy-1' }
  expect((await ask('/', headers)).headers.get('x-request-id')).toBe('from-the-proxy-1')
  expect((await ask('/', headers, '203.0.113.7')).headers.get('x-request-id')).not.toBe('from-the-proxy-1')
  const hostile = { 'x-request-id': 'zeile eins"}' }
  expect((await ask('/', hostile)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('a line names neither who asked nor the query', async () => {
  const { lines, ask } = setUp()
  await ask('/danke?email=frieda@example.org', { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Firefox' })
  expect(JSON.stringify(lines)).not.toMatch(/frieda|203\.0|Firefox/)
})

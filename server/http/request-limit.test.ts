import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitRequests } from './request-limit.ts'

function setUp() {
  const clock = { now: new Date(0) }
  const isTrusted = (address: string) => address.startsWith('127.')
  const app = new Hono()
  app.use(limitRequests({ capacity: 3, refill: 1000, now: () => clock.now, isTrusted }))
  app.get('/', (c) => c.text('ok'))
  const ask = (connected: string, headers: Record<string, string> = {}) =>
    app.request(
      '/',
      { headers },
      { incoming: { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
  return { clock, ask }
}

test('an address that asks too much has to wait, and is told how long; others do not', async () => {
  const { clock, ask } = setUp()
  for (let count = 0; count < 3; count++) expect((await ask('203.0.113.7')).status).toBe(200)
  const refused = await ask('203.0.113.7')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await ask('203.0.113.8')).status).toBe(200)
  clock.now = new Date(1000)
  expect((await ask('203.0.113.7')).status).toBe(200)
})

test('behind a proxy the visitor counts, not the proxy; this machine itself never does', async () => {
  const { ask } = setUp()
  const visitor = { 'x-forwarded-for': '203.0.113.7' }
  for (let count = 0; count < 3; count++) await ask('127.0.0.1', visitor)
  expect((await ask('127.0.0.1', visitor)).status).toBe(429)
  for (let count = 0; count < 9; count++) expect((await ask('127.0.0.1')).status).toBe(200)
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, trustedProxies } from './client-address.ts'

const addressOf = async (connected: string, forwarded?: string, list?: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies(list))))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' }
  return (await app.request('/', { headers }, { incoming: { socket } })).text()
}

test('a visitor who connects directly is who they are, whatever they claim', async () => {
  expect(await addressOf('203.0.113.7')).toBe('203.0.113.7')
  expect(await addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('a proxy on this machine is believed, but only what it added itself', async () => {
  for (const connected of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await addressOf(connected, 'forged, 198.51.100.1, 203.0.113.7'), connected).toBe('203.0.113.7')
  expect(await addressOf('127.0.0.1')).toBe('127.0.0.1')
  expect(await addressOf('127.0.0.1', 'nonsense')).toBe('127.0.0.1')
})

test('proxies of the configuration are believed, one behind the other', async () => {
  const list = '10.0.0.0/8, 2001:db8::/32'
  expect(await addressOf('10.1.2.3', '203.0.113.7, 2001:db8::5', list)).toBe('203.0.113.7')
  expect(await addressOf('11.1.2.3', '203.0.113.7', list)).toBe('11.1.2.3')
})

test('a list that cannot be read is refused with the entry at fault', () => {
  for (const entry of ['proxy', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '1.2.3.4/8/9'])
    expect(() => trustedProxies(`10.0.0.1, ${entry}`)).toThrow(`${entry} is neither an address nor a network`)
})

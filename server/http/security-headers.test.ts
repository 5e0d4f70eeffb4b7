import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const ask = (connected: string, headers: Record<string, string> = {}, answer = new Response('{}'), path = '/') => {
  const app = new Hono()
  app.use(securityHeaders({ isTrusted: (address) => address === '10.0.0.1' }))
  app.get('*', () => answer)
  const socket = { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' }
  return app.request(path, { headers }, { incoming: { socket } })
}
const html = (headers: Record<string, string> = {}) =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

test('every answer forbids guessing its type, foreign frames and sensors, and keeps addresses from other sites', async () => {
  const { headers } = await ask('203.0.113.7')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test('the back office alone may use the camera', async () => {
  const policyOf = async (path: string) =>
    (await ask('203.0.113.7', {}, undefined, path)).headers.get('permissions-policy')
  expect(await policyOf('/admin/collect')).toContain('camera=(self)')
  expect(await policyOf('/administration')).toContain('camera=()')
})

test('other sites may show pictures, and nothing else', async () => {
  const policy = 'cross-origin-resource-policy'
  expect((await ask('203.0.113.7')).headers.get(policy)).toBe('same-origin')
  expect((await ask('203.0.113.7', {}, undefined, '/assets/1')).headers.get(policy)).toBe('cross-origin')
})

test('HTML without a policy of its own may use the files of the site only; one that has a policy keeps it', async () => {
  const own = "default-src 'none'"
  expect((await ask('203.0.113.7', {}, html())).headers.get('content-security-policy')).toContain("default-src 'self'")
  const kept = await ask('203.0.113.7', {}, html({ 'content-security-policy': own }))
  expect(kept.headers.get('content-security-policy')).toBe(own)
  expect((await ask('203.0.113.7')).headers.has('content-security-policy')).toBe(false)
})

test('browsers are held to TLS when a trusted proxy says that the visitor came by it, and on no other word', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  expect((await ask('10.0.0.1', https)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect((await ask('10.0.0.1', { 'x-forwarded-proto': 'http' })).headers.has('strict-transport-security')).toBe(false)
  expect((await ask('203.0.113.7', https)).headers.has('strict-transport-security')).toBe(false)
  expect((await ask('10.0.0.1')).headers.has('strict-transport-security')).toBe(false)
})

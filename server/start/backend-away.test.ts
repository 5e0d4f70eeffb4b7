import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { type SampleServer, startSample } from './sample-server.ts'

let site: SampleServer

beforeAll(async () => {
  const backend = await startSample({}, (db) => sampleShop(db, 'juwelier.example'))
  site = await startSample({ BACKEND_URL: backend.address })
  await backend.close()
})

afterAll(() => site.close())

test('a site whose backend is away answers orders with the reason of the order API', async () => {
  const answer = await fetch(`${site.address}/ecom/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ status: 'error', reason: 'unavailable', error: { code: 0 } })
})

test.each([
  ['/kontakt', 'Bitte versuchen Sie es in einigen Minuten noch einmal'],
  ['/en/contact', 'Please try again in a few minutes'],
  ['/fr/contact', 'Veuillez réessayer dans quelques minutes'],
])('a page that is not kept says so in its language: %s', async (path, words) => {
  const answer = await fetch(site.address + path)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toContain(words)
})

test('a site whose backend is away stays live and ready, for kept pages are answered, and its health says what is wrong', async () => {
  const statusOf = async (path: string) => (await fetch(site.address + path)).status
  expect(await statusOf('/server/live')).toBe(200)
  expect(await statusOf('/server/ready')).toBe(200)
  expect(await statusOf('/server/health')).toBe(503)
})

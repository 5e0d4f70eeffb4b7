import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { type SampleServer, startSample } from '#server/start/sample-server.ts'
import { SLACK } from './slack.ts'
import { startSilentWay } from './stand-ins/silent-way.ts'

const SECRET = 'the secret that both processes of this test share'

let backend: SampleServer
let site: SampleServer
let way: Awaited<ReturnType<typeof startSilentWay>>

beforeAll(async () => {
  backend = await startSample({ SECRET }, (db) => sampleShop(db, 'juwelier.example'))
  way = await startSilentWay(Number(new URL(backend.address).port))
  site = await startSample({ SECRET, BACKEND_URL: `http://127.0.0.1:${way.port}` })
})

afterAll(async () => {
  await way.stop()
  await site.close()
  await backend.close()
})

const marked = async () => {
  const answer = await fetch(`${site.address}/impressum`)
  return [answer.status, answer.headers.get('x-page')]
}

test('a change feed that falls silent is noticed within five seconds, and pages are marked as old from then on', async () => {
  await expect.poll(marked, { timeout: 30_000 }).toEqual([200, null])
  way.silence()
  const started = performance.now()
  // An old page is shown after two seconds in vain for a new one.
  await expect.poll(marked, { timeout: 30_000 }).toEqual([200, 'stale'])
  expect(performance.now() - started).toBeLessThan(5000 + 2000 + SLACK)
}, 120_000)

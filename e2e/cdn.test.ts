import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { type SampleServer, startSample } from '#server/start/sample-server.ts'
import { makeShop } from '../bench/orders/shop.ts'
import { startCdn } from './stand-ins/cdn.ts'

const DOMAIN = 'juwelier.example'
const EDITOR = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'

let cdn: Awaited<ReturnType<typeof startCdn>>
let site: SampleServer
let ring = 0

beforeAll(async () => {
  cdn = await startCdn(() => [site.address], DOMAIN)
  site = await startSample({ CDN_SECONDS: '3600', CDN_PURGE_URL: cdn.purgeUrl }, async (db) => {
    const { project, products } = await makeShop(db, 2, 5)
    ring = products[1] ?? 0
    await addAccount(db, { email: EDITOR, password: PASSWORD, role: 'editor', project })
  })
})

afterAll(async () => {
  await site.close()
  await cdn.stop()
})

const get = async (path: string) => {
  const answer = await fetch(cdn.origin + path)
  return { cache: answer.headers.get('x-cache'), text: await answer.text() }
}

test('a CDN shares pages without asking, forgets what an edit touches within seconds, and keeps the rest', async () => {
  for (const path of ['/shop/ring-1', '/impressum']) {
    expect((await get(path)).cache).toBe('MISS')
    expect((await get(path)).cache).toBe('HIT')
  }
  const body = JSON.stringify({ email: EDITOR, password: PASSWORD })
  const { data } = await (await fetch(`${site.address}/auth/authenticate`, { method: 'POST', body })).json()
  const edited = await fetch(`${site.address}/items/ecommerce_product/${ring}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${data.token}` },
    body: JSON.stringify({ price_brutto: 321 }),
  })
  expect(edited.status).toBe(200)
  await expect.poll(async () => (await get('/shop/ring-1')).text.includes('321,00'), { timeout: 5000 }).toBe(true)
  expect((await get('/impressum')).cache).toBe('HIT')
  expect((await get('/shop/ring-1')).cache).toBe('HIT')
})

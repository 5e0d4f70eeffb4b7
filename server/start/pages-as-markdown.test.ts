import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTree } from '#backend/items/insert.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let ring = 0

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const { own } = await fillTenants(db)
    await openStores(db, own)
    const product = {
      ...{ display_name: 'Ring "Elbe" & <Alster>', slug: 'ring-elbe', status: 'published', price_brutto: 99 },
      ...{ stock: 2, reference_number: 'DO-EL', sales_mode: 'display_only' },
      description: '<p>Außen gewölbt, <strong>innen</strong> poliert. <a href="/kontakt">Fragen Sie uns</a></p>',
      translations: [{ language: 'en', display_name: 'Ring Elbe', description: '<p>Domed outside.</p>' }],
    }
    ring = Number(await insertTree(db, 'ecommerce_product', { project: own, ...product }))
  })
})

afterAll(() => server.close())

const get = async (path: string, accept = '*/*') => {
  const answer = await fetch(server.address + path, { headers: { accept }, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const STORE = { de: '/shop/ring-elbe', en: '/en/shop/ring-elbe' }

test('a page is there as Markdown: what it says, with whole addresses, and nothing that is only for eyes and hands', async () => {
  const { status, headers, text } = await get(`${STORE.de}.md`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toContain(`url: https://${OWN}${STORE.de}`)
  expect(text).toContain('# Ring "Elbe" & <Alster>')
  expect(text).toMatch(/99,00\s€/)
  expect(text).toContain(`Außen gewölbt, **innen** poliert. [Fragen Sie uns](https://${OWN}/kontakt)`)
  expect(text).not.toMatch(/<script|<svg|<button|visually-hidden|\{"/)
  expect((await get(`${STORE.en}.md`)).text).toContain('# Ring Elbe')
})

test('who asks for Markdown gets it at the address of the page, kept by no cache between; a browser gets the page', async () => {
  const wanted = await get(STORE.de, 'text/markdown')
  expect(wanted.text).toBe((await get(`${STORE.de}.md`)).text)
  expect(wanted.headers.get('cache-control')).toBe('no-store')
  expect(wanted.headers.get('content-location')).toBe(`${STORE.de}.md`)
  for (let times = 0; times < 2; times++)
    expect((await get(STORE.de, 'text/html,*/*')).headers.get('content-type')).toContain('text/html')
  expect((await get('/robots.txt', 'text/markdown')).headers.get('content-type')).toContain('text/plain')
})

test('Markdown is kept, and made anew when what it tells of has changed', async () => {
  const first = await get(`${STORE.de}.md`)
  const known = await fetch(`${server.address}${STORE.de}.md`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(known.status).toBe(304)
  await asking(server.address)('administrator', 'PATCH', `/items/ecommerce_product/${ring}`, { price_brutto: 88 })
  await expect.poll(async () => (await get(`${STORE.de}.md`)).text, { timeout: 5000 }).toMatch(/88,00\s€/)
})

test('what is no page is none as Markdown either', async () => {
  for (const path of ['/nirgends.md', '/shop/nirgends.md', '/.md', '/admin.md'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

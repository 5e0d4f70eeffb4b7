import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, openStores } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
const ids = { main: 0, other: 0, ring: 0 }

beforeAll(async () => {
  server = await startSample({}, async (db: Database) => {
    const { own } = await fillTenants(db)
    const add = async (collection: string, record: Record<string, unknown>) =>
      Number(await insertTree(db, collection, { project: own, ...record }))
    await openStores(db, own)
    const address = { street: 'Weg 1', zip: '20095', city: 'Hamburg' }
    ids.main = await add('branch', { display_name: 'Altona', slug: 'altona', ...address })
    ids.other = await add('branch', { display_name: 'Blankenese', slug: 'blankenese', sort: 1, ...address })
    ids.ring = await add('ecommerce_product', {
      display_name: 'Ring Elbe',
      slug: 'ring-elbe',
      status: 'published',
      price_brutto: 99,
      stock: 1,
    })
  })
  ask = asking(server.address)
})

afterAll(() => server.close())

/** The words of a page, tags taken out. */
async function wordsOf(path: string): Promise<string> {
  const html = await (await fetch(server.address + path)).text()
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('pages say what each house has in each language, and follow a piece that is carried to another', async () => {
  expect(await wordsOf('/shop/ring-elbe')).toMatch(/Altona : Einzelstück.*Blankenese : auf Anfrage bis morgen/)
  expect(await wordsOf('/haeuser/altona')).toContain('1 Artikel sofort in diesem Haus')
  expect(await wordsOf('/haeuser/blankenese')).not.toContain('sofort in diesem Haus')
  const move = { product: ids.ring, branch: ids.main, to: ids.other, pieces: 1, reason: 'für Frau Muster' }
  expect((await ask('editor', 'POST', '/ecom/stock/move', move)).status).toBe(200)
  await expect
    .poll(() => wordsOf('/shop/ring-elbe'), { timeout: 10_000 })
    .toMatch(/Altona : auf Anfrage bis morgen.*Blankenese : Einzelstück/)
  expect(await wordsOf('/en/shop/ring-elbe')).toMatch(/Altona : on request by tomorrow.*Blankenese : single piece/)
  const french = await wordsOf('/fr/boutique/ring-elbe')
  expect(french).toMatch(/Altona : sur demande, d’ici demain.*Blankenese : pièce unique/)
  await expect
    .poll(() => wordsOf('/haeuser/blankenese'), { timeout: 10_000 })
    .toContain('1 Artikel sofort in diesem Haus')
  expect(await wordsOf('/en/branches/blankenese')).toContain('1 item in stock here today')
  expect(await wordsOf('/fr/maisons/blankenese')).toContain('1 article disponible dans cette maison')
})

test('the list without JavaScript offers each house with a true count, and shows what is there', async () => {
  const list = await wordsOf(`/shop?branches=${ids.other}`)
  expect(list).toContain('Ring Elbe')
  expect(list).toContain('Sofort in Blankenese')
  expect(list).not.toContain('nova')
  expect(await wordsOf(`/en/shop?branches=${ids.other}`)).toContain('In Blankenese today')
  expect((await fetch(`${server.address}/shop?branches=999999`)).status).toBe(404)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTree } from '#backend/items/insert.ts'
import { type SampleServer, startSample } from './sample-server.ts'

let server: SampleServer

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const project = await insertTree(db, 'project', {
      ...{ domain: 'aus.example', display_name: 'Muster', languages: ['de', 'en', 'fr'] },
      translations: [
        { language: 'de', store_root: '/shop' },
        { language: 'en', store_root: '/en/shop' },
      ],
    })
    await insertTree(db, 'ecommerce_settings', { project, enable_cart: false })
    const type = await insertTree(db, 'brand_type', { project, type: 'watches' })
    const brand = await insertTree(db, 'brand', {
      ...{ project, type },
      display_name: 'Elbe',
      slug: 'elbe',
      status: 'published',
    })
    const manufacturer = await insertTree(db, 'ecommerce_manufacturer', {
      project,
      brand,
      display_name: 'Elbe',
      slug: 'elbe',
    })
    const category = await insertTree(db, 'ecommerce_category', { project, display_name: 'Uhren', slug: 'uhren' })
    for (const [display_name, sales_mode] of [
      ['Elbe', 'request'],
      ['Alster', 'buy'],
    ] as const)
      await insertTree(db, 'ecommerce_product', {
        ...{ project, manufacturer, category, sales_mode, status: 'published' },
        ...{ display_name: `Uhr ${display_name}`, slug: `uhr-${display_name.toLowerCase()}` },
        ...{ price_brutto: 100, stock: 3, shipping_time: '2–4 Werktage' },
        translations: [
          { language: 'en', shipping_time: '2–4 working days' },
          { language: 'fr', shipping_time: '2 à 4 jours ouvrés' },
        ],
      })
    const texts = ['de', 'en', 'fr'].map((language) => ({ language, heading: 'A' }))
    const sections = [{ kind: 'products', sort: 0, translations: texts }]
    for (const name of ['home', 'watches', 'contact', 'window'])
      await insertTree(db, 'page', { project, name, status: 'published', translations: texts, sections })
  })
})

afterAll(() => server.close())

const OF_A_SHOP = [
  ...['onlineshop', 'online shop', 'boutique en ligne', 'werktage', 'working days', 'jours ouvrés', 'lieferzeit'],
  ...['in den warenkorb', 'add to cart', 'versandkosten', 'shipping costs', 'zur kasse'],
]

test.each([
  ...[
    '/',
    '/shop',
    '/shop/uhr-elbe',
    '/shop/uhr-alster',
    '/uhren',
    '/uhren/elbe',
    '/digitales-schaufenster',
    '/kontakt',
  ],
  ...['/en', '/en/shop', '/en/shop/uhr-elbe', '/en/shop/uhr-alster', '/en/watches', '/en/watches/elbe', '/fr'],
])('while the shop is off %s says nothing of one, and leads to no page that is not there', async (path) => {
  const answer = await fetch(server.address + path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
  const text = body.replace(/<[^>]*>/g, ' ').toLowerCase()
  expect(OF_A_SHOP.filter((word) => text.includes(word))).toEqual([])
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href ?? '')
  const asked = await Promise.all(
    [...new Set(links)].map(async (href) => [href, (await fetch(server.address + href)).status]),
  )
  expect(asked.filter(([, status]) => status !== 200)).toEqual([])
})

test('a page that promises goods shows them, shop or not', async () => {
  const html = await (await fetch(`${server.address}/digitales-schaufenster`)).text()
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).toContain('Uhr Elbe')
})

test('in a language without a shop nothing looks like a card of goods that leads nowhere', async () => {
  const html = await (await fetch(`${server.address}/fr`)).text()
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).not.toContain('Uhr Elbe')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTree } from '#backend/items/insert.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
let [brand, category, plain] = [0, 0, 0]

const get = (path: string, headers = {}) => askHost(server.address, OWN, path, { headers })

const faq = (heading: string, more: object = {}) => ({
  kind: 'faq',
  translations: [
    { language: 'de', heading },
    { language: 'en', heading: `${heading} (EN)` },
  ],
  items: [{ translations: [{ language: 'de', heading: 'Wie lange?', text: 'Drei Tage.' }] }],
  ...more,
})

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const { own: project } = await fillTenants(db)
    await openStores(db, project)
    const type = await insertTree(db, 'brand_type', { project, type: 'watches' })
    const made = (slug: string, template: string) =>
      insertTree(db, 'brand', { project, type, slug, template, display_name: slug, status: 'published' })
    brand = Number(await made('corvin', 'default'))
    plain = Number(await made('krone', 'rolex'))
    category = Number(
      await insertTree(db, 'ecommerce_category', { project, display_name: 'Chronographen', slug: 'chronographen' }),
    )
    for (const slug of ['priel', 'tide'])
      await insertTree(db, 'ecommerce_product', {
        ...{ project, category, slug, display_name: slug, status: 'published', sales_mode: 'display_only' },
      })
  })
  ask = asking(server.address)
})

afterAll(() => server.close())

const put = (collection: string, id: number, sections: object[]) =>
  ask('editor', 'PATCH', `/items/${collection}/${id}`, { sections })

const has = async (path: string, words: string) => (await get(path)).text.includes(words)

test.each([
  ['the page of a brand', 'brand', () => brand, '/uhren/corvin'],
  ['that of a brand with a template of its own', 'brand', () => plain, '/uhren/krone'],
  ['a category in the shop', 'ecommerce_category', () => category, '/shop?category=chronographen'],
])('%s has sections in their order, without the hidden ones, in Markdown too', async (_, collection, idOf, path) => {
  expect(await has(path, 'Wie lange?')).toBe(false)
  const sections = [faq('Zweites', { sort: 2 }), faq('Erstes', { sort: 1 }), faq('Nie', { sort: 3, hidden: true })]
  expect((await put(collection, idOf(), sections)).status).toBe(200)
  // What was kept of the page is made anew.
  await expect.poll(() => has(path, '<summary>Wie lange?</summary>'), { timeout: 5000 }).toBe(true)
  const { text } = await get(path)
  expect(text.indexOf('Erstes')).toBeGreaterThan(0)
  expect(text.indexOf('Erstes')).toBeLessThan(text.indexOf('Zweites'))
  expect([text.includes('>Nie<'), text.includes('"@type":"FAQPage"')]).toEqual([false, true])
  const { text: markdown } = await get(path, { accept: 'text/markdown' })
  expect(markdown).toContain('## Erstes')
})

test('search engines are told what an editor wrote for them of a brand, else its name and headline', async () => {
  expect(await has('/uhren/corvin', '<title>corvin – ')).toBe(true)
  const translations = [
    {
      language: 'de',
      headline: 'Uhren vom See',
      search_title: 'Corvin in Hamburg',
      search_description: 'Alle Modelle.',
    },
    { language: 'en', search_title: 'Corvin in Hamburg, Germany' },
  ]
  expect((await ask('editor', 'PATCH', `/items/brand/${brand}`, { translations })).status).toBe(200)
  await expect.poll(() => has('/uhren/corvin', '<title>Corvin in Hamburg – '), { timeout: 5000 }).toBe(true)
  expect(await has('/uhren/corvin', '<meta name="description" content="Alle Modelle."')).toBe(true)
  expect(await has('/en/watches/corvin', '<title>Corvin in Hamburg, Germany – ')).toBe(true)
})

test('in another language they say what is written in it', async () => {
  expect(await has('/en/watches/corvin', 'Erstes (EN)')).toBe(true)
})

test('sections of a category stand on its first page alone, as long as nothing narrows it', async () => {
  expect(await has('/shop', 'Wie lange?')).toBe(false)
  expect(await has('/shop?category=chronographen&price_from=1', 'Wie lange?')).toBe(false)
})

test('what they say is searched', async () => {
  const found = async (words: string) => (await get(`/ecom/search?q=${words}&language=de`)).text
  await put('brand', brand, [faq('Zifferblattmanufaktur')])
  await put('ecommerce_category', category, [faq('Gangreserve')])
  await expect.poll(() => found('Zifferblattmanufaktur'), { timeout: 5000 }).toContain('/uhren/corvin')
  await expect.poll(() => found('Gangreserve'), { timeout: 5000 }).toContain('/shop?category=chronographen')
})

test('their dead links are told of, with the brand or category where they are mended', async () => {
  const dead = { kind: 'cta', path: '/gibt-es-nicht', translations: [{ language: 'de', heading: 'Hin' }] }
  await put('brand', brand, [dead])
  await put('ecommerce_category', category, [dead])
  const { text } = await ask('editor', 'GET', '/duties/words')
  const items = JSON.parse(text)
    .data.filter((one: { word: string }) => one.word === '/gibt-es-nicht')
    .map((one: { item: object }) => one.item)
  expect(items).toEqual(
    expect.arrayContaining([
      { collection: 'brand', id: brand },
      { collection: 'ecommerce_category', id: category },
    ]),
  )
})

test('a section stands on one page, and on one of the own website', async () => {
  const section = { kind: 'cta', translations: [{ language: 'de', heading: 'Hin' }] }
  expect((await ask('editor', 'POST', '/items/page_section', section)).status).toBe(422)
  const both = { ...section, brand_page: brand, category_page: category }
  expect((await ask('editor', 'POST', '/items/page_section', both)).status).toBe(422)
  const own = await ask('editor', 'POST', '/items/page_section', { ...section, brand_page: brand })
  expect(own.status).toBe(200)
  expect((await ask('foreign', 'POST', '/items/page_section', { ...section, brand_page: brand })).status).toBe(422)
  expect((await ask('foreign', 'PATCH', `/items/page_section/${own.data.id}`, { hidden: true })).status).toBe(404)
})

test('those of a brand that is no longer published are read by nobody, and go with it', async () => {
  const section = async (caller: 'stranger' | 'editor') =>
    (await ask(caller, 'GET', `/items/page_section?filter[brand_page][eq]=${brand}&fields=id`)).text
  expect(JSON.parse(await section('stranger')).data).not.toEqual([])
  await ask('editor', 'PATCH', `/items/brand/${brand}`, { status: 'archived' })
  expect(JSON.parse(await section('stranger')).data).toEqual([])
  expect(JSON.parse(await section('editor')).data).not.toEqual([])
})

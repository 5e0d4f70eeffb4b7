import { afterAll, beforeAll, expect, test } from 'vitest'
import { reservedParts } from '#domain/paths/own-path.ts'
import { BACKEND_PATHS } from '../http/backend-paths.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask

beforeAll(async () => {
  server = await startSample({}, async (db) => openStores(db, (await fillTenants(db)).own))
  ask = asking(server.address)
})

afterAll(() => server.close())

const get = (path: string) => askHost(server.address, OWN, path)

/** Waits until the kept page shows what was changed: the change feed tells of it at once, not in the same moment. */
const untilShown = (path: string, wanted: { status: number; text?: string }) =>
  expect
    .poll(async () => {
      const { status, text } = await get(path)
      return { status, text: wanted.text === undefined || text.includes(wanted.text) }
    })
    .toEqual({ status: wanted.status, text: true })

const christmas = {
  name: 'weihnachten',
  status: 'published',
  translations: [
    { language: 'de', path: '/weihnachten', title: 'Weihnachten', heading: 'Geschenke zum Fest' },
    { language: 'en', path: '/en/christmas', title: 'Christmas', heading: 'Gifts for Christmas' },
  ],
  sections: [
    {
      kind: 'cta',
      path: '/weihnachten',
      sort: 1,
      translations: [
        { language: 'de', heading: 'Zum Fest', link_label: 'Alles' },
        { language: 'en', heading: 'Gifts', link_label: 'All gifts' },
      ],
    },
  ],
}

const fieldsOf = ({ text }: { text: string }) =>
  (JSON.parse(text).error.fields as { field: string; message: string }[]).map(({ field }) => field)

let page = 0
let textId = 0

test('a page that an editor makes is found at its address in each language, in the sitemap, in the menu, by the search and as Markdown', async () => {
  expect((await get('/weihnachten')).status).toBe(404)
  const made = await ask('editor', 'POST', '/items/page?fields=*,translations.*', christmas)
  expect(made.status).toBe(200)
  page = Number(made.data.id)
  textId = Number(
    (made.data.translations as { id: number; language: string }[]).find(({ language }) => language === 'de')?.id,
  )
  const entry = { display_name: 'Weihnachten', page, translations: [{ language: 'en', display_name: 'Christmas' }] }
  expect((await ask('editor', 'POST', '/items/menu_item', entry)).status).toBe(200)
  await untilShown('/weihnachten', { status: 200, text: 'Geschenke zum Fest' })
  const { text } = await get('/en/christmas')
  expect(text).toContain('Gifts for Christmas')
  expect(text).toContain(`hrefLang="de" href="https://${OWN}/weihnachten"`)
  expect(text).not.toContain('hrefLang="fr" href="https://')
  expect(text).toContain('"@type":"BreadcrumbList"')
  expect(text.match(/href="\/en\/christmas"/g)?.length).toBeGreaterThan(1)
  expect((await get('/fr/mentions-legales')).text).not.toContain('href="/weihnachten"')
  expect((await get('/sitemap.xml')).text).toContain(`<loc>https://${OWN}/en/christmas</loc>`)
  expect((await get('/llms.txt')).text).toContain(`](https://${OWN}/weihnachten)`)
  expect((await get('/weihnachten.md')).text).toContain('# Geschenke zum Fest')
  const found = JSON.parse((await get('/ecom/search?q=fest&language=de')).text)
  expect(found.meta.pages).toEqual([{ kind: 'page', title: 'Geschenke zum Fest', path: '/weihnachten', exact: false }])
})

test.each([
  ['/kontakt', 'a fixed page'],
  ['/shop/ring', 'the shop'],
  ['/Weihnachten 2', 'lower-case'],
  ['/en/x', 'begin'],
  ['/items', 'program'],
  ['/weihnachten', 'the page "weihnachten"'],
])('the address %s is refused, and the refusal names the field', async (path, why) => {
  const answer = await ask('editor', 'POST', '/items/page', {
    name: `p${path}`,
    translations: [{ language: 'de', path }],
  })
  expect([answer.status, fieldsOf(answer)]).toEqual([422, ['translations.de.path']])
  expect(answer.text).toContain(why.replaceAll('"', '\\"'))
})

test('a page without an address is not published, and a fixed page takes none of its own', async () => {
  const made = await ask('editor', 'POST', '/items/page', { name: 'ohne', status: 'published' })
  expect([made.status, fieldsOf(made)]).toEqual([422, ['translations.de.path']])
  const fixed = { name: 'info', status: 'published', translations: [{ language: 'de', path: '/hinweise' }] }
  const refused = await ask('editor', 'POST', '/items/page', fixed)
  expect([refused.status, fieldsOf(refused)]).toEqual([422, ['translations.de.path']])
})

test('an address that changes leads to the new one, straight from each it ever had, and may come back', async () => {
  const moveTo = (path: string) =>
    ask('editor', 'PATCH', `/items/page/${page}`, { translations: [{ id: textId, path }] })
  expect((await moveTo('/fest')).status).toBe(200)
  await untilShown('/weihnachten', { status: 301 })
  expect((await moveTo('/advent')).status).toBe(200)
  await untilShown('/advent', { status: 200 })
  for (const old of ['/weihnachten', '/fest']) expect((await get(old)).headers.location).toBe('/advent')
  const taken = await ask('editor', 'POST', '/items/page', {
    name: 'neu',
    translations: [{ language: 'de', path: '/fest' }],
  })
  expect([taken.status, fieldsOf(taken)]).toEqual([422, ['translations.de.path']])
  expect((await moveTo('/weihnachten')).status).toBe(200)
  await untilShown('/weihnachten', { status: 200 })
  expect((await get('/advent')).headers.location).toBe('/weihnachten')
})

test('a text changed by a call of its own is checked and leads on just so', async () => {
  const refused = await ask('editor', 'PATCH', `/items/page_translation/${textId}`, { path: '/impressum' })
  expect(refused.status).toBe(422)
  expect((await ask('editor', 'PATCH', `/items/page_translation/${textId}`, { path: '/fest' })).status).toBe(200)
  await untilShown('/weihnachten', { status: 301 })
  expect((await ask('editor', 'PATCH', `/items/page_translation/${textId}`, { path: '/weihnachten' })).status).toBe(200)
})

test('a page that is deleted is gone from menu and address, and both are back when it is brought back', async () => {
  expect((await ask('editor', 'DELETE', `/items/page/${page}`)).status).toBe(204)
  await untilShown('/weihnachten', { status: 404 })
  expect((await get('/')).text).not.toContain('href="/weihnachten"')
  const [kept] = JSON.parse((await ask('editor', 'GET', '/bin?collection=page')).text).data
  expect((await ask('editor', 'POST', `/bin/${kept.id}/restore`)).status).toBe(200)
  await untilShown('/weihnachten', { status: 200 })
  expect((await get('/impressum')).text).toContain('href="/weihnachten"')
})

test('no page can lie where the backend answers', () => {
  expect(BACKEND_PATHS.filter((path) => /^[a-z0-9-]+$/.test(path) && !reservedParts.includes(path))).toEqual([])
})

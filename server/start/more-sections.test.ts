import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTree } from '#backend/items/insert.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let own = 0
let section = 0
let fields: number[] = []

const words = (heading: string, more: object = {}) => [{ language: 'de', heading, ...more }]
const item = (heading: string, more: object = {}) => ({ translations: words(heading, more) })

/** Goods that only a rule or a hand finds among others. */
const addGoods = async (db: SampleServer['db']) => {
  const { own: project } = await fillTenants(db)
  own = project
  await openStores(db, project)
  await insertTree(db, 'branch', {
    project,
    display_name: 'Hafen',
    slug: 'hafen',
    street: 'Kai 1',
    zip: '20457',
    city: 'Hamburg',
  })
  const category = Number(
    await insertTree(db, 'ecommerce_category', { project, display_name: 'Advent', slug: 'advent' }),
  )
  const product = (slug: string, more: object = {}) =>
    insertTree(db, 'ecommerce_product', {
      project,
      slug,
      display_name: slug,
      status: 'published',
      sales_mode: 'display_only',
      ...more,
    })
  await product('kerze', { category, price_brutto: 2999 })
  await product('lampe', { price_brutto: 4000, stock: 1 })
  await product('licht', { price_brutto: 5000 })
  await insertTree(db, 'ecommerce_sale', {
    ...{
      project,
      product: await product('laterne', { price_brutto: 5001 }),
      display_name: 'Advent',
      status: 'published',
    },
    ...{ percent: 10, earlier_price: 5001, starts_on: '2026-01-01T00:00:00Z' },
  })
  const [last, first] = [await product('stern'), await product('engel')]
  return { category, last: Number(last), first: Number(first) }
}

const filmAt = 'https://youtu.be/abc_DEF-123'

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const { category, last, first } = await addGoods(db)
    const [{ id: branch } = { id: 0 }] = await db.selectFrom('branch').select('id').execute()
    const sections = [
      { kind: 'faq', translations: words('Fragen'), items: [item('Wie lange?', { text: 'Drei Tage.\nMeist zwei.' })] },
      { kind: 'steps', translations: words('Ablauf'), items: [item('Bringen'), item('Holen')] },
      { kind: 'price_list', translations: words('Preise'), items: [item('Batteriewechsel', { detail: 'ab 15 €' })] },
      { kind: 'team', translations: words('Team'), items: [item('Anna Berg', { detail: 'Uhrmacherin' })] },
      {
        kind: 'jobs',
        translations: words('Stellen'),
        items: [{ ...item('Goldschmied', { link_label: 'Bewerben' }), path: 'mailto:a@b.de' }],
      },
      {
        kind: 'table',
        translations: words('Größen', {
          table: [
            ['Weite', 'Umfang'],
            ['54', '17,2 <mm>'],
          ],
        }),
      },
      { kind: 'branch', branch, translations: words('Am Hafen') },
      { kind: 'video', external_path: filmAt, translations: words('Unser Film') },
      { kind: 'products', product_rule: 'newest', category, translations: words('Regel') },
      {
        kind: 'products',
        product_rule: 'hand',
        products: [
          { product: first, sort: 1 },
          { product: last, sort: 2 },
        ],
        translations: words('Hand'),
      },
      ...[
        { price_from: 3000, price_to: 5000, translations: words('Preis') },
        { only_in_stock: true, product_rule: 'newest', translations: words('Da') },
        { only_reduced: true, translations: words('Reduziert') },
        { only_reduced: true, category, translations: words('Nichts') },
      ].map((one) => ({ kind: 'products', ...one })),
      { kind: 'team', hidden: true, translations: words('Versteckt'), items: [item('Niemand')] },
      { kind: 'gallery', translations: words('Leere Galerie') },
      {
        kind: 'form',
        translations: words('Wunschring'),
        items: [
          { ...item('Metall', { detail: 'Gold; Silber' }), field_type: 'choice', obligatory: true, sort: 1 },
          { ...item('Anlass'), field_type: 'long_text', sort: 2 },
        ],
      },
    ]
    const page = {
      ...{
        project: own,
        name: 'werkstatt',
        status: 'published',
        translations: words('Werkstatt', { path: '/werkstatt' }),
      },
      sections: sections.map((one, sort) => ({ ...one, sort })),
    }
    await insertTree(db, 'page', page)
    const [form] = await db.selectFrom('page_section').select('id').where('kind', '=', 'form').execute()
    section = Number(form?.id)
    const items = await db
      .selectFrom('page_section_item')
      .select('id')
      .where('page_section', '=', section)
      .orderBy('sort')
      .execute()
    fields = items.map(({ id }) => Number(id))
  })
})

afterAll(() => server.close())

const page = () => askHost(server.address, OWN, '/werkstatt')

test('sections that are only read come as HTML of the server: questions, steps, prices, people, places, tables', async () => {
  const { text } = await page()
  expect(text).toContain(
    '<details><summary>Wie lange?</summary><div><p>Drei Tage.</p><p>Meist zwei.</p></div></details>',
  )
  expect(text).toMatch(/<ol class="[^"]+"><li><h3>Bringen<\/h3><\/li>/)
  expect(text).toMatch(/<dt>Batteriewechsel<\/dt><dd>ab 15 €<\/dd>/)
  expect(text).toMatch(/<h3>Anna Berg<\/h3><p class="[^"]+">Uhrmacherin<\/p>/)
  expect(text).toContain('<a href="mailto:a@b.de">Bewerben</a>')
  expect(text).toContain('<th scope="col">Umfang</th>')
  expect(text).toContain('<td>17,2 &lt;mm&gt;</td>')
  expect(text).toContain('Kai 1')
  expect(text).not.toContain('Niemand')
  expect(text).not.toContain('Leere Galerie')
})

test('questions and answers are told to search engines as such', async () => {
  const { text } = await page()
  expect(text).toContain('"@type":"FAQPage"')
  expect(text).toContain('"acceptedAnswer":{"@type":"Answer","text":"Drei Tage.\\nMeist zwei."}')
})

test('a film is a link in a frame that asks nobody before the click, and its server alone may then answer there', async () => {
  const { text, headers } = await page()
  const [frame = ''] = /<iframe[^>]*>/.exec(text) ?? []
  expect(frame).not.toContain(' src=')
  expect(frame).toContain('srcdoc="&lt;!doctype html&gt;')
  expect(frame).toContain('www.youtube-nocookie.com/embed/abc_DEF-123')
  expect(headers['content-security-policy']).toMatch(/frame-src 'self'[^;]* https:\/\/www\.youtube-nocookie\.com/)
})

test('a section shows the products that its rule finds, or those that were chosen by hand in their order', async () => {
  const { text } = await page()
  const [, byRule = ''] = /<h2>Regel<\/h2>([\s\S]*?)<h2>/.exec(text) ?? []
  expect(byRule).toContain('kerze')
  expect(byRule).not.toContain('engel')
  const [, byHand = ''] = /<h2>Hand<\/h2>([\s\S]*?)<h2>/.exec(text) ?? []
  expect(byHand.indexOf('engel')).toBeGreaterThan(-1)
  expect(byHand.indexOf('stern')).toBeGreaterThan(byHand.indexOf('engel'))
  expect(byHand).not.toContain('kerze')
})

test('goods by rule are bounded by price, in stock or reduced, each as their editor says', async () => {
  const { text } = await page()
  const listed = (heading: string) => {
    const [, shown = ''] = new RegExp(`<h2>${heading}</h2>([\\s\\S]*?)(?:<h2>|</main>)`).exec(text) ?? []
    return [...new Set([...shown.matchAll(/href="\/shop\/([a-z]+)"/g)].map(([, slug = '']) => slug))].sort()
  }
  expect(listed('Preis')).toEqual(['lampe', 'laterne', 'licht'])
  expect(listed('Da')).toContain('lampe')
  expect(listed('Da').filter((slug) => ['licht', 'laterne', 'kerze'].includes(slug))).toEqual([])
  expect(listed('Reduziert')).toEqual(['laterne'])
  expect(text).not.toContain('<h2>Nichts</h2>')
})

test('an unclear range of prices is refused at its field', async () => {
  const ask = asking(server.address)
  const { status, text } = await ask('editor', 'PATCH', `/items/page_section/${section}`, {
    price_from: 50,
    price_to: 20,
  })
  expect([status, text.includes('price_')]).toEqual([422, true])
  expect((await ask('editor', 'PATCH', `/items/page_section/${section}`, { price_from: -1 })).status).toBe(422)
})

const send = (input: Record<string, string>) =>
  askHost(server.address, OWN, '/forms/page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: { section, language: 'de', privacy: 'on', ...input },
  })

test('a form with an editor’s fields is kept and mailed as a message to the shop', async () => {
  const { text } = await page()
  expect(text).toContain(
    `<select id="field${fields[0]}" name="field${fields[0]}" required="" data-missing="Bitte wählen Sie etwas aus."`,
  )
  const answer = await send({
    [`field${fields[0]}`]: 'Gold',
    [`field${fields[1]}`]: 'Hochzeit',
    name: 'Eva',
    email: 'eva@example.org',
  })
  expect(answer.status).toBe(200)
  const ask = asking(server.address)
  const [kept] = JSON.parse((await ask('staff', 'GET', '/items/contact_request')).text).data
  expect(kept).toMatchObject({
    name: 'Eva',
    email: 'eva@example.org',
    message: 'Wunschring\nMetall: Gold\nAnlass: Hochzeit',
    state: 'new',
  })
})

test('what does not fit is refused by the name of its field, and a form that no page shows is not there', async () => {
  const wrong = await send({ [`field${fields[0]}`]: 'Blei', name: 'Eva', email: 'eva' })
  const names = (JSON.parse(wrong.text).error.fields as { field: string }[]).map(({ field }) => field)
  expect([wrong.status, names]).toEqual([422, [`field${fields[0]}`, 'email']])
  const plain = await askHost(server.address, OWN, '/forms/page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: { section: 999, language: 'de', name: 'Eva', email: 'eva@example.org' },
  })
  expect(plain.status).toBe(422)
})

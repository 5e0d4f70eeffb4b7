import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directusProduct, ownFile, shopifyFile, wooFile } from '#domain/imports/sample-files.ts'
import { withDatabases } from '../db/with-databases.ts'
import { samplePicture } from '../files/sample-picture.ts'
import { sampleImports } from './sample-imports.ts'
import { testClient } from './test-client.ts'

let number = 0
/** A server of pictures, of which one is a page, one hangs up, and one is asked for only once. */
const asked: string[] = []
let picture: Uint8Array
const pictures = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url?.includes('page')) response.end('<!doctype html><title>Nichts</title>')
  else if (request.url?.includes('gone')) response.writeHead(404).end()
  else response.end(picture)
})
let host = ''

beforeAll(async () => {
  picture = await samplePicture()
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', () => resolve()))
  host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
})
afterAll(() => pictures.close())

withDatabases((database) => {
  const start = () => sampleImports(database(), `imports${++number}.example`)

  test('a Shopify file is tried first, and nothing is written by that', async () => {
    const { tried, everything } = await start()
    const before = await everything()
    const trial = await tried(shopifyFile(host))
    expect(trial).toMatchObject({
      source: 'shopify',
      counts: { create: 3, refused: 0 },
      makings: { ecommerce_manufacturer: ['Dornbach', 'Ostwerk'], ecommerce_tag: ['gold', 'hochzeit'] },
    })
    expect(await everything()).toBe(before)
  })

  test('Shopify: variants and pictures come in, a second run changes nothing, and undo leaves the state before', async () => {
    const { call, until, written, products, everything } = await start()
    const before = await everything()
    asked.length = 0
    const done = await written(shopifyFile(host))
    expect(done).toMatchObject({ state: 'done', counts: { create: 3 } })
    const fields =
      'slug,status,reference_number,price_brutto,uvp,variant_display_name,manufacturer.display_name,category.display_name,images.file,product_variants.display_name,product_variants.price_brutto,product_variants.stock,product_variants.reference_number_suffix,attributes.attribute.display_name'
    const ring = (await products(fields)).find(({ slug }) => slug === 'ring-elbe')
    expect(ring).toMatchObject({
      status: 'draft',
      reference_number: 'DB-10',
      price_brutto: 1299,
      uvp: null,
      variant_display_name: 'Ringweite',
      manufacturer: { display_name: 'Dornbach' },
      category: { display_name: 'Ringe' },
      product_variants: [
        { display_name: '54', price_brutto: 1299, stock: 2, reference_number_suffix: '-54' },
        { display_name: '56', price_brutto: 1349, stock: 0, reference_number_suffix: '-56' },
      ],
      attributes: [{ attribute: { display_name: 'Gelbgold 750' } }],
    })
    // Both addresses hold the same picture, which is kept once.
    expect(ring?.images).toHaveLength(1)
    const after = await everything()
    const again = await written(shopifyFile(host))
    expect(again.counts).toEqual({ create: 0, update: 0, same: 3, refused: 0 })
    expect(await everything()).toBe(after)
    expect(new Set(asked).size).toBe(asked.length)
    await call('POST', `/imports/${done.id}/undo`)
    await until(done.id, 'undone')
    expect(await everything()).toBe(before)
  })

  test('goods that may not be sold yet come in as drafts with what they lack, and the next run publishes what lacks nothing any more', async () => {
    const { client, staff, written, goodsOf, products } = await start()
    const done = await written(shopifyFile(host))
    expect((await goodsOf(done.id)).map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      ['cannot be sold without manufacturer.postal_address', 'cannot be sold without manufacturer.e_address'],
      ['cannot be sold without manufacturer.postal_address', 'cannot be sold without manufacturer.e_address'],
      [],
    ])
    const makers = (await client.call('GET', '/items/ecommerce_manufacturer?filter[slug]=dornbach', undefined, staff))
      .body.data
    const address = { postal_address: 'Hauptstraße 1, 20095 Hamburg', e_address: 'mail@dornbach.example' }
    await client.call('PATCH', `/items/ecommerce_manufacturer/${makers[0]?.id}`, address, staff)
    expect((await written(shopifyFile(host))).counts).toMatchObject({ update: 1, same: 2 })
    const states = (await products('slug,status')).filter(({ slug }) => /elbe|auster|entwurf/.test(String(slug)))
    expect(states.map(({ status }) => status)).toEqual(['published', 'draft', 'draft'])
  })

  test('WooCommerce: its numbers are never ours, and what is there is changed and taken back', async () => {
    const { client, staff, call, until, written, goodsOf, products, everything } = await start()
    const made = { display_name: 'Weckerle', slug: 'we-3', reference_number: 'WE-3', price_brutto: 45, stock: 1 }
    await client.call('POST', '/items/ecommerce_product', made, staff)
    const before = await everything()
    const done = await written(wooFile(host))
    expect(done.counts).toEqual({ create: 1, update: 1, same: 0, refused: 0 })
    const [one] = await products('slug,price_brutto')
    expect(one).toMatchObject({ slug: 'master' })
    const clock = (await products('slug,display_name,price_brutto,stock')).find(({ slug }) => slug === 'we-3')
    expect(clock).toMatchObject({ display_name: 'Wecker', price_brutto: 49, stock: 9 })
    const sales = (await client.call('GET', '/items/ecommerce_sale?fields=status,price_brutto', undefined, staff)).body
      .data
    expect(sales).toEqual([{ status: 'draft', price_brutto: 39 }])
    const told = (await goodsOf(done.id)).flatMap(({ problems }) => problems.map(({ message }) => message))
    expect(told).toContain('has another category, which is left out: Geschenke')
    expect(told.some((message) => /^is kept as a draft: the lowest price of the 30 days/.test(message))).toBe(true)
    expect((await written(wooFile(host))).counts).toEqual({ create: 0, update: 0, same: 2, refused: 0 })
    await call('POST', `/imports/${done.id}/undo`)
    await until(done.id, 'undone')
    expect(await everything()).toBe(before)
  })

  test('Directus 8: texts, variants and pictures come in, its ids are never ours, a second run changes nothing, and undo leaves the state before', async () => {
    const { call, until, written, products, everything } = await start()
    const before = await everything()
    const answer = directusProduct(host)
    const second = { id: 8, directus_files_id: { id: 13, data: { full_url: `${host}/seite.png` } } }
    const file = JSON.stringify({ data: [{ ...answer, images: [answer.images[0], second] }], public: true })
    const done = await written(file)
    expect(done).toMatchObject({ source: 'own', counts: { create: 1, update: 0, refused: 0 } })
    const fields =
      'slug,price_brutto,manufacturer.display_name,category.display_name,images.file,product_variants.*,translations.*'
    const all = await products(fields)
    expect(all[0]).toMatchObject({ slug: 'master' })
    expect(all.find(({ slug }) => slug === 'ring-elbe')).toMatchObject({
      price_brutto: 1299.5,
      manufacturer: { display_name: 'Keller' },
      // Both addresses show the same picture, which is kept once.
      images: [{}],
      product_variants: [
        { display_name: '54', stock: 1 },
        { display_name: '56', price_brutto: 1310 },
      ],
      translations: [
        { language: 'en', display_name: 'Elbe ring' },
        { language: 'fr', display_name: 'Bague Elbe' },
      ],
    })
    expect((await written(file)).counts).toEqual({ create: 0, update: 0, same: 1, refused: 0 })
    await call('POST', `/imports/${done.id}/undo`)
    await until(done.id, 'undone')
    expect(await everything()).toBe(before)
  })

  test('what was changed since stays when the import is undone, and is named', async () => {
    const { client, staff, call, until, written, goodsOf, products } = await start()
    const done = await written(ownFile)
    const ring = (await products('id,reference_number')).find(({ reference_number }) => reference_number === 'R-1')
    await client.call('PATCH', `/items/ecommerce_product/${ring?.id}`, { display_name: 'Von Hand' }, staff)
    await call('POST', `/imports/${done.id}/undo`)
    await until(done.id, 'undone')
    const left = (await products('display_name,reference_number')).filter(({ reference_number }) => reference_number)
    expect(left).toEqual([{ display_name: 'Von Hand', reference_number: 'R-1' }])
    expect((await goodsOf(done.id))[0]).toMatchObject({
      name: 'Solitärring',
      problems: [{ line: 2, message: 'was changed or sold since the import and stays' }],
    })
  })

  test('columns are mapped by hand, and the next file with the same columns is read that way', async () => {
    const { call, tried } = await start()
    const file = 'Nr;Was;Kostet\nX-1;Dose;12,50\n'
    const first = await tried(file)
    expect([first.mapping, first.counts.refused]).toEqual([['', '', ''], 1])
    const mapping = ['reference_number', 'display_name', 'price_brutto']
    expect(await tried(file, { mapping })).toMatchObject({ counts: { create: 1, refused: 0 } })
    expect(await tried(file)).toMatchObject({ mapping, counts: { create: 1 } })
    const wrong = await call('PATCH', `/imports/${first.id}`, { mapping: ['id', '', ''] })
    expect([wrong.status, wrong.error?.message]).toEqual([422, expect.stringContaining('is no field of a product')])
  })

  const MIXED = 'reference_number;display_name;price_brutto\nA;Gut;10,00\nB;Schlecht;zehn\nA;Noch einmal;5\n'

  test('a bad line is refused by its number, alone, or with everything', async () => {
    const { client, staff, call, tried, written, goodsOf, everything } = await start()
    const before = await everything()
    const trial = await tried(MIXED, { mode: 'all' })
    expect(trial.counts).toMatchObject({ create: 1, refused: 2 })
    const refused = await call('POST', `/imports/${trial.id}/start`)
    expect([refused.status, refused.error?.message]).toEqual([409, 'Nothing was imported, because of line 3'])
    expect(await everything()).toBe(before)
    const done = await written(MIXED)
    expect(done.counts).toMatchObject({ create: 1, refused: 2 })
    expect(
      (await goodsOf(done.id)).map(({ line, outcome, problems }) => [line, outcome, problems[0]?.message]),
    ).toEqual([
      [3, 'refused', 'is no amount: zehn'],
      [4, 'refused', 'is the product of line 2 once more'],
      [2, 'create', undefined],
    ])
    const report = await client.backend.fetch(
      new Request(`http://localhost/imports/${done.id}/report`, { headers: staff }),
    )
    expect(await report.text()).toContain('3;B;Schlecht;refused;;3: price_brutto is no amount: zehn;')
  })

  test('nothing is made that was not wished: what names an unknown brand is refused', async () => {
    const { tried, goodsOf } = await start()
    const trial = await tried(ownFile, { makes: false })
    expect(trial).toMatchObject({ counts: { create: 1, refused: 1 }, makings: {} })
    expect((await goodsOf(trial.id))[0]?.problems.map(({ message }) => message)).toContain('has no "Keller"')
  })

  test('pictures that are pages, gone, in a private network, or unpack to far too much are named with their line, and the goods come in', async () => {
    const { call, post, until, tried, goodsOf, products } = await start()
    const row = (name: string, address: string) => `${name};${name};${address}\n`
    const file = `reference_number;display_name;images\n${row('P-1', `${host}/page.png`)}${row('P-2', `${host}/gone.png`)}${row('P-3', 'http://127.0.0.2/a.png')}${row('P-4', 'fern.png')}${row('P-5', 'nah.png')}${row('P-6', 'bombe.png')}`
    const { id } = await tried(file)
    const archive = zipSync({ '../../Bilder/NAH.png': picture, 'bombe.png': new Uint8Array(25_000_000) })
    const sent = (body: Parameters<typeof post>[1]) => post(`/imports/${id}/pictures`, body)
    const refused = await sent(new Uint8Array(30))
    expect([refused.status, refused.error?.message]).toEqual([422, 'file The archive is damaged'])
    expect((await sent(new Uint8Array(archive))).status).toBe(200)
    await call('POST', `/imports/${id}/start`)
    expect((await sent(new Uint8Array(archive))).status).toBe(409)
    expect((await until(id, 'done', 'failed')).counts.create).toBe(6)
    const told = (await goodsOf(id)).map(({ line, problems }) => [line, problems[0]?.message.replace(host, '')])
    expect(told).toEqual([
      [2, '/page.png: must be a picture (JPEG, PNG, WebP, AVIF, SVG) or a PDF by its content'],
      [3, '/gone.png: was answered with 404'],
      [4, 'http://127.0.0.2/a.png: lies in a private network, which is not called'],
      [5, 'fern.png: is no web address, and no file of that name came along'],
      [7, 'bombe.png: cannot be unpacked, or is far too large'],
      [6, undefined],
    ])
    const shown = await products('reference_number,images.id')
    expect(shown.find(({ reference_number }) => reference_number === 'P-5')?.images).toHaveLength(1)
  })

  test('an import that is paused or whose process ends goes on where it was, and one that is cancelled stays as it is', async () => {
    const { call, until, tried, products, stop, begin } = await start()
    const lines = Array.from({ length: 120 }, (_, at) => `L-${at};Ware ${at};${at + 1},00`)
    const { id } = await tried(`reference_number;display_name;price_brutto\n${lines.join('\n')}\n`)
    await call('POST', `/imports/${id}/start`)
    expect((await call('POST', `/imports/${id}/pause`)).data.state).toBe('paused')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const paused = (await products('id')).length
    expect(paused).toBeLessThan(120)
    await stop()
    await call('POST', `/imports/${id}/resume`)
    begin()
    const done = await until(id, 'done')
    expect([
      done.counts.create,
      (await products('reference_number')).filter(({ reference_number }) => reference_number).length,
    ]).toEqual([120, 120])
    const other = await tried('reference_number;display_name\nC-1;Ware\n')
    expect((await call('POST', `/imports/${other.id}/cancel`)).data.state).toBe('cancelled')
    expect((await call('POST', `/imports/${other.id}/start`)).status).toBe(409)
  })

  test('the last imports are listed, as many as are asked for and bounded', async () => {
    const { client, staff, call, tried } = await start()
    const ids = []
    for (const name of ['A', 'B']) ids.push((await tried(`reference_number;display_name\n${name}-1;${name}\n`)).id)
    const listed = async (query: string) => {
      const { body } = await client.call('GET', `/imports${query}`, undefined, staff)
      return body.data.map(({ id }) => id)
    }
    expect(await listed('')).toEqual(ids.toReversed())
    expect(await listed('?limit=1')).toEqual(ids.slice(1))
    expect((await call('GET', '/imports?limit=201')).status).toBe(422)
  })

  test('a file that cannot be read says why in one sentence, and nothing is there of it', async () => {
    const { send, until } = await start()
    const { data } = await send('/imports', 'a;b\n1;"x\n')
    expect(await until(data.id, 'failed')).toMatchObject({
      problem: 'The file is broken at line 2: a quotation mark is opened and never closed',
      all: 0,
    })
    expect((await send('/imports', '')).status).toBe(422)
    expect((await send('/imports', new Uint8Array(31_000_000))).status).toBe(413)
  })

  test('imports are for who may make and change products, and for their own website', async () => {
    const { client, staff, send } = await start()
    const { data } = await send('/imports', ownFile)
    const { status } = await client.call('GET', `/imports/${data.id}`)
    expect(status).toBe(401)
    const other = testClient(database(), { defaultDomain: `imports${number}.example` })
    expect((await other.call('GET', '/imports', undefined, staff)).status).toBe(404)
  })
})

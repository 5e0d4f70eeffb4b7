import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { merchantFile, ownFile, shopifyFile, wooFile, wooRestFile } from '#domain/imports/sample-files.ts'
import { readApart } from './read-apart.ts'
import { readFile } from './read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readFile({ bytes: bytesOf(text) })

describe('the files of other systems become products', () => {
  test('Shopify: lines of a handle are one product with its variants and pictures', async () => {
    const { facts, products } = await read(shopifyFile('https://alt.example'))
    expect(facts).toMatchObject({ source: 'shopify' })
    expect(products[0]).toMatchObject({
      line: 2,
      name: 'Ring "Elbe"',
      reference: 'DB-10',
      price: 129900,
      compareAt: 149900,
      brand: 'Dornbach',
      categories: [['Ringe']],
      tags: ['gold', 'hochzeit'],
      attributes: [{ group: 'Material', value: 'Gelbgold 750' }],
      axis: 'Ringweite',
      variants: [
        { name: '54', reference: '-54', stock: 2, gtin: '4006381333931', price: 129900 },
        { name: '56', reference: '-56', stock: 0, price: 134900 },
      ],
      oldPath: '/products/ring-elbe',
      problems: [],
    })
    expect(products[0]?.pictures?.map(({ address }) => address)).toEqual([
      'https://alt.example/ring.png',
      'https://alt.example/ring-seite.png',
    ])
    expect(products[1]).toMatchObject({ reference: 'OW-7', stock: 5, variants: [], categories: [['Decor', 'Bowls']] })
    expect(products[2]).toMatchObject({ status: 'draft' })
  })

  test('WooCommerce over REST: pages and lists of variations are the same products as its own export gives', async () => {
    const { facts, products } = await read(wooRestFile('https://alt.example'))
    expect(facts.source).toBe('woocommerce')
    expect(products).toHaveLength(2)
    expect(products[0]).toMatchObject({
      key: 'LB-20',
      name: 'Lederband',
      price: 5990,
      categories: [['Armbänder']],
      tags: ['leder'],
      attributes: [
        { group: 'Material', value: 'Kalbsleder' },
        { group: 'Material', value: 'genarbt, weich' },
      ],
      pictures: [{ address: 'https://alt.example/band.png' }],
      axis: 'Breite',
      variants: [
        { name: '18 mm', reference: '-18', stock: 4, price: 5990 },
        { name: '20 mm', reference: '-20', stock: 3, price: 6490 },
      ],
      problems: [],
    })
    expect(products[1]).toMatchObject({ status: 'draft', price: 4900, stock: 9, gtin: '4006381333931', variants: [] })
    expect(products[1]?.sale).toMatchObject({ price: 3900 })
  })

  test.each([
    ['[{"id": 1,', /^The file begins as JSON and is none$/],
    ['{"error": {"code": 1}}', /^The file is JSON, and holds no products of WooCommerce or Directus$/],
    ['[[], []]', /^The file is JSON, and holds no products of WooCommerce or Directus$/],
    ['SKU;Name;Preis\nR-1;Eins;12;Zwei;13', /^The file is broken at line 2: it has more cells than the head names$/],
  ])('%j is refused with its reason', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence)
  })

  test('WooCommerce: variations belong to the number or the place in the file that they name', async () => {
    const { facts, products } = await read(wooFile('https://alt.example'))
    expect([facts.source, products.length]).toEqual(['woocommerce', 2])
    expect(products[0]).toMatchObject({
      key: 'LB-20',
      reference: 'LB-20',
      price: 5990,
      axis: 'Breite',
      categories: [['Uhren', 'Armbänder']],
      attributes: [{ group: 'Material', value: 'Kalbsleder' }],
      variants: [
        { name: '18 mm', reference: '-18', price: 5990, stock: 4 },
        { name: '20 mm', reference: '-20', price: 6490, stock: 3 },
      ],
    })
    expect(products[1]).toMatchObject({
      price: 4900,
      sale: { price: 3900, from: '2026-11-30T23:00:00.000Z', until: '2026-12-24T22:59:00.000Z' },
      categories: [['Uhren', 'Wecker'], ['Geschenke']],
    })
  })

  test('a table of one’s own: columns are known by their names, variants by their parent', async () => {
    const { facts, products } = await read(ownFile)
    expect(facts.mapping).toEqual([
      ...['reference_number', 'display_name', 'price_brutto', 'stock', 'categories', 'manufacturer', 'attributes'],
      ...['display_name.en', 'parent', 'variant', ''],
    ])
    expect(products).toMatchObject([
      {
        reference: 'R-1',
        attributes: [{ group: 'Metall', value: 'Gelbgold 750' }],
        translations: { en: { display_name: 'Solitaire ring' } },
        variants: [
          { name: '54', reference: '-54', stock: 1, price: 129900 },
          { name: '56', reference: '-56', stock: 2, price: 134900 },
        ],
      },
      { reference: 'U-9', price: 89900, stock: 1 },
    ])
  })

  test('a Merchant feed between tabs: quotation marks of inches and of a sentence are read as they stand', async () => {
    const head = 'id\ttitle\tdescription\tlink\timage_link\tprice\tavailability\tbrand'
    const { products } = await read(
      `${head}\nM-7\tUhr 14" breit\t"Zart" und leicht\thttps://alt.example/p/7\thttps://alt.example/7.png\t9.00 EUR\tin_stock\tDornbach\n`,
    )
    expect(products).toMatchObject([{ name: 'Uhr 14" breit', description: '"Zart" und leicht', price: 900 }])
  })

  test('a Merchant feed: offers of a group are one product', async () => {
    const { facts, products } = await read(merchantFile)
    expect(facts.source).toBe('merchant')
    expect(products).toMatchObject([
      {
        name: 'Ring Saale & Unstrut',
        reference: 'M-1',
        axis: 'Größe',
        variants: [
          { name: '54', reference: '-54', price: 129900 },
          { name: '56', stock: 0, price: 134900 },
        ],
        oldPath: '/p/ring-saale',
      },
    ])
  })

  test('the same feed with tabs between its columns', async () => {
    const { facts, products } = await read(
      'id\ttitle\tlink\timage_link\tprice\nA-1\tUhr\thttps://a.example/u\thttps://a.example/u.png\t99.00 EUR\n',
    )
    expect([facts.source, products[0]?.price, products[0]?.reference]).toEqual(['merchant', 9900, 'A-1'])
  })
})

const HEAD = 'reference_number;display_name;price_brutto;category;slug\n'

describe('what is wrong is one sentence with its line', () => {
  test.each([
    [
      'a quotation mark that never ends',
      `${HEAD}1;"Ring;12,00\n2;Uhr;13,00\n`,
      /^The file is broken at line \d+: a quotation mark is opened and never closed$/,
    ],
    [
      'a quotation mark in a text',
      `${HEAD}1;Ring 2" breit;12,00\n`,
      /^The file is broken at line 2: a quotation mark stands within/,
    ],
    [
      'XML with entities',
      '<!DOCTYPE a [<!ENTITY x "y">]><rss><channel><item><id>&x;</id></item></channel></rss>',
      /entities of XML/,
    ],
    ['XML that ends early', '<rss><channel>\n<item>', /^The file is broken at line \d+: it is no XML$/],
    ['nothing but a head', HEAD, /no lines below its head/],
  ])('%s', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence)
  })

  test.each([
    ['a line twice', 'A;Ring;1;;\nA;Ring;1;;\n', 3, 'is the product of line 2 once more'],
    ['an address twice', 'A;Ring;1;;ring\nB;Ring;1;;ring\n', 3, 'is the address of line 2 already: ring'],
    ['a number twice', 'A;Ring;1;;ring\nA;Uhr;1;;uhr\n', 3, 'is that of line 2 already: A'],
    ['categories in a circle', 'A;Ring;1;X > Y;\nB;Uhr;1;Y > X;\n', 3, 'lies in itself: Y > X'],
    ['an amount that is none', 'A;Ring;zwölf;;\n', 2, 'is no amount: zwölf'],
    ['a parent that is not there', 'A;Ring;1;;\n', 2, 'has no "Z"'],
  ])('%s', async (name, lines, line, message) => {
    const text = name.startsWith('a parent') ? 'reference_number;parent\nA;Z\n' : HEAD + lines
    const { products } = await read(text)
    expect(products.flatMap(({ problems }) => problems)).toMatchObject([{ line, message }])
  })

  test('letters of one line that are written otherwise than those of the rest', async () => {
    const bytes = Buffer.concat([Buffer.from(`${HEAD}A;Größe;1,00\n`), Buffer.from('B;Maß;2,00\n', 'latin1')])
    await expect(readFile({ bytes })).rejects.toThrow(
      'The file is broken at line 3: its letters are written otherwise than those of other lines',
    )
  })

  test('an archive that unpacks to far more than it is', async () => {
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(200_000_000) })
    expect(bytes.byteLength).toBeLessThan(1_000_000)
    await expect(readFile({ bytes })).rejects.toThrow('The archive unpacks to more than 120 MB')
  })

  test('bytes that are nothing', async () => {
    await expect(readFile({ bytes: Uint8Array.from({ length: 500 }, (_, at) => at % 7) })).rejects.toThrow('no text')
    await expect(readFile({ bytes: zipSync({ 'a.txt': new Uint8Array(3) }) })).rejects.toThrow(
      'workbook cannot be read',
    )
  })
})

test('a workbook is read as the table that it shows', async () => {
  const sheet = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Waren" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'Name')}${cell('C1', 'Preis')}</row><row r="2">${cell('A2', 'X-1')}${cell('B2', 'Größe')}<c r="C2"><v>1299.5</v></c></row>`,
    ),
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, bytesOf(text)])))
  const { products } = await readFile({ bytes })
  expect(products).toMatchObject([{ reference: 'X-1', name: 'Größe', price: 129950 }])
})

test('a thread of its own reads a file, or says why it cannot', async () => {
  const { facts, products } = await readApart({ bytes: bytesOf(ownFile) })
  expect([facts.source, products.length]).toEqual(['own', 2])
  await expect(readApart({ bytes: bytesOf(HEAD) })).rejects.toThrow('no lines below its head')
})

test('Shopify: two options are two choices, and a picture of a variant shows the value that its variants share', async () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Variant Image'
  const line = (metal: string, size: string, picture: string, first = '') =>
    `kai,${first ? 'Kai' : ''},${first && 'Metall'},${metal},${first && 'Ringweite'},${size},960,${first},https://alt.example/${picture}`
  const file = [
    head,
    line('Gold', '54', 'gold.png', 'https://alt.example/kai.png'),
    line('Gold', '56', 'gold.png'),
    line('Platin', '54', 'platin.png'),
    line('Platin', '56', 'platin-56.png'),
  ].join('\n')
  const { products } = await read(file)
  expect(products[0]).toMatchObject({ axis: 'Metall / Ringweite', problems: [] })
  expect(products[0]?.pictures).toEqual([
    { address: 'https://alt.example/kai.png', alt: undefined },
    { address: 'https://alt.example/gold.png', shows: 'Gold' },
    { address: 'https://alt.example/platin.png', shows: 'Platin / 54' },
    { address: 'https://alt.example/platin-56.png', shows: 'Platin / 56' },
  ])
})

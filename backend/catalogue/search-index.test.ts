import { expect, test } from 'vitest'
import type { Labels } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'
import { searchIndex } from './search-index.ts'

const names = (de: string, en = de) => ({ de, en, fr: de })

const labels: Labels = {
  first: 'de',
  categories: new Map([[1, { slug: 'schmuck', names: names('Schmuck', 'Jewellery') }]]),
  subcategories: new Map([[1, { category: 1, names: names('Ketten', 'Necklaces') }]]),
  manufacturers: new Map([
    [1, 'Brennhöfer'],
    [2, 'Corvin & Fils'],
  ]),
  attributes: new Map([[1, { group: 1, names: names('Grün', 'Green') }]]),
  groups: new Map([[1, { names: names('Farbe', 'Colour') }]]),
  tags: new Map([[1, 'Geschenkidee']]),
  searchWords: new Map(),
  tagNames: new Map([[1, names('Geschenkidee', 'Gift idea')]]),
}

function product(id: number, name: string, more: Partial<ProductFacts> = {}) {
  return {
    name,
    id,
    category: 1,
    manufacturer: 1,
    subcategories: [],
    attributes: [],
    tags: [],
    branches: [],
    price: 100,
    sort: id,
    createdOn: 0,
    references: [],
    ...more,
  }
}

function indexOf(...products: ReturnType<typeof product>[]) {
  const index = searchIndex('de')
  for (const one of products) index.add(one, one, labels)
  return index
}

const shop = () =>
  indexOf(
    product(1, 'Priel 40 blau', { references: ['TW-40-BL', 'TW-40-BL-ST'] }),
    product(2, 'Halskette Tau', { attributes: [1] }),
    product(3, 'Siegelring', { manufacturer: 2 }),
    product(4, 'Bügeltasse', { tags: [1], category: null }),
  )

test.each([
  ['Gruen', 2],
  ['grün', 2],
  ['GRUN', 2],
  ['Buegeltasse', 4],
])('accents, umlauts and their spellings are equal: %s', (text, id) => {
  expect(shop().search(text)).toEqual([id])
})

test.each([
  ['Brenhöfer', 1],
  ['Seigelring', 3],
  ['Halskete', 2],
])('a mistyped word finds what was meant: %s', (text, id) => {
  expect(shop().search(text)).toContain(id)
})

test.each(['TW-40-BL', 'tw40bl', 'tw 40', 'TW40'])('a reference number is found as it is written: %s', (text) => {
  expect(shop().search(text)).toEqual([1])
})

test('the beginning of a word is enough, and the end of a compound too', () => {
  expect(shop().search('sieg')).toEqual([3])
  expect(shop().search('kette')).toEqual([2])
})

test('brand, kind, attributes and tags are searched, in the language of the index', () => {
  expect(shop().search('corvin')).toEqual([3])
  expect(shop().search('geschenkidee')).toEqual([4])
  expect(shop().search('necklaces')).toEqual([])
})

test('all words count; only when nothing has them all does one do', () => {
  expect(shop().search('schmuck siegelring')).toEqual([3])
  expect(shop().search('siegelring tasse')).toEqual(expect.arrayContaining([3, 4]))
})

test('what is in the name comes before what is in the attributes', () => {
  const index = indexOf(product(1, 'Ring', { attributes: [1] }), product(2, 'Grüner Ring'), product(3, 'Grün'))
  expect(index.search('grün')[0]).toBe(3)
})

test('what is told of goods finds them where nothing is called so, and goes when they go', () => {
  const index = searchIndex('de')
  index.add(product(1, ''), { name: 'Siegelring', description: '<p>Aus einer <b>Werkbank</b> von 1898.</p>' }, labels)
  index.add(product(2, ''), { name: 'Bügeltasse', description: '<p>Neben dem Siegelring.</p>' }, labels)
  expect(index.search('werkbank 1898')).toEqual([1])
  expect(index.search('siegelring')).toEqual([1])
  index.remove(1)
  expect(index.search('werkbank')).toEqual([])
  expect(index.search('siegelring')).toEqual([2])
})

test('what answers alike comes in one order, whatever was read or changed first: the oldest first', () => {
  const ring = (id: number) => product(id, 'Goldring', { references: ['GR-12', `GR-12-${id}`] })
  const index = indexOf(ring(9), ring(4), ring(31))
  index.remove(4)
  const again = ring(4)
  index.add(again, again, labels)
  for (const text of ['goldring', 'GR-12', 'bis 200 €']) expect(index.search(text)).toEqual([4, 9, 31])
})

test('a product that is taken out is not found any more, and may come back', () => {
  const index = shop()
  index.remove(3)
  expect(index.search('siegelring')).toEqual([])
  index.add(product(3, ''), { name: 'Kettenring' }, labels)
  expect(index.search('kettenring')).toEqual([3])
})

test.each(['', '   ', '&%$!', '\u0000', '*:*', '"'])('%j finds nothing and breaks nothing', (text) => {
  expect(shop().search(text)).toEqual([])
})

test('an endless query is looked at in part', () => {
  expect(shop().search('siegelring '.repeat(1000))).toEqual([3])
})

import { describe, expect, test } from 'vitest'
import type { Difference } from '#contract/wire/revisions.ts'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { labelling, type OfficeLanguage } from '../labels/labels.ts'
import { describedModel } from '../record/described-model.ts'
import { changeSentences } from './change-sentences.ts'
import { momentFormat } from './moment-format.ts'
import type { NamedWorld, PointedTo } from './row-name.ts'

const model = describedModel()
const ring = { id: 'a-1', filename: 'ring.jpg', title: 'Ring', type: 'image/jpeg' } as StoredFile
const names: Readonly<Record<string, PointedTo>> = {
  'brand/1': { name: 'Kai', isGone: false },
  'brand/2': { name: 'Boss', isGone: true },
  'brand/3': { name: '', isGone: true },
  'ecommerce_tag/7': { name: 'Gold', isGone: false },
  'files/a-1': { name: 'Ring', isGone: false, file: ring },
}

function tell(collection: string, differences: readonly Difference[], language: OfficeLanguage, record?: AnyItem) {
  const pointedTo = (target: string, id: string) => names[`${target}/${id}`]
  const world: NamedWorld = { model, labels: labelling(language), language, pointedTo }
  return changeSentences(world, collection, differences, record)
}

const sentences = (...given: Parameters<typeof tell>) =>
  tell(...given).map(({ parts }) =>
    parts
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
  )

const one = (collection: string, field: string, before: unknown, after: unknown, record?: AnyItem) =>
  (['de', 'en'] as const).map((language) => sentences(collection, [{ field, before, after }], language, record).join())

const PRODUCT = 'ecommerce_product'
const moment = '2026-11-20T12:00:00.000Z'
const noon = (language: OfficeLanguage) => momentFormat(language).format(new Date(moment))

type Kind = readonly [
  title: string,
  collection: string,
  field: string,
  before: unknown,
  after: unknown,
  german: string,
  english: string,
]

describe('a value of each kind is told as the language writes it', () => {
  const price = ['Preis (brutto) von 129,00 € auf 1.099,00 €', 'Price (gross) from €129.00 to €1,099.00'] as const
  const writers = ['Sprachen von Deutsch auf Deutsch, Französisch', 'Languages from German to German, French'] as const
  const bank = ['Bankverbindung › Bank von „Alt“ auf „Neu“', 'Bank account › Bank from “Alt” to “Neu”'] as const
  const until = ['Aktionspreis bis', 'Sale price until'] as const
  const kinds: readonly Kind[] = [
    ['money', PRODUCT, 'price_brutto', 129, 1099, ...price],
    ['a whole number', PRODUCT, 'stock', 1200, 2, 'Bestand von 1.200 auf 2', 'Stock from 1,200 to 2'],
    [
      'a number',
      'files',
      'focal_x',
      0.5,
      0.25,
      'Bildmitte waagerecht von 0,5 auf 0,25',
      'Focal point, horizontal from 0.5 to 0.25',
    ],
    [
      'yes and no',
      'page',
      'hide_clock',
      false,
      true,
      'Uhr im Kopf ausblenden von Nein auf Ja',
      'Hide the clock in the header from No to Yes',
    ],
    [
      'a choice',
      'page',
      'status',
      'draft',
      'published',
      'Status von Entwurf auf Veröffentlicht',
      'Status from Draft to Published',
    ],
    ['a short text', PRODUCT, 'display_name', 'Alt', 'Neu', 'Name von „Alt“ auf „Neu“', 'Name from “Alt” to “Neu”'],
    [
      'a text of a format',
      'theme',
      'brand_color',
      '#112233',
      '#445566',
      'Markenfarbe von #112233 auf #445566',
      'Brand colour from #112233 to #445566',
    ],
    [
      'a country',
      'company_address',
      'country_code',
      'DE',
      'AT',
      'Land von Deutschland auf Österreich',
      'Country from Germany to Austria',
    ],
    [
      'a day',
      'news',
      'day',
      '2026-12-24',
      '2027-01-02',
      'Datum von 24.12.2026 auf 02.01.2027',
      'Date from 24 Dec 2026 to 2 Jan 2027',
    ],
    [
      'a time',
      'opening_exception',
      'time_open',
      '09:30:00',
      '10:00:00',
      'Von: 09:30 Uhr, jetzt 10:00 Uhr',
      'From: 09:30, now 10:00',
    ],
    [
      'a moment',
      PRODUCT,
      'sale_until',
      null,
      moment,
      `${until[0]} eingetragen: ${noon('de')}`,
      `${until[1]} entered: ${noon('en')}`,
    ],
    ['a list of choices', 'project', 'languages', ['de'], ['de', 'fr'], ...writers],
    ['a key of JSON', 'ecommerce_settings', 'bank_details.bank', 'Alt', 'Neu', ...bank],
    [
      'JSON that was empty',
      'ecommerce_settings',
      'bank_details',
      null,
      { bank: 'Neu', bic: null },
      'Bankverbindung eingetragen: Bank: „Neu“',
      'Bank account entered: Bank: “Neu”',
    ],
    [
      'a table',
      'ecommerce_size_guide',
      'table',
      [['a']],
      [['b']],
      'Tabelle: Zeile 1, Spalte 1 von „a“ auf „b“',
      'Table: row 1, column 1 from “a” to “b”',
    ],
    ['a relation', 'page_section', 'brand', 1, null, 'Marke geleert, vorher „Kai“', 'Brand emptied, before “Kai”'],
    [
      'a relation to what is gone',
      'page_section',
      'brand',
      2,
      1,
      'Marke von „Boss“ (gelöscht) auf „Kai“',
      'Brand from “Boss” (deleted) to “Kai”',
    ],
    [
      'a relation to what nobody remembers',
      'page_section',
      'brand',
      3,
      4,
      'Marke von Nr. 3 (gelöscht) auf Nr. 4',
      'Brand from No. 3 (deleted) to No. 4',
    ],
    ['an address that was never given', PRODUCT, 'slug', '', null, '', ''],
  ]
  test.each(kinds)('%s', (_, collection, field, before, after, german, english) => {
    expect(one(collection, field, before, after)).toEqual([german, english])
  })
})

test('a moment is a day and a time', () => {
  expect([noon('de'), noon('en')]).toEqual([
    expect.stringMatching(/^(19|20|21)\.11\.2026, \d\d:\d\d$/),
    expect.stringMatching(/^(19|20|21) Nov 2026, \d\d:\d\d$/),
  ])
})

test('a picture is shown, with its name for who does not see it', () => {
  const [change] = tell('page', [{ field: 'image', before: null, after: 'a-1' }], 'de')
  expect(change?.parts).toEqual([
    { kind: 'place', text: 'Bild' },
    { kind: 'words', text: ' eingetragen: ' },
    { kind: 'after', text: '„Ring“', file: ring },
  ])
})

const record = {
  id: 1,
  product_variants: [
    { id: 11, display_name: '52', translations: [] },
    { id: 12, display_name: '54', translations: [] },
  ],
  translations: [{ id: 7, language: 'fr', description: 'a' }],
}

describe('rows are told by what they are called', () => {
  const added = { id: 12, display_name: '54', price_brutto: 99 }
  test.each([
    ['a row that was added', 'product_variants.12', null, added, 'Variante „54“ hinzugefügt', 'Variant “54” added'],
    ['a row that was removed', 'product_variants.12', added, null, 'Variante „54“ entfernt', 'Variant “54” removed'],
    [
      'a value in a row',
      'product_variants.11.price_brutto',
      129,
      99,
      'Variante „52“ › Preis (brutto) von 129,00 € auf 99,00 €',
      'Variant “52” › Price (gross) from €129.00 to €99.00',
    ],
    [
      'a picture in a list',
      'images.3',
      null,
      { id: 3, file: 'a-1' },
      'Bild „Ring“ hinzugefügt',
      'Picture “Ring” added',
    ],
    ['a link', 'tags.4', null, { id: 4, tag_id: 7 }, 'Schlagwörter: „Gold“ hinzugefügt', 'Tags: “Gold” added'],
    [
      'texts in a language',
      'translations.8',
      null,
      { id: 8, language: 'en' },
      'Texte (Englisch) hinzugefügt',
      'Texts (English) added',
    ],
    [
      'a text in a language',
      'translations.7.display_name',
      'a',
      'b',
      'Name (Französisch) von „a“ auf „b“',
      'Name (French) from “a” to “b”',
    ],
  ])('%s', (_, field, before, after, german, english) => {
    expect(one(PRODUCT, field, before, after, record)).toEqual([german, english])
  })

  test('opening hours are called by their day', () => {
    const hours = { id: 1, opening_periods: [{ id: 5, day: 1, time_open: '09:00:00' }] }
    const change = ['branch', 'opening_periods.5.time_open', '09:00:00', '10:00:00', hours] as const
    expect(one(...change)).toEqual([
      'Zeile „Montag“ › Von: 09:00 Uhr, jetzt 10:00 Uhr',
      'Row “Monday” › From: 09:00, now 10:00',
    ])
    expect(one('branch', 'opening_periods.5.day', 1, 5, hours)[0]).toBe('Zeile „Montag“ › Tage von Montag auf Dienstag')
  })

  test('however many rows were moved, the order has changed once', () => {
    const moved = (row: number, to: number) => ({ field: `product_variants.${row}.sort`, before: 0, after: to })
    expect(sentences(PRODUCT, [moved(11, 20), moved(12, 10)], 'de', record)).toEqual([
      'Varianten: Reihenfolge geändert',
    ])
    expect(sentences(PRODUCT, [moved(11, 20), moved(12, 10)], 'en', record)).toEqual(['Variants: order changed'])
  })
})

test('of a long text the words that changed are told', () => {
  const [change] = tell(
    'page',
    [{ field: 'translations.2.body', before: '<p>Offen bis <b>18</b> Uhr</p>', after: '<p>Offen bis 19 Uhr</p>' }],
    'de',
  )
  expect(change?.parts).toEqual([
    { kind: 'place', text: 'Text' },
    { kind: 'words', text: ': ' },
    { kind: 'same', text: 'Offen bis ' },
    { kind: 'removed', text: '18' },
    { kind: 'added', text: '19' },
    { kind: 'same', text: ' Uhr' },
  ])
})

test('a text that is kept alike in the record and in its translation is told once', () => {
  const differences = ['display_name', 'translations.1.display_name', 'translations.2.display_name'].map(
    (field, at) => ({ field, before: 'Ring', after: at === 2 ? 'Bague' : 'Reif' }),
  )
  expect(sentences(PRODUCT, differences, 'de')).toEqual(['Name von „Ring“ auf „Reif“', 'Name von „Ring“ auf „Bague“'])
})

test('what the person’s model does not describe is told by nobody, nor are ids', () => {
  const differences = ['secret', 'id', 'project', 'product_variants.11.product', 'product_variants.11.secret'].map(
    (field) => ({ field, before: 'hunter1', after: 'hunter2' }),
  )
  expect(tell(PRODUCT, differences, 'de', record)).toEqual([])
  expect(tell('nothing', differences, 'de')).toEqual([])
})

import { expect, test } from 'vitest'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { slugOf } from '#domain/texts/slug-of.ts'
import { NoKey, readLines } from './import-lines.ts'

const fields = Object.fromEntries(
  [
    ['id', 'integer'],
    ['reference_number', 'text'],
    ['display_name', 'text', true],
    ['slug', 'text', true],
    ['price_brutto', 'money'],
    ['stock', 'integer', false],
    ['status', 'text'],
  ].map(([field, type, required]) => [field, { field, type, required } as unknown as DescribedField]),
) as Record<string, DescribedField>

test('lines count as the spreadsheet shows them, and a bad cell refuses its line alone', () => {
  const table = [
    ['Reference_Number', 'display_name', 'price_brutto', 'Bemerkung'],
    ['R-1', 'Ring Ärmel', '1.234,50', 'x'],
    ['R-2', 'Ring', 'zwölf', ''],
  ]
  expect(readLines(table, fields, ['de', 'en'])).toEqual({
    key: 'reference_number',
    lines: [
      {
        line: 2,
        data: { reference_number: 'R-1', display_name: 'Ring Ärmel', price_brutto: 1234.5 },
        if_new: { slug: 'ring-aermel-r-1' },
      },
    ],
    refused: [
      {
        line: 3,
        outcome: 'refused',
        changes: [],
        problems: [{ field: 'price_brutto', message: 'must be a number: zwölf' }],
      },
    ],
    misread: [{ line: 3, data: { reference_number: 'R-2', display_name: 'Ring' } }],
    unknown: ['bemerkung'],
  })
})

test('texts of further languages stand behind a point; empty ones say nothing', () => {
  const table = [
    ['slug', 'display_name', 'display_name.en', 'display_name.xx'],
    ['ring', 'Ring', 'Ring (en)', 'x'],
    ['uhr', 'Uhr', '', ''],
  ]
  const { lines, unknown } = readLines(table, fields, ['de', 'en'])
  expect(lines.map(({ data }) => data.translations)).toEqual([{ en: { display_name: 'Ring (en)' } }, undefined])
  expect(unknown).toEqual(['display_name.xx'])
})

test('a file that does not say which product a line means is no product file', () => {
  expect(() => readLines([['display_name'], ['Ring']], fields, ['de'])).toThrow(NoKey)
})

test('an address is made of small letters, digits and single hyphens', () => {
  expect(slugOf('Größe & Maß „Extra“', 'A/12')).toBe('groesse-und-mass-extra-a-12')
  expect(slugOf(null, undefined)).toBe('')
})

test('a file of our numbers with columns of ours alone says by them which product a line means', () => {
  const read = readLines(
    [
      ['id', 'price_brutto', 'stock'],
      ['7', '10', '2'],
    ],
    fields,
    ['de'],
  )
  expect([read.key, read.lines[0]?.data, read.lines[0]?.if_new]).toEqual([
    'id',
    { id: 7, price_brutto: 10, stock: 2 },
    { slug: '' },
  ])
  const foreign = [
    ['id', 'title', 'price_brutto'],
    ['7', 'Ring', '10'],
  ]
  expect(() => readLines(foreign, fields, ['de'])).toThrow(NoKey)
})

test('the numbers of another shop are never taken for ours', () => {
  for (const head of [
    ['ID', 'reference_number', 'display_name'],
    ['id', 'reference_number', 'display_name'],
  ]) {
    const { key, lines, unknown } = readLines([head, ['7', 'A-1', 'Ring']], fields, ['de'])
    expect(key).toBe('reference_number')
    expect(lines[0]?.data).toEqual({ reference_number: 'A-1', display_name: 'Ring' })
    expect(unknown).toEqual([head[0]])
  }
  expect(() =>
    readLines(
      [
        ['ID', 'display_name'],
        ['7', 'Ring'],
      ],
      fields,
      ['de'],
    ),
  ).toThrow(NoKey)
  const own = readLines(
    [
      ['id', 'slug'],
      ['7', 'ring'],
    ],
    fields,
    ['de'],
  )
  expect([own.key, own.lines[0]?.data]).toEqual(['id', { id: 7, slug: 'ring' }])
})

import { expect, test } from 'vitest'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { BadCell, csvCellOf, readCell } from './csv-value.ts'

const field = (type: string) => ({ field: 'x', type }) as DescribedField

test.each([
  ['1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['1,234.50', 1234.5],
  ['99.9', 99.9],
  ['1.234', 1234],
  ['199 €', 199],
  ['-3', -3],
])('%j is %d, whichever country wrote it', (text, number) => {
  expect(readCell(field('money'), text)).toBe(number)
})

test.each(['zwölf', '1,499', '1,2,3', '1..2', '--1'])('%j is no amount, or not clearly one', (text) => {
  expect(() => readCell(field('money'), text)).toThrow(BadCell)
})

test('a number that cannot be read is named, and a choice is taken by its words in German and English too', () => {
  expect(() => readCell(field('money'), '12,99,5')).toThrow('12,99,5')
  const status = { ...field('text'), field: 'status', choices: ['draft', 'published'] }
  expect(['veröffentlicht', 'Published', 'draft', 'fertig'].map((word) => readCell(status, word))).toEqual([
    'published',
    'published',
    'draft',
    'fertig',
  ])
})

test('an empty cell empties the field', () => {
  expect([readCell(field('money'), ''), readCell(field('text'), ' '), readCell(field('boolean'), '')]).toEqual([
    null,
    null,
    false,
  ])
})

test('what is exported comes back as it was', () => {
  const values: [string, unknown][] = [
    ['money', 1299.9],
    ['boolean', true],
    ['integer', 7],
    ['text', 'Ring'],
    ['number', 2.5],
  ]
  for (const [type, value] of values) expect(readCell(field(type), csvCellOf(field(type), value))).toBe(value)
})

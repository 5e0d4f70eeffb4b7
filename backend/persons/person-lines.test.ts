import { expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { personLines } from './person-lines.ts'
import { hasWords, isLeftOut } from './person-words.ts'
import { type TracePlace, tracePlaces } from './trace-places.ts'

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

test('every field that is kept of a person has a German word in the paper for them, or says nothing to a person', () => {
  const places: readonly TracePlace[] = Object.values(tracePlaces)
  const tables = places.flatMap(({ table, children = [] }) => [table, ...children.map(([name]) => name)])
  const unnamed = tables.flatMap((table) =>
    Object.keys(model.get(table)?.fields ?? {})
      .filter((name) => !isLeftOut(name) && !hasWords(name))
      .map((name) => `${table}.${name}`),
  )
  expect(unnamed).toEqual([])
})

test('an invoice is told as it reads, with amounts in euro and no rate taken for one', () => {
  const line = { name: 'Armreif', details: ['Metall: Silber'], count: 2, price: 19_200, total: 38_400, tax: 19 }
  const data = { date: '2026-11-23T12:19:00.000Z', recipient: ['Anna Muster', '20354 Hamburg'], lines: [line] }
  expect(plain(personLines('data', { ...data, tax: 6_131, total: 38_400 }))).toEqual([
    '  Ausgestellt am: 23. November 2026 um 13:19',
    '  Für: Anna Muster, 20354 Hamburg',
    '  2 × Armreif: 384,00 €',
    '  Gesamtbetrag: 384,00 €',
    '  darin Umsatzsteuer: 61,31 €',
  ])
})

test('lists are numbered, what is empty or says nothing is left out', () => {
  expect(personLines('pieces', [{ line: 3, count: 1, toStock: true }])).toEqual(['  Stück 1:', '    Anzahl: 1'])
  expect(personLines('comment', '')).toEqual([])
})

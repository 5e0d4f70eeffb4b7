import { expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { languages } from '#domain/texts/language.ts'
import { personLines } from './person-lines.ts'
import { isFlagOf, isMoneyOf } from './person-value.ts'
import { isLeftOut, personWords, valueWords } from './person-words.ts'
import { type TracePlace, tracePlaces } from './trace-places.ts'

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

const places: readonly TracePlace[] = Object.values(tracePlaces)
/** The fields that the paper tells, by the tables in which they are kept. */
const paperFields = places
  .flatMap(({ table, children = [] }) => [table, ...children.map(([name]) => name)])
  .flatMap((table) =>
    Object.entries(model.get(table)?.fields ?? {})
      .filter(([name, { type }]) => !isLeftOut(name) && type !== 'o2m')
      .map(([name, field]) => ({ table, name, field })),
  )

test('every field that is kept of a person has a word in the paper for them, or says nothing to a person', () => {
  const unnamed = paperFields.filter(({ name }) => !Object.hasOwn(personWords.de.fields, name))
  expect(unnamed.map(({ table, name }) => `${table}.${name}`)).toEqual([])
})

test.each(languages)(
  'in %s amounts are told as money, flags as yes or no, and the program’s own words in the language',
  (language) => {
    expect(paperFields.length).toBeGreaterThan(100)
    const raw = paperFields.filter(({ name, field }) => {
      if (field.type === 'money') return !isMoneyOf(name)
      if (field.type === 'boolean') return !isFlagOf(name)
      const choices = 'choices' in field ? (field.choices ?? []) : []
      return choices.some((choice) => valueWords(language, name, String(choice)) === undefined)
    })
    expect(raw.map(({ table, name }) => `${table}.${name}`)).toEqual([])
  },
)

test('an invoice is told as it reads, with amounts in euro and no rate taken for one', () => {
  const line = { name: 'Armreif', details: ['Metall: Silber'], count: 2, price: 19_200, total: 38_400, tax: 19 }
  const data = { date: '2026-11-23T12:19:00.000Z', recipient: ['Anna Muster', '20354 Hamburg'], lines: [line] }
  expect(plain(personLines('de', 'data', { ...data, tax: 6_131, total: 38_400 }))).toEqual([
    '  Ausgestellt am: 23. November 2026 um 13:19',
    '  Für: Anna Muster, 20354 Hamburg',
    '  2 × Armreif: 384,00 €',
    '  Gesamtbetrag: 384,00 €',
    '  darin Umsatzsteuer: 61,31 €',
  ])
})

test('the paper speaks the language that is asked for, in dates, amounts, colons and places of a list', () => {
  expect(plain(personLines('fr', 'total', 139_590))).toEqual(['Total : 1 395,90 €'.replace('1 395', '1\u202f395')])
  expect(plain(personLines('en', 'created_on', '2026-04-27T06:13:23.143Z'))).toEqual([
    'Made on: 27 April 2026 at 08:13',
  ])
  expect(plain(personLines('fr', 'pieces', [{ count: 1 }]))).toEqual(['  Pièce 1 :', '    Quantité : 1'])
})

test('money that came is told as an amount, and no word of the program alone stands in the paper', () => {
  const paid = { kind: 'payment', actor: 'staff', message: '1412.9' }
  expect(plain(personLines('de', 'ecommerce_order_event', paid))).toEqual([
    'Ereignis:',
    '  Art: Zahlung',
    '  Durch: Mitarbeitende',
    '  Betrag: 1.412,90 €',
  ])
  expect(personLines('fr', 'kind', 'order_refund_account')).toEqual([])
  expect(personLines('en', 'personalization', [{ field: 5, name: 'Text', value: 'A' }])).toEqual([
    '  Engraving 1:',
    '    Name: Text',
    '    Value: A',
  ])
})

test('lists are numbered, what is empty or says nothing is left out', () => {
  expect(personLines('de', 'pieces', [{ line: 3, count: 1, toStock: true }])).toEqual(['  Stück 1:', '    Anzahl: 1'])
  expect(personLines('de', 'comment', '')).toEqual([])
})

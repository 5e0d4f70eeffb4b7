import { expect, test } from 'vitest'
import { accountProblems } from './accounts.ts'
import type { Booking } from './bookings.ts'
import { datevFile } from './datev-file.ts'
import { readDatev } from './sample-datev-reader.ts'

const accounts = {
  ...{ adviser: '29098', client: '55003', debtors: '10000', year_start: '7' },
  ...{ revenue_standard: '8400', revenue_abroad: '8320', revenue_margin: '8191' },
}

const sold: Booking = {
  ...{ paper: 'RE-2026-00001', order: '2026-00001', customer: 'Anna Muster', date: '2026-11-03', country: 'DE' },
  ...{ payment: 'invoice', kind: 'standard', percent: 19, net: 10_000, tax: 1900, gross: 11_900 },
}

const facts = { month: '2026-11', accounts, now: new Date('2026-11-30T23:30:01.007Z') }

const written = (...bookings: Booking[]) => datevFile(bookings, facts)

test('whatever a customer is called, the batch can be read, and says who, what, when and at which rate', () => {
  const { head, lines } = readDatev(
    written(
      { ...sold, customer: 'Müller & Söhne „Uhren“; "seit 1900" – 5 €\r\nStraße' },
      { ...sold, customer: 'Łukasz Żółć 💎', paper: 'RE 2026/7 ä', gross: -11_900, net: -10_000, tax: -1900 },
      { ...sold, kind: 'abroad', country: 'FR', percent: 5.5, customer: 'x'.repeat(80) },
      { ...sold, kind: 'margin', percent: null, gross: 123_456_789 },
      { ...sold, gross: 0 },
    ),
  )
  expect(head[5]).toBe('20261201003001007')
  expect(head[12]).toBe('20260701')
  expect(lines.map((line) => [line[0], line[1], line[7], line[9]])).toEqual([
    ['119,00', '"S"', '8400', '0311'],
    ['119,00', '"H"', '8400', '0311'],
    ['119,00', '"S"', '8320', '0311'],
    ['1234567,89', '"S"', '8191', '0311'],
  ])
  expect(lines.map((line) => line[13])).toEqual([
    '"Müller & Söhne „Uhren“; ""seit 1900"" – 5 €  Straße"',
    '"Lukasz Zólc ?"',
    `"${'x'.repeat(60)}"`,
    '"Anna Muster"',
  ])
  expect(lines[1]?.[10]).toBe('"RE-2026/7--"')
  expect(lines[2]?.slice(39, 41)).toEqual(['"FR"', '05,50'])
})

test.each([
  ['a point instead of the comma', (text: string) => text.replace('119,00', '119.00')],
  ['a text without its marks', (text: string) => text.replace('"RE-2026-00001"', 'RE-2026-00001')],
  ['a day of another month', (text: string) => text.replace(';0311;', ';0312;')],
  ['a line end of Unix', (text: string) => text.replace('\r\n', '\n')],
  ['a column less', (text: string) => text.replace(/;\r\n$/, '\r\n')],
  ['a sign before the amount', (text: string) => text.replace('119,00', '-119,00')],
  ['an empty text that is not marked', (text: string) => text.replace(';"EUR";;;""', ';"EUR";;;')],
])('the reader of the tests takes no batch with %s', (_, change) => {
  const text = written(sold).toString('latin1')
  expect(change(text)).not.toBe(text)
  expect(() => readDatev(Buffer.from(change(text), 'latin1'))).toThrow()
})

test('an account with more digits than the adviser has is named, and so is an adviser that cannot be', () => {
  expect(accountProblems([sold], accounts)).toEqual([])
  expect(accountProblems([sold], { ...accounts, revenue_standard: '84000', debtors: '100000' })).toEqual([
    'debtors',
    'revenue_standard',
  ])
  const longer = { ...accounts, account_length: '5', revenue_standard: '84000', debtors: '100000' }
  expect(accountProblems([sold], longer)).toEqual([])
  expect(accountProblems([sold], { ...accounts, adviser: '1000' })).toEqual(['adviser'])
})

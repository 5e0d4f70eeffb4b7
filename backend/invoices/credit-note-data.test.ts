import { expect, test } from 'vitest'
import { creditNoteData } from './credit-note-data.ts'
import { eInvoice } from './e-invoice.ts'
import { type InvoiceData, invoiceData } from './invoice-data.ts'
import { type Bought, bank, sampleBought, sampleSeller } from './sample-invoice.ts'

const date = new Date('2026-11-23T09:00:00Z')

const bought: Bought = {
  lines: [
    { price: 31_000, count: 1, mode: 'margin', rate: 'standard' },
    { price: 7900, count: 1, mode: 'standard', rate: 'standard' },
  ],
  rates: { standard: 19, reduced: 7 },
  shipping: 590,
  wrap: 0,
  language: 'de',
  isPaid: true,
  isCollection: false,
  payment: 1,
  address: {},
}

const order = sampleBought(bought)

const invoice = invoiceData({
  order,
  seller: sampleSeller({ vatId: 'DE123456789', taxNumber: null }),
  bank,
  number: 'RE-1',
  date,
  deliveredOn: date,
})

const credit = (cents: number, lines: readonly number[] = [], before: readonly InvoiceData[] = []) =>
  creditNoteData(invoice, {
    number: 'RK-1',
    date,
    cents,
    money: cents,
    order,
    pieces: lines.map((line) => ({ line, count: 1, toStock: false })),
    before,
  })

const sums = ({ margin, net, tax, total }: InvoiceData) => ({ margin, net, tax, total })

test('pieces under the margin scheme are taken back at their price, and money beside them as the rest is taxed', () => {
  expect(sums(invoice)).toEqual({ margin: 31_000, net: 7134, tax: 1356, total: 39_490 })
  const note = credit(31_590, [1])
  expect(sums(note)).toEqual({ margin: -31_000, net: -496, tax: -94, total: -31_590 })
  expect(note.lines.map(({ total, tax }) => [total, tax])).toEqual([
    [-31_000, 'margin'],
    [-590, undefined],
  ])
  expect(JSON.stringify(eInvoice(note))).toContain('"cbc:TaxableAmount":"310.00"')
})

test('taxed pieces are taken back with their VAT, whatever lies beside them', () => {
  expect(sums(credit(7900, [2]))).toEqual({ margin: 0, net: -6639, tax: -1261, total: -7900 })
})

test('what is kept of the price of pieces lowers their own tax alone', () => {
  expect(sums(credit(28_000, [1]))).toEqual({ margin: -28_000, net: 0, tax: 0, total: -28_000 })
})

test('money for no piece is split as the invoice is', () => {
  expect(sums(credit(3949))).toEqual({ margin: -3100, net: -713, tax: -136, total: -3949 })
})

test('no credit note takes back more under the margin scheme than those before it have left, and all of them together the invoice', () => {
  const first = credit(3949)
  const second = credit(31_000, [1], [first])
  expect(sums(second)).toEqual({ margin: -27_900, net: -2605, tax: -495, total: -31_000 })
  expect(eInvoice(second)).toBeDefined()
  const third = credit(39_490 - 3949 - 31_000, [2], [first, second])
  const whole = [first, second, third]
  expect(whole.reduce((sum, { margin = 0 }) => sum + margin, 0)).toBe(-31_000)
  expect(whole.reduce((sum, { total }) => sum + total, 0)).toBe(-39_490)
})

test('money that was given back before is no part of the price that is kept, and what is kept is told apart from it', () => {
  const linesOf = (note: InvoiceData) => note.lines.map(({ name, total }) => [name, total])
  const first = credit(1290)
  expect(linesOf(first)).toEqual([['Teilweise Erstattung', -1290]])
  expect(linesOf(credit(39_490 - 1290, [1, 2], [first])).slice(2)).toEqual([['Schon erstatteter Anteil', 700]])
  expect(linesOf(credit(37_000, [1, 2], [first])).slice(2)).toEqual([
    ['Schon erstatteter Anteil', 1290],
    ['Nicht erstatteter Anteil', 610],
  ])
  expect(linesOf(credit(28_000, [1])).slice(1)).toEqual([['Nicht erstatteter Anteil', 3000]])
})

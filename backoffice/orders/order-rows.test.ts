import { expect, test } from 'vitest'
import { orderCells, orderHead } from './order-rows.ts'

const order: Parameters<typeof orderCells>[0] = {
  number: '2026-00042',
  created_on: '2026-11-20T23:30:00.000Z',
  state: 'shipped',
  shipping_address: {
    first_name: 'Anna',
    last_name: 'Weber',
    street: 'Große Bleichen',
    number: '12',
    zip_code: '20354',
    city: 'Hamburg',
    country_code: 'DE',
  },
  invoice_address: null,
  payment_method: 1,
  payment_name: 'Virement à l’avance',
  is_collection: false,
  margin: 0,
  net: 1000,
  tax_percent: 19,
  tax: 190,
  taxes: null,
  total: 1190,
  credited: 0,
  paid: 1190,
  paid_on: '2026-11-21T09:00:00.000Z',
  refunded: 90,
  invoices: [
    { kind: 'invoice', number: 'R-2026-00001', created_on: '2026-12-01T09:00:00.000Z' },
    { kind: 'credit_note', number: 'G-2026-00001', created_on: '2026-12-05T09:00:00.000Z' },
  ],
}

test('an order is a line with German amounts, on the day that it was in Germany', () => {
  const row = orderCells(order, (state) => (state === 'shipped' ? 'Versandt' : state))
  expect(row).toEqual([
    '2026-00042',
    '21.11.2026',
    'Versandt',
    'Anna Weber',
    'DE',
    'Vorkasse',
    '0,00',
    '1000,00',
    '19',
    '190,00',
    '1190,00',
    '1190,00',
    '21.11.2026',
    '90,00',
    'R-2026-00001',
    '01.12.2026',
    'G-2026-00001',
    '',
  ])
  expect(row).toHaveLength(orderHead.length)
})

test('the country is where the goods went, whoever the invoice is for', () => {
  const foreign = { ...order.shipping_address, country_code: 'AT' }
  const countryOf = (change: Partial<typeof order>) => orderCells({ ...order, ...change }, String)[4]
  expect(countryOf({ invoice_address: foreign })).toBe('DE')
  expect(countryOf({ shipping_address: foreign })).toBe('AT')
  expect(countryOf({ shipping_address: foreign, is_collection: true })).toBe('DE')
})

test('VAT at several rates is told apart in a column of its own', () => {
  const taxes = [
    { percent: 19, net: 10_100, tax: 1919 },
    { percent: 7, net: 10_100, tax: 707 },
  ]
  const row = orderCells({ ...order, taxes }, String)
  expect(row.at(-1)).toBe('19 %: 101,00 + 19,19 | 7 %: 101,00 + 7,07')
})

test('an order whose lines cost more since it was paid is not called paid', () => {
  const stateOf = (changes: object) => orderCells({ ...order, state: 'paid', ...changes }, () => 'Bezahlt')[2]
  expect(stateOf({ paid: 1000 })).toBe('Teils bezahlt, Rest offen')
  expect(stateOf({ paid: 1000, credited: 190 })).toBe('Bezahlt')
  expect(stateOf({})).toBe('Bezahlt')
})

import { expect, test } from 'vitest'
import type { OrderRecord } from './order-record.ts'
import { chosenPieces, firstChoice, proposedRefund, returnableLines } from './refund-pieces.ts'

const line = (id: number, count: number, returned: number, price: number): OrderRecord['lines'][number] => ({
  id,
  product: id,
  variant: null,
  display_name: `Ring ${id}`,
  variant_name: id === 2 ? '54' : null,
  reference_number: null,
  personalization: [],
  stock_places: null,
  count,
  returned,
  returned_sent: 0,
  price_brutto: price,
  total_brutto: price * count,
  tax_mode: 'standard',
})

const order = (state: OrderRecord['state'], refunded = 0) => ({
  state,
  lines: [line(1, 2, 0, 199), line(2, 1, 1, 89)],
  shipping: 5.9,
  wrap: 0,
  total: 492.9,
  credited: 0,
  paid: 492.9,
  refunded,
})

test('what has not come back yet is proposed whole, with all the money that is left of it', () => {
  const shipped = order('shipped', 89)
  expect(returnableLines(shipped)).toEqual([{ key: '1', id: 1, name: 'Ring 1', left: 2, price: 199 }])
  expect(proposedRefund(shipped, firstChoice(shipped))).toBe(403.9)
  expect(proposedRefund(shipped, { 1: { count: 1, toStock: true } })).toBe(199)
})

test('what never left the shop goes into stock, what was handed over only when it is ticked', () => {
  expect(firstChoice(order('in_preparation'))).toEqual({ 1: { count: 2, toStock: true } })
  expect(firstChoice(order('completed'))).toEqual({ 1: { count: 2, toStock: false } })
})

test('nothing comes back to an order that has ended, and no pieces are named that do not', () => {
  expect(returnableLines(order('cancelled'))).toEqual([])
  expect(proposedRefund(order('cancelled', 100), {})).toBe(392.9)
  expect(chosenPieces({ 1: { count: 0, toStock: true }, 2: { count: 1, toStock: true } })).toEqual([
    { line: 2, count: 1, to_stock: true },
  ])
})

test('of an order that is partly sent what has left and what is here stand apart, and only the latter goes into stock', () => {
  const parcel = { pieces: [{ line: 1, count: 1 }], carrier: null, tracking_number: null, tracking_link: null }
  const sent = { ...order('in_preparation'), parcels: [{ ...parcel, sent_on: '2026-11-20T09:00:00.000Z' }] }
  expect(returnableLines(sent)).toMatchObject([
    { key: '1 here', left: 1, fromParcel: false },
    { key: '1 sent', left: 1, fromParcel: true },
  ])
  expect(chosenPieces(firstChoice(sent))).toEqual([
    { line: 1, count: 1, to_stock: true, from_parcel: false },
    { line: 1, count: 1, to_stock: false, from_parcel: true },
  ])
  expect(chosenPieces(firstChoice(sent, [{ line: 1, count: 1 }]))).toEqual([
    { line: 1, count: 1, to_stock: true, from_parcel: false },
  ])
})

import { expect, test } from 'vitest'
import type { OrderRecord } from './order-record.ts'
import { chosenPieces, firstChoice, proposedRefund, returnableLines } from './refund-pieces.ts'

const line = (id: number, count: number, returned: number, price: number): OrderRecord['lines'][number] => ({
  id,
  display_name: `Ring ${id}`,
  variant_name: id === 2 ? '54' : null,
  reference_number: null,
  personalization: [],
  stock_places: null,
  count,
  returned,
  price_brutto: price,
  total_brutto: price * count,
  tax_mode: 'standard',
})

const order = (state: OrderRecord['state'], refunded = 0) => ({
  state,
  lines: [line(1, 2, 0, 199), line(2, 1, 1, 89)],
  shipping: 5.9,
  wrap: 0,
  paid: 492.9,
  refunded,
})

test('what has not come back yet is proposed whole, with all the money that is left of it', () => {
  const shipped = order('shipped', 89)
  expect(returnableLines(shipped)).toEqual([{ id: 1, name: 'Ring 1', left: 2, price: 199 }])
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

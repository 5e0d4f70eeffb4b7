import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPieces, isStillHere, totalFits } from './changed-lines.ts'
import { orderStates } from './order-states.ts'

test('lines change while nothing has left the house', () => {
  expect(orderStates.filter(isStillHere)).toEqual([
    'received',
    'awaiting_payment',
    'paid',
    'in_preparation',
    'ready_for_collection',
  ])
})

test('what is only bought to order goes first, and pieces that were taken are kept or go back, none twice', () => {
  expect(changedPieces({ count: 5, stockTaken: 3, next: 4 })).toEqual({ kept: 3, back: 0, more: 0 })
  expect(changedPieces({ count: 5, stockTaken: 3, next: 1 })).toEqual({ kept: 1, back: 2, more: 0 })
  expect(changedPieces({ count: 5, stockTaken: 3, next: 0 })).toEqual({ kept: 0, back: 3, more: 0 })
  expect(changedPieces({ count: 5, stockTaken: 3, next: 7 })).toEqual({ kept: 3, back: 0, more: 2 })
  const line = fc.record({ count: fc.integer({ min: 1, max: 99 }), share: fc.nat(99), next: fc.nat(99) })
  fc.assert(
    fc.property(line, ({ count, share, next }) => {
      const stockTaken = Math.min(count, share)
      const { kept, back, more } = changedPieces({ count, stockTaken, next })
      expect(kept + back).toBe(stockTaken)
      expect(kept).toBeLessThanOrEqual(next)
      expect(more).toBe(Math.max(0, next - count))
    }),
  )
})

test('a provider takes no more than the customer allowed, and just that where it takes it when the goods are sent', () => {
  const transfer = { byProvider: false, takenOnSending: false }
  const paypal = { byProvider: true, takenOnSending: false }
  const klarna = { byProvider: true, takenOnSending: true }
  expect([transfer, paypal, klarna].map((way) => totalFits(way, 100, 101))).toEqual([true, false, false])
  expect([transfer, paypal, klarna].map((way) => totalFits(way, 100, 100))).toEqual([true, true, true])
  expect([transfer, paypal, klarna].map((way) => totalFits(way, 100, 99))).toEqual([true, true, false])
})

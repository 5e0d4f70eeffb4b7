import { expect, test } from 'vitest'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import { isDone, progressAfter, returnIn } from './payment-progress.ts'

const paidBy = (id: PaymentMethodId) => ({ id, name: '' })

test('an order is done, and leaves the cart, only when nothing has to be paid here any more', () => {
  expect(isDone({ state: 'awaiting_payment', payment_method: paidBy(4) })).toBe(false)
  expect(isDone({ state: 'awaiting_payment', payment_method: paidBy(5) })).toBe(false)
  expect(isDone({ state: 'awaiting_payment', payment_method: paidBy(1) })).toBe(true)
  expect(isDone({ state: 'received', payment_method: paidBy(2) })).toBe(true)
  expect(isDone({ state: 'paid', payment_method: paidBy(4) })).toBe(true)
})

test('a cancelled or refunded order leaves the cart alone', () => {
  expect(isDone({ state: 'cancelled', payment_method: paidBy(1) })).toBe(false)
  expect(isDone({ state: 'refunded', payment_method: paidBy(4) })).toBe(false)
})

test('only the two known ways back from a provider are read off the address', () => {
  expect(['?payment=approved&token=x', '?payment=cancelled', '?payment=paid', ''].map(returnIn)).toEqual([
    'approved',
    'cancelled',
    null,
    null,
  ])
})

test('what the server says of a payment decides, not that the visitor came back', () => {
  expect(progressAfter({ ok: true, answer: { payment: 'paid' } })).toBe('paid')
  expect(progressAfter({ ok: true, answer: { payment: 'waiting' } })).toBe('waiting')
  expect(progressAfter({ ok: false, reason: 'payment_failed' })).toBe('failed')
})

import { expect, test } from 'vitest'
import { mailErasure, orderErasure, withdrawalErasure } from './erasure.ts'

const order = { state: 'completed', hasInvoice: true, hasMoney: true, isWithdrawn: false } as const

test('what has an invoice is blocked until papers need not be kept any more, never erased before', () => {
  expect(orderErasure(order)).toEqual({ action: 'block', reason: '§ 147 AO, § 14b UStG' })
  expect(orderErasure({ ...order, state: 'refunded', hasMoney: false })).toMatchObject({ action: 'block' })
})

test('an order that is under way, or whose money is here, is kept until it has ended', () => {
  for (const state of ['received', 'awaiting_payment', 'paid', 'shipped'] as const)
    expect(orderErasure({ ...order, state, hasInvoice: false, hasMoney: false })).toMatchObject({ action: 'keep' })
  expect(orderErasure({ ...order, state: 'cancelled', hasInvoice: false })).toMatchObject({ action: 'keep' })
})

test('an order of which no contract came is erased', () => {
  expect(orderErasure({ ...order, state: 'cancelled', hasInvoice: false, hasMoney: false })).toEqual({
    action: 'erase',
    reason: '',
  })
})

test('letters about kept orders are blocked, other mails erased; an open withdrawal is answered first', () => {
  expect(mailErasure('order_receipt', true)).toMatchObject({ action: 'block' })
  expect(mailErasure('order_receipt', false)).toMatchObject({ action: 'erase' })
  expect(mailErasure('newsletter_confirm', true)).toMatchObject({ action: 'erase' })
  expect(withdrawalErasure('matched')).toMatchObject({ action: 'keep' })
  expect(withdrawalErasure('refunded')).toMatchObject({ action: 'block' })
})

test('an order that is withdrawn from is kept until that is answered, in whatever state it is', () => {
  for (const state of ['completed', 'shipped', 'cancelled'] as const)
    expect(orderErasure({ ...order, state, isWithdrawn: true })).toEqual({ action: 'keep', reason: 'withdrawal' })
})

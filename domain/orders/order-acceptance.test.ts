import { expect, test } from 'vitest'
import type { PaymentMethodId } from '../money/payment-methods.ts'
import { acceptanceOf } from './order-acceptance.ts'

test.each([
  [1, 'receipt'],
  [2, 'accepted'],
  [3, 'accepted'],
  [4, 'paid'],
  [5, 'paid'],
] as const)('an order paid by method %i is accepted with the mail %s', (paymentMethod: PaymentMethodId, mail) => {
  expect(acceptanceOf({ paymentMethod, total: 1 })).toBe(mail)
  expect(acceptanceOf({ paymentMethod, total: 0 })).toBe('accepted')
})

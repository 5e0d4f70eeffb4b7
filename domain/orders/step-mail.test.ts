import { expect, test } from 'vitest'
import { paymentMethods } from '../money/payment-methods.ts'
import { orderStates } from './order-states.ts'
import { stepMail } from './step-mail.ts'

const told = (order: Parameters<typeof stepMail>[1]) =>
  orderStates.flatMap((state) => (stepMail(state, order) ? [state] : []))

test('customers are told when money came, when goods are ready, on their way or handed over, and of an end; of preparation only where that accepts the order', () => {
  const always = ['paid', 'ready_for_collection', 'shipped', 'completed', 'cancelled']
  expect(told({ paymentMethod: paymentMethods.prepayment.id, total: 5000 }).toSorted()).toEqual(always.toSorted())
  expect(told({ paymentMethod: paymentMethods.invoice.id, total: 5000 }).toSorted()).toEqual(
    [...always, 'in_preparation'].toSorted(),
  )
  expect(told({ paymentMethod: paymentMethods.prepayment.id, total: 0 }).toSorted()).toEqual(
    [...always, 'in_preparation'].toSorted(),
  )
})

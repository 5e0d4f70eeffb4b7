import { expect, test } from 'vitest'
import { owedOf } from '../orders/owed-of.ts'
import { type DeskOrder, nextStep, stepped } from './next-step.ts'

const order: DeskOrder = {
  state: 'received',
  payment_method: 1,
  is_collection: false,
  total: 129.9,
  credited: 0,
  paid: 0,
  refunded: 0,
}

test('an order paid by transfer waits for the money, then is prepared, then sent; nothing is left to do of it on Heute', () => {
  const way: string[] = []
  let at = order
  for (let step = nextStep(at); step; step = nextStep(at)) {
    way.push(step)
    at = stepped(at, step)
  }
  expect(way).toEqual(['payment', 'in_preparation', 'shipped'])
})

test('an order that was paid and costs more since waits on Heute for the rest', () => {
  const changed: DeskOrder = { ...order, state: 'paid', paid: 100 }
  expect(nextStep(changed)).toBe('payment')
  expect(nextStep(stepped(changed, 'payment'))).toBe('in_preparation')
})

test('what is collected is laid ready, and what is paid later is prepared at once', () => {
  const collected = { ...order, payment_method: 3, is_collection: true }
  expect(nextStep(collected)).toBe('in_preparation')
  expect(nextStep({ ...collected, state: 'in_preparation' })).toBe('ready_for_collection')
})

test('money that a provider takes is not marked as paid by hand', () => {
  expect(nextStep({ ...order, payment_method: 4, state: 'awaiting_payment' })).toBeUndefined()
})

test('what is owed is the total less what need not be paid and what has come, in whole cents', () => {
  expect(owedOf({ total: 129.9, credited: 0.1, paid: 100 })).toBe(29.8)
})

import { expect, test } from 'vitest'
import {
  holdsStock,
  isOrderState,
  nextStates,
  type OrderFacts,
  type OrderState,
  orderStates,
  refusalOf,
} from './order-states.ts'

const booleans = [true, false]
const allFacts: OrderFacts[] = booleans.flatMap((isPaid) =>
  booleans.flatMap((paidInAdvance) => booleans.map((isCollection) => ({ isPaid, paidInAdvance, isCollection }))),
)
const facts = (more: Partial<OrderFacts>): OrderFacts => ({
  isPaid: false,
  paidInAdvance: true,
  isCollection: false,
  ...more,
})

test('every state can be reached from received', () => {
  const reached = new Set<OrderState>(['received'])
  for (const state of reached) {
    for (const each of allFacts) for (const next of nextStates(state, each)) reached.add(next)
  }
  expect([...reached].sort()).toEqual([...orderStates].sort())
})

test('an order paid in advance waits for the money and is prepared only when it has arrived', () => {
  expect(nextStates('received', facts({}))).toEqual(['awaiting_payment', 'cancelled'])
  expect(refusalOf('received', 'in_preparation', facts({}))).toBe('not_paid')
  expect(refusalOf('awaiting_payment', 'paid', facts({}))).toBe('not_paid')
  expect(nextStates('awaiting_payment', facts({ isPaid: true }))).toEqual(['paid'])
})

test('an order by invoice is prepared without money and not completed without it', () => {
  const invoice = facts({ paidInAdvance: false })
  expect(nextStates('received', invoice)).toEqual(['in_preparation', 'cancelled'])
  expect(refusalOf('received', 'awaiting_payment', invoice)).toBe('not_paid_in_advance')
  expect(refusalOf('shipped', 'completed', invoice)).toBe('not_paid')
  expect(refusalOf('shipped', 'completed', { ...invoice, isPaid: true })).toBeUndefined()
})

test('goods to be collected are made ready and never shipped, all others are shipped', () => {
  const paid = facts({ isPaid: true })
  expect(refusalOf('in_preparation', 'shipped', { ...paid, isCollection: true })).toBe('not_for_collection')
  expect(refusalOf('in_preparation', 'ready_for_collection', paid)).toBe('only_for_collection')
  expect(nextStates('in_preparation', { ...paid, isCollection: true })).toContain('ready_for_collection')
})

test('a paid order is never just cancelled and an unpaid one never refunded', () => {
  for (const from of orderStates) {
    for (const each of allFacts) {
      expect(nextStates(from, each)).not.toContain(each.isPaid ? 'cancelled' : 'refunded')
    }
  }
  expect(refusalOf('in_preparation', 'cancelled', facts({ isPaid: true }))).toBe('already_paid')
})

test('money that arrives for a cancelled order can be given back', () => {
  expect(nextStates('cancelled', facts({ isPaid: true }))).toEqual(['refunded'])
})

test('a refunded order is at its end, and no state leads to itself or back to received', () => {
  for (const each of allFacts) {
    expect(nextStates('refunded', each)).toEqual([])
    for (const from of orderStates) {
      expect(nextStates(from, each)).not.toContain(from)
      expect(nextStates(from, each)).not.toContain('received')
    }
  }
})

test('a jump that the table does not know is not possible', () => {
  expect(refusalOf('received', 'completed', facts({ isPaid: true }))).toBe('not_possible')
})

test('only cancelled and refunded orders give their stock back', () => {
  expect(orderStates.filter((state) => !holdsStock(state))).toEqual(['cancelled', 'refunded'])
})

test('what is not in the list is not a state', () => {
  expect(isOrderState('shipped')).toBe(true)
  expect(isOrderState('lost')).toBe(false)
})

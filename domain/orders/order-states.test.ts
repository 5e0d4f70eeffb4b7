import { expect, test } from 'vitest'
import {
  holdsStock,
  isOrderState,
  isOver,
  nextStates,
  type OrderFacts,
  type OrderState,
  orderStates,
  overStates,
  refusalOf,
} from './order-states.ts'

const booleans = [true, false]
const allFacts: OrderFacts[] = booleans.flatMap((isPaid) =>
  booleans.flatMap((hasMoney) =>
    booleans.flatMap((paidInAdvance) =>
      booleans.map((isCollection) => ({ isPaid, hasMoney, paidInAdvance, isCollection })),
    ),
  ),
)
const facts = (more: Partial<OrderFacts>): OrderFacts => ({
  isPaid: false,
  hasMoney: more.isPaid ?? false,
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
  expect(nextStates('awaiting_payment', facts({ isPaid: true }))).toEqual(['paid', 'refunded'])
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

test('an order whose whole price is here is never just cancelled, and only money that is here is refunded', () => {
  for (const from of orderStates) {
    for (const each of allFacts) {
      const next = nextStates(from, each)
      if (each.isPaid && each.hasMoney) expect(next).not.toContain('cancelled')
      expect(next.includes('refunded')).toBe(each.hasMoney && from !== 'refunded')
    }
  }
  expect(refusalOf('in_preparation', 'cancelled', facts({ isPaid: true }))).toBe('already_paid')
})

test('an order that costs nothing is paid at once, prepared, and can be cancelled until it is completed', () => {
  const free = facts({ isPaid: true, hasMoney: false })
  expect(nextStates('paid', free)).toEqual(['in_preparation', 'cancelled'])
  expect(nextStates('shipped', free)).toEqual(['completed', 'cancelled'])
})

test('money that came in part can be given back, and the order be cancelled', () => {
  const partly = facts({ hasMoney: true })
  expect(nextStates('awaiting_payment', partly)).toEqual(['cancelled', 'refunded'])
  expect(nextStates('cancelled', partly)).toEqual(['refunded'])
})

test('from every state with every money a final one can be reached', () => {
  const isFinal = (state: OrderState, { hasMoney }: OrderFacts) =>
    state === 'completed' || state === 'refunded' || (state === 'cancelled' && !hasMoney)
  for (const from of orderStates) {
    for (const each of allFacts) {
      const reached = new Set<OrderState>([from])
      for (const state of reached) for (const next of nextStates(state, each)) reached.add(next)
      expect([...reached].some((state) => isFinal(state, each))).toBe(true)
    }
  }
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

test('an order that is over has no way but to give its money back, and every other goes on or can be ended', () => {
  for (const state of orderStates) {
    const ways = new Set(allFacts.flatMap((each) => nextStates(state, each)))
    expect(isOver(state)).toBe(overStates.some((over) => over === state))
    if (isOver(state)) expect([...ways].filter((to) => to !== 'refunded')).toEqual([])
    else expect([...ways].some(isOver)).toBe(true)
  }
})

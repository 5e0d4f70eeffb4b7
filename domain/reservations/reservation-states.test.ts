import { expect, test } from 'vitest'
import {
  isOutOfStock,
  mayMove,
  nextReservationStates,
  type ReservationMover,
  reservationStates,
} from './reservation-states.ts'

const movers: readonly ReservationMover[] = ['visitor', 'branch', 'time']

test('every state has a way out', () => {
  for (const state of reservationStates)
    expect(
      movers.flatMap((mover) => nextReservationStates(state, mover)),
      state,
    ).not.toEqual([])
})

test('a visitor can only cancel what is open, and only time ends it by itself', () => {
  for (const state of reservationStates) {
    const isOpen = state === 'asked' || state === 'ready'
    expect(nextReservationStates(state, 'visitor')).toEqual(isOpen ? ['cancelled'] : [])
    expect(nextReservationStates(state, 'time')).toEqual(isOpen ? ['expired'] : [])
  }
})

test('the branch says that it lies ready, is not there or was collected, and lays ready again what has ended', () => {
  expect(nextReservationStates('asked', 'branch')).toEqual(['ready', 'unavailable', 'collected', 'cancelled'])
  for (const ended of ['unavailable', 'collected', 'expired', 'cancelled'] as const)
    expect(mayMove(ended, 'ready', 'branch')).toBe(true)
})

test('pieces are out of stock while they are kept, once collected, and where they were not found', () => {
  const out = (areThere: boolean) => reservationStates.filter((state) => isOutOfStock(state, areThere))
  expect(out(false)).toEqual(['asked', 'ready', 'unavailable', 'collected'])
  expect(out(true)).toEqual(['asked', 'ready', 'collected'])
})

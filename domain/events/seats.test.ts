import { expect, test } from 'vitest'
import { freeSeats, movingUp, standingOf } from './seats.ts'

test('an event without a number of seats is never full', () => {
  expect(freeSeats(null, 5000)).toBe(Number.POSITIVE_INFINITY)
  expect(standingOf(50, freeSeats(null, 5000))).toBe('confirmed')
})

test('nobody gets half of the seats: who wants more than are free waits', () => {
  expect(freeSeats(2, 1)).toBe(1)
  expect([standingOf(1, 1), standingOf(2, 1), standingOf(1, 0)]).toEqual(['confirmed', 'waiting', 'waiting'])
})

test('fewer seats than are given away are none, not less than none', () => {
  expect(freeSeats(2, 5)).toBe(0)
})

test('free seats go to those who wait, in their order, and past those for whom they do not suffice', () => {
  const waiting = [{ persons: 3 }, { persons: 1 }, { persons: 2 }, { persons: 1 }]
  expect(movingUp(waiting, 2)).toEqual([waiting[1], waiting[3]])
  expect(movingUp(waiting, 4)).toEqual([waiting[0], waiting[1]])
  expect(movingUp(waiting, 0)).toEqual([])
})

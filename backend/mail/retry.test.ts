import { expect, test } from 'vitest'
import { MOST_ATTEMPTS, nextAttempt } from './retry.ts'

const now = new Date('2026-11-20T10:00:00Z')
const minutes = (attempts: number, random = 0.5) => {
  const next = nextAttempt(attempts, now, () => random)
  return next && (next.getTime() - now.getTime()) / 60_000
}

test('the delay is one minute, doubles with each attempt and ends at four hours', () => {
  expect([1, 2, 3, 8, 9, 20].map((attempts) => minutes(attempts))).toEqual([1, 2, 4, 128, 240, 240])
})

test('chance moves the next attempt by a tenth at most', () => {
  expect(minutes(4, 0)).toBeCloseTo(7.2)
  expect(minutes(4, 1)).toBeCloseTo(8.8)
})

test('after the last attempt, almost three days later, it is a person’s turn', () => {
  const all = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => minutes(index + 1) ?? 0)
  const days = all.reduce((sum, delay) => sum + delay, 0) / 60 / 24
  expect(days).toBeGreaterThan(2.5)
  expect(days).toBeLessThan(3)
  expect(minutes(MOST_ATTEMPTS)).toBeUndefined()
})

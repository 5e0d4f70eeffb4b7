import { expect, test } from 'vitest'
import { dayBegins, dayEnds, dayOf } from './day-bounds.ts'

test('a day holds all of its moments, and each of its bounds lies in it', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(dayOf(dayBegins(day))).toBe(day)
    expect(dayOf(dayEnds(day))).toBe(day)
    expect(Date.parse(dayEnds(day))).toBeGreaterThan(Date.parse(dayBegins(day)))
  }
})

test('what is no day bounds nothing', () => {
  expect([dayBegins(''), dayEnds('x'), dayOf(''), dayOf(null)]).toEqual(['', '', '', ''])
})

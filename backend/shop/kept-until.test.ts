import { expect, test } from 'vitest'
import { keptUntil, yearOf } from './kept-until.ts'

test('a year begins at midnight in Germany, whatever the clock of the machine says', () => {
  expect(yearOf(new Date('2026-12-31T22:59:59.999Z'))).toBe(2026)
  expect(yearOf(new Date('2026-12-31T23:00:00Z'))).toBe(2027)
  expect(yearOf(new Date('2026-12-31T22:59:59.999Z'))).toBe(2026)
})

test('papers are kept for so many years from the end of theirs', () => {
  expect(keptUntil(new Date('2026-03-09T12:00:00Z'), 8)).toBe('2034-12-31T23:00:00.000Z')
})

import { expect, test } from 'vitest'
import { berlinFormat } from './berlin-format.ts'

test('a moment before midnight in Greenwich is the next day where the shops are, in summer and in winter', () => {
  const day = berlinFormat('sv-SE')
  expect(day.format(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
  expect(day.format(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31')
  expect(day.format(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
})

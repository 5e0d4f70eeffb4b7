import { expect, test } from 'vitest'
import { germanClock, germanMoment } from './berlin-time.ts'

test('what is entered is meant in German time, in winter and in summer', () => {
  expect(germanMoment('2026-11-27T00:00')).toBe('2026-11-26T23:00:00.000Z')
  expect(germanMoment('2026-07-01T00:00')).toBe('2026-06-30T22:00:00.000Z')
  expect(germanMoment('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(germanMoment('2026-10-25T00:30')).toBe('2026-10-24T22:30:00.000Z')
  expect(germanMoment('kein Tag')).toBeNull()
})

test('a moment is shown as a German clock shows it', () => {
  expect(germanClock('2026-11-26T23:00:00.000Z')).toBe('2026-11-27T00:00')
  expect(germanClock('2026-06-30T22:00:00.000Z')).toBe('2026-07-01T00:00')
  expect(germanClock(null)).toBe('')
  for (const moment of ['2026-01-15T11:30:00.000Z', '2026-08-15T11:30:00.000Z'])
    expect(germanMoment(germanClock(moment))).toBe(moment)
})

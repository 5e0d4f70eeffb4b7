import { expect, test } from 'vitest'
import { daysOf } from './reservation-days.ts'

test('reservations stand under the day on which people come, as a calendar in Germany shows it', () => {
  const at = (comes_on: string) => ({ comes_on })
  const [late, night, next] = ['2026-11-27T16:00:00.000Z', '2026-11-27T23:30:00.000Z', '2026-11-28T10:00:00.000Z'].map(
    at,
  )
  expect(
    daysOf(
      [late, night, next].flatMap((row) => row ?? []),
      'de',
    ),
  ).toEqual([
    ['Freitag, 27. November', [late]],
    ['Samstag, 28. November', [night, next]],
  ])
  expect(daysOf([], 'en')).toEqual([])
})

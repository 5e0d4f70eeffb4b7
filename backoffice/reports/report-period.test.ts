import { expect, test } from 'vitest'
import { daysFrom } from '#domain/hours/calendar-day.ts'
import { comparedTime, courseOf, presetTime } from './report-period.ts'

test.each([
  ['today', '2026-11-25', '2026-11-25'],
  ['week', '2026-11-23', '2026-11-25'],
  ['month', '2026-11-01', '2026-11-25'],
  ['days', '2026-10-27', '2026-11-25'],
  ['year', '2026-01-01', '2026-11-25'],
] as const)('%s begins at %s', (preset, from, until) => {
  expect(presetTime(preset, '2026-11-25')).toEqual({ from, until })
})

test('a week is compared with the same weekdays a year ago, or with the days right before it', () => {
  const week = { from: '2026-11-23', until: '2026-11-25' }
  expect(comparedTime(week, 'year')).toEqual({ from: '2025-11-24', until: '2025-11-26' })
  expect(comparedTime(week, 'before')).toEqual({ from: '2026-11-20', until: '2026-11-22' })
})

test('more than two months are shown by months, without a cent lost', () => {
  const days = daysFrom('2026-01-01', 90).map((day) => ({ day, orders: 1, takings: 0.1 }))
  expect(courseOf(days.slice(0, 62)).unit).toBe('day')
  expect(courseOf(days)).toEqual({
    unit: 'month',
    parts: [
      { name: '2026-01', orders: 31, takings: 3.1 },
      { name: '2026-02', orders: 28, takings: 2.8 },
      { name: '2026-03', orders: 31, takings: 3.1 },
    ],
  })
})

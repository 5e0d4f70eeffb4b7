import fc from 'fast-check'
import { expect, test } from 'vitest'
import { germanClock } from '#domain/hours/berlin-time.ts'
import { weekdayOf } from '#domain/hours/calendar-day.ts'
import { dueLast, dueNext } from './backup-times.ts'

const at = (moment: string) => new Date(moment)

test('a daily backup is due at its full hour in Germany, also in summer', () => {
  const daily = { rhythm: 'daily', hour: 3 } as const
  expect(dueLast(daily, at('2026-11-24T01:59:59Z'))).toBe('2026-11-23T02:00:00.000Z')
  expect(dueLast(daily, at('2026-11-24T02:00:00Z'))).toBe('2026-11-24T02:00:00.000Z')
  expect(dueNext(daily, at('2026-11-24T02:00:00Z'))).toBe('2026-11-25T02:00:00.000Z')
  expect(dueLast(daily, at('2026-07-01T12:00:00Z'))).toBe('2026-07-01T01:00:00.000Z')
})

test('a weekly backup is due on Sundays, and none is without a schedule', () => {
  const weekly = { rhythm: 'weekly', hour: 23 } as const
  expect(dueLast(weekly, at('2026-11-23T12:00:00Z'))).toBe('2026-11-22T22:00:00.000Z')
  expect(dueNext(weekly, at('2026-11-23T12:00:00Z'))).toBe('2026-11-29T22:00:00.000Z')
  expect(dueLast({ rhythm: 'off', hour: 3 }, at('2026-11-23T12:00:00Z'))).toBeUndefined()
  expect(dueNext({ rhythm: 'off', hour: 3 }, at('2026-11-23T12:00:00Z'))).toBeUndefined()
})

test('between the last moment and the next, which lie about one rhythm apart, is now, whatever the clocks are changed by', () => {
  const moments = fc.date({ min: at('2026-01-01'), max: at('2036-01-01'), noInvalidDate: true })
  const plans = fc.record({
    rhythm: fc.constantFrom('daily' as const, 'weekly' as const),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  fc.assert(
    fc.property(moments, plans, (now, plan) => {
      const [last, next] = [String(dueLast(plan, now)), String(dueNext(plan, now))]
      expect(Date.parse(last)).toBeLessThanOrEqual(now.getTime())
      expect(Date.parse(next)).toBeGreaterThan(now.getTime())
      const hours = (Date.parse(next) - Date.parse(last)) / 3_600_000
      expect(Math.abs(hours - (plan.rhythm === 'daily' ? 24 : 168))).toBeLessThanOrEqual(2)
      if (plan.rhythm === 'weekly') expect(weekdayOf(germanClock(last).slice(0, 10))).toBe(7)
    }),
  )
})

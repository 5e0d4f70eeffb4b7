import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysFrom } from '../hours/calendar-day.ts'
import { type HoursPlan, hoursOn } from '../hours/day-hours.ts'
import { momentOf } from '../hours/german-moment.ts'
import { sampleException } from '../hours/sample-exception.ts'
import { openMinutesAfter } from './hold-time.ts'

const MINUTE = 60_000

const period = (day: number, time_open: string, time_close: string) => ({ day, time_open, time_close })

const weekdays: HoursPlan = {
  periods: [1, 5, 7, 8, 9].map((day) => period(day, '10:00:00', '18:30:00')),
  exceptions: [],
}

const after = (plan: HoursPlan, from: string, minutes: number) => {
  const moment = openMinutesAfter(plan, Date.parse(from), minutes)
  return moment === undefined ? undefined : new Date(moment).toISOString()
}

test('48 opening hours go over the night, the weekend and closed days, and end when the door was open for so long', () => {
  // Monday, 11:00 in Berlin: 7.5 hours, four days of 8.5, and 6.5 on the Monday after.
  expect(after(weekdays, '2026-11-23T10:00:00Z', 48 * 60)).toBe('2026-11-30T15:30:00.000Z')
  const closed = { ...weekdays, exceptions: [sampleException({ from_date: '2026-11-30', until_date: '2026-12-01' })] }
  expect(after(closed, '2026-11-23T10:00:00Z', 48 * 60)).toBe('2026-12-02T15:30:00.000Z')
})

test('where the door never opens there is no end in sight', () => {
  expect(after({ periods: [], exceptions: [] }, '2026-11-23T10:00:00Z', 60)).toBeUndefined()
})

/** Every open minute from a moment on, looked at one by one. */
function naive(plan: HoursPlan, from: number, minutes: number): number | undefined {
  const open = new Set<number>()
  for (const day of daysFrom('2026-03-20', 40))
    for (const range of hoursOn(day, plan).ranges)
      for (let at = momentOf(day, range.from, 'first'); at < momentOf(day, range.until, 'last'); at += MINUTE)
        open.add(at)
  let left = minutes
  for (let at = from; at < from + 25 * 1440 * MINUTE; at += MINUTE) {
    if (!open.has(at)) continue
    left -= 1
    if (left === 0) return at + MINUTE
  }
  return undefined
}

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}:00`)

test('as counted minute by minute, also over the night in which the clocks change', () => {
  const plans = fc.record({
    periods: fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), clock, clock), { maxLength: 6 }),
    closed: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(
      plans,
      fc.integer({ min: 0, max: 12 * 1440 }),
      fc.integer({ min: 1, max: 3000 }),
      ({ periods, closed }, offset, minutes) => {
        const plan = {
          periods: periods.map(([day, open, close]) => period(day, open, close)),
          exceptions: closed.map((day, id) =>
            sampleException({ id, from_date: daysFrom('2026-03-22', day + 1).at(-1) ?? '' }),
          ),
        }
        const from = Date.parse('2026-03-22T00:00:00Z') + offset * MINUTE
        const expected = naive(plan, from, minutes)
        const found = openMinutesAfter(plan, from, minutes)
        // The naive reference looks at 25 days.
        if (expected === undefined) return found === undefined || found > from + 20 * 1440 * MINUTE
        return found === expected
      },
    ),
    { numRuns: 8 },
  )
})

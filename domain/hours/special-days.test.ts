import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, daysFrom } from './calendar-day.ts'
import { hoursOn } from './day-hours.ts'
import { sampleException } from './sample-exception.ts'
import { specialDays } from './special-days.ts'

const time = fc.constantFrom('08:00:00', '10:00:00', '18:00:00', null)

const plans = fc.record({
  periods: fc.array(fc.record({ day: fc.integer({ min: 0, max: 16 }), time_open: time, time_close: time })),
  exceptions: fc.array(
    fc
      .record({
        id: fc.integer({ min: 1, max: 99 }),
        branch: fc.constantFrom(null, 1),
        from: fc.integer({ min: -40, max: 800 }),
        length: fc.integer({ min: 0, max: 60 }),
        day: fc.option(fc.integer({ min: 1, max: 16 })),
        time_open: time,
        time_close: time,
      })
      .map(({ from, length, ...more }) => {
        const from_date = daysAfter('2026-11-23', from)
        return sampleException({ ...more, from_date, until_date: daysAfter(from_date, length) })
      }),
    { maxLength: 5 },
  ),
})

test('of any plan and any time the special days are those that a look at each day finds', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 800 }), (plan, days) => {
      const found = specialDays(plan, '2026-11-23', days)
      const looked = daysFrom('2026-11-23', days)
        .map((day) => ({ day, ...hoursOn(day, plan) }))
        .filter(({ isDated }) => isDated)
        .map(({ day, ranges }) => ({ day, ranges }))
      const shown = found.flatMap(({ from, until, ranges }) =>
        looked.filter(({ day }) => from <= day && day <= until).map(({ day }) => ({ day, ranges })),
      )
      expect(shown).toEqual(looked)
    }),
  )
})

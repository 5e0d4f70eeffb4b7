import { expect, test } from 'vitest'
import { openingHoursSpecification } from './opening-hours-schema.ts'

const period = (day: number | string, open?: string, close?: string) => ({ day, time_open: open, time_close: close })

test('a day code becomes its single weekdays', () => {
  expect(openingHoursSpecification([period(14, '09:00:00', '18:00:00')], 2026)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Wednesday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  ])
})

test('Christmas Eve and New Year’s Eve are dates of the year', () => {
  expect(openingHoursSpecification([period(15, '09:00', '12:00')], 2026)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '12:00',
    },
  ])
})

test('a special day without times is closed all day, a weekday without times is left out', () => {
  expect(openingHoursSpecification([period(16), period(11)], 2026)).toMatchObject([
    { validFrom: '2026-12-31', opens: '00:00', closes: '00:00' },
  ])
})

test('information, unknown codes and times that cannot be read say nothing', () => {
  const periods = [period(0, '09:00', '18:00'), period(17, '09:00', '18:00'), period('x'), period(1, 'früh', '18:00')]
  expect(openingHoursSpecification(periods, 2026)).toEqual([])
  expect(openingHoursSpecification([period(15, 'früh', '12:00')], 2026)).toEqual([])
})

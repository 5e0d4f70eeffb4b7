import { expect, test } from 'vitest'
import { regularHours, specialHours } from './opening-hours-schema.ts'
import { sampleException } from './sample-exception.ts'

const period = (day: number | string, time_open?: string, time_close?: string) => ({ day, time_open, time_close })

const TODAY = '2026-11-22'

test('a day code becomes its single weekdays, and weekdays with the same hours stand together', () => {
  expect(regularHours({ periods: [period(14, '09:00:00', '18:00:00'), period(5, '09:00:00', '18:00:00')] })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  ])
})

test('Christmas Eve and New Year’s Eve are special days of the next twelve months, beyond the year’s end too', () => {
  const periods = [period(15, '09:00:00', '12:00:00')]
  const eve = { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '12:00' }
  expect(specialHours({ periods, exceptions: [] }, TODAY)).toEqual([
    { ...eve, validFrom: '2026-12-24', validThrough: '2026-12-24' },
  ])
  expect(specialHours({ periods, exceptions: [] }, '2026-12-25')).toEqual([
    { ...eve, validFrom: '2027-12-24', validThrough: '2027-12-24' },
  ])
  expect(regularHours({ periods })).toEqual([])
})

test('a closure over New Year is one closed time, from its first through its last day', () => {
  const exceptions = [sampleException({ from_date: '2026-12-24', until_date: '2027-01-06' })]
  expect(specialHours({ periods: [period(15, '09:00:00', '12:00:00')], exceptions }, TODAY)).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2027-01-06', opens: '00:00', closes: '00:00' },
  ])
})

test('each Saturday of an Advent is a day of its own, past days are none', () => {
  const hours = { time_open: '10:00:00', time_close: '18:00:00', day: 10 }
  const exceptions = [sampleException({ from_date: '2026-11-21', until_date: '2026-12-06', ...hours })]
  expect(specialHours({ periods: [], exceptions }, TODAY).map(({ validFrom }) => validFrom)).toEqual([
    '2026-11-28',
    '2026-12-05',
  ])
})

test('information, unknown codes and times that cannot be read say nothing', () => {
  const periods = [period(0, '09:00', '18:00'), period(17, '09:00', '18:00'), period('x'), period(1, 'früh', '18:00')]
  expect(regularHours({ periods })).toEqual([])
  expect(specialHours({ periods, exceptions: [] }, TODAY)).toEqual([])
})

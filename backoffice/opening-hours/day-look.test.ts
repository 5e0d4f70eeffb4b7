import { expect, test } from 'vitest'
import { sampleException } from '#domain/hours/sample-exception.ts'
import { dayLook, monthAfter, weeksOf } from './day-look.ts'

const periods = [{ day: 4, time_open: '10:00:00', time_close: '18:30:00' }]
const exceptions = [
  sampleException({ id: 1, from_date: '2026-12-24', until_date: '2026-12-26' }),
  sampleException({ id: 2, from_date: '2026-12-13', time_open: '13:00:00', time_close: '18:00:00' }),
]

test('a day is as usual, has other hours, or is closed, as it is on the website', () => {
  const plan = { periods, exceptions }
  expect(dayLook('2026-12-21', plan)).toEqual({ state: 'open', hours: '10:00–18:30' })
  expect(dayLook('2026-12-20', plan)).toEqual({ state: 'resting', hours: '' })
  expect(dayLook('2026-12-13', plan)).toEqual({ state: 'other', hours: '13:00–18:00', exception: 2 })
  expect(dayLook('2026-12-24', plan)).toEqual({ state: 'closed', hours: '', exception: 1 })
})

test('a month stands in weeks from Monday, with the 29th of February where there is one', () => {
  const weeks = weeksOf('2028-02')
  expect(weeks[0]).toEqual([undefined, ...[1, 2, 3, 4, 5, 6].map((date) => `2028-02-0${date}`)])
  expect(weeks.at(-1)?.slice(0, 3)).toEqual(['2028-02-28', '2028-02-29', undefined])
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

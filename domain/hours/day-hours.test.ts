import { expect, test } from 'vitest'
import { exceptionOn, hoursOn } from './day-hours.ts'
import { sampleException } from './sample-exception.ts'

const usual = [
  { day: 4, time_open: '10:00:00', time_close: '18:30:00' },
  { day: 10, time_open: '10:00:00', time_close: '13:00:00' },
  { day: 10, time_open: '14:00:00', time_close: '16:00:00' },
  { day: 11 },
  { day: 15, time_open: '10:00:00', time_close: '13:00:00' },
]

const SATURDAY = '2026-11-28'
const THURSDAY = '2026-12-24'

const on = (day: string, ...exceptions: ReturnType<typeof sampleException>[]) =>
  hoursOn(day, { periods: usual, exceptions }).ranges

test('a day has all hours of the codes that name its weekday', () => {
  expect(on(SATURDAY)).toEqual([
    { from: 600, until: 780 },
    { from: 840, until: 960 },
  ])
  expect(on('2026-11-29')).toEqual([])
})

test('a code that names a date takes the place of its weekday’s', () => {
  expect(hoursOn(THURSDAY, { periods: usual, exceptions: [] })).toEqual({
    ranges: [{ from: 600, until: 780 }],
    isDated: true,
  })
})

test('an exception takes the place of everything from its first through its last day, and is over by itself', () => {
  const closed = sampleException({ from_date: '2026-12-23', until_date: '2027-01-06' })
  expect(on('2026-12-22', closed)).toHaveLength(1)
  for (const day of ['2026-12-23', THURSDAY, '2026-12-31', '2027-01-01', '2027-01-06'])
    expect(on(day, closed)).toEqual([])
  expect(on('2027-01-07', closed)).toHaveLength(1)
})

test('an exception has hours of its own, with a break where it has one', () => {
  const sunday = sampleException({ from_date: '2026-11-29', time_open: '13:00:00', time_close: '18:00:00' })
  expect(on('2026-11-29', sunday)).toEqual([{ from: 780, until: 1080 }])
  const withBreak = { ...sunday, break_from: '15:00:00', break_until: '15:30:00' }
  expect(on('2026-11-29', withBreak)).toEqual([
    { from: 780, until: 900 },
    { from: 930, until: 1080 },
  ])
  const outside = { ...sunday, break_from: '18:00:00', break_until: '19:00:00' }
  expect(on('2026-11-29', outside)).toEqual([{ from: 780, until: 1080 }])
})

test('an exception of weekdays leaves the other days of its time as they are', () => {
  const advent = { time_open: '10:00:00', time_close: '18:00:00', kind: 'advent' as const, day: 10 }
  const saturdays = sampleException({ from_date: '2026-11-28', until_date: '2026-12-19', ...advent })
  expect(on(SATURDAY, saturdays)).toEqual([{ from: 600, until: 1080 }])
  expect(on('2026-11-30', saturdays)).toEqual([{ from: 600, until: 1110 }])
})

test('what a house says comes before what is said for all, the shorter before the longer, the newer before the older', () => {
  const long = sampleException({ id: 1, from_date: '2026-12-20', until_date: '2027-01-06' })
  const short = sampleException({ id: 2 })
  const newer = sampleException({ id: 3 })
  const own = sampleException({ id: 4, from_date: '2026-12-01', until_date: '2027-01-31', branch: 7 })
  expect(exceptionOn(THURSDAY, [long, short])?.id).toBe(2)
  expect(exceptionOn(THURSDAY, [newer, short, long])?.id).toBe(3)
  expect(exceptionOn(THURSDAY, [long, short, newer, own])?.id).toBe(4)
  expect(exceptionOn('2026-12-21', [long, short])?.id).toBe(1)
})

test('hours that end before they begin end on the next day, and those that cannot be read say nothing', () => {
  const night = { day: 8, time_open: '20:00:00', time_close: '01:00:00' }
  expect(hoursOn('2026-11-26', { periods: [night], exceptions: [] }).ranges).toEqual([{ from: 1200, until: 1500 }])
  const unclear = [
    { day: 8, time_open: 'früh', time_close: '12:00:00' },
    { day: 8, time_open: '10:00:00' },
    { day: 0, time_open: '10:00:00', time_close: '12:00:00' },
    { day: 99, time_open: '10:00:00', time_close: '12:00:00' },
  ]
  expect(hoursOn('2026-11-26', { periods: unclear, exceptions: [] }).ranges).toEqual([])
})

test('the 29th of February is a day like others, in the years that have it', () => {
  const leap = sampleException({ from_date: '2028-02-28', until_date: '2028-03-01' })
  expect(on('2028-02-29', leap)).toEqual([])
  expect(on('2028-02-29')).toEqual([{ from: 600, until: 1110 }])
})

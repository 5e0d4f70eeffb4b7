import { expect, test } from 'vitest'
import { sampleException } from '../hours/sample-exception.ts'
import { visitTimes } from './visit-times.ts'

const plan = {
  periods: [10, 11].map((day) => ({ day, time_open: '10:00:00', time_close: '12:00:00' })),
  exceptions: [],
}

// Saturday and Sunday are two days on which nobody else comes.
const SATURDAY_EARLY = Date.parse('2026-11-28T07:00:00Z')
const MONDAY = Date.parse('2026-11-30T10:00:00Z')

const clocks = (...args: Parameters<typeof visitTimes>) => visitTimes(...args).map(({ clock }) => clock)

test('visits begin at full and half hours in the real hours of the house, and leave time before it closes', () => {
  expect(clocks(plan, SATURDAY_EARLY, MONDAY)).toEqual([
    '2026-11-28T10:00',
    '2026-11-28T10:30',
    '2026-11-28T11:00',
    '2026-11-28T11:30',
    '2026-11-29T10:00',
    '2026-11-29T10:30',
    '2026-11-29T11:00',
    '2026-11-29T11:30',
  ])
})

test('nobody comes sooner than in an hour, nor after the pieces are free again, nor on a day that is closed', () => {
  const late = Date.parse('2026-11-28T09:10:00Z')
  expect(clocks(plan, late, Date.parse('2026-11-29T09:30:00Z'))).toEqual([
    '2026-11-28T11:30',
    '2026-11-29T10:00',
    '2026-11-29T10:30',
  ])
  const closed = { ...plan, exceptions: [sampleException({ from_date: '2026-11-28' })] }
  expect(clocks(closed, SATURDAY_EARLY, Date.parse('2026-11-29T09:00:00Z'))).toEqual(['2026-11-29T10:00'])
})

test('in the night in which an hour comes twice each time stands once', () => {
  const night = { periods: [{ day: 11, time_open: '01:30:00', time_close: '04:00:00' }], exceptions: [] }
  const times = clocks(night, Date.parse('2026-10-24T20:00:00Z'), Date.parse('2026-10-25T10:00:00Z'))
  expect(times).toEqual(['01:30', '02:00', '02:30', '03:00', '03:30'].map((time) => `2026-10-25T${time}`))
})

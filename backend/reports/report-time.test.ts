import { expect, test } from 'vitest'
import { reportDays, reportTime } from './report-time.ts'

test('a report begins and ends at midnight in Germany, in summer and in winter', () => {
  expect(reportTime('2026-11-22', '2026-11-23')).toMatchObject({
    begins: '2026-11-21T23:00:00.000Z',
    ends: '2026-11-23T23:00:00.000Z',
  })
  expect(reportTime('2026-07-01', '2026-07-01')).toMatchObject({
    begins: '2026-06-30T22:00:00.000Z',
    ends: '2026-07-01T22:00:00.000Z',
  })
})

test('days that there are not, that are upside down or too many are refused by their field', () => {
  expect(reportTime(undefined, '2026-01-01')).toBe('from')
  expect(reportTime('2026-02-30', '2026-03-01')).toBe('from')
  expect(reportTime('2026-03-02', '2026-03-01')).toBe('until')
  expect(reportTime('2020-01-01', '2026-03-01')).toBe('until')
})

test('every day of a report is there, also where the clocks change', () => {
  const time = reportTime('2026-10-24', '2026-10-26')
  expect(typeof time === 'string' ? time : reportDays(time)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
})

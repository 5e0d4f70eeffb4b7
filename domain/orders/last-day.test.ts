import { expect, test } from 'vitest'
import { dayBegan, lastMoment } from './last-day.ts'

const at = (moment: number) => new Date(moment).toISOString()

test.each([
  ['2027-01-04T10:05:00Z', 7, '2027-01-11T22:59:59.999Z'],
  ['2027-01-04T23:30:00Z', 7, '2027-01-12T22:59:59.999Z'],
  // Summer time begins, and ends, between the two days.
  ['2027-03-25T22:30:00Z', 7, '2027-04-01T21:59:59.999Z'],
  ['2027-10-28T22:30:00Z', 7, '2027-11-05T22:59:59.999Z'],
])('what began at %s lasts for %d days until that day ends in Germany, at %s', (from, days, end) => {
  expect(at(lastMoment(Date.parse(from), days))).toBe(end)
})

test('a day begins at midnight by the clocks in Germany', () => {
  expect(at(dayBegan(Date.parse('2027-01-18T10:40:00Z')))).toBe('2027-01-17T23:00:00.000Z')
  expect(at(dayBegan(Date.parse('2027-07-18T22:10:00Z')))).toBe('2027-07-18T22:00:00.000Z')
})

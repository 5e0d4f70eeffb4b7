import { expect, test } from 'vitest'
import { dayBegins, dayEnds, dayOf } from './day-bounds.ts'

test('a day begins and ends where the shops are, also when clocks change', () => {
  const bounds = (day: string) => [dayBegins(day), dayEnds(day)]
  expect(bounds('2026-12-31')).toEqual(['2026-12-30T23:00:00.000Z', '2026-12-31T22:59:59.999Z'])
  expect(bounds('2026-03-29')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'])
  expect(bounds('2026-10-25')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'])
})

test('each bound lies in its day, and a day in itself', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31'])
    expect([dayBegins(day), dayEnds(day), day].map(dayOf)).toEqual([day, day, day])
})

test('what is no day bounds nothing', () => {
  expect([dayBegins(''), dayEnds('x'), dayOf(''), dayOf(null)]).toEqual(['', '', '', ''])
})

import { expect, test } from 'vitest'
import { differingHours, isSameHouse } from './differing-hours.ts'

const row = (day: number, time_open?: string, time_close?: string) => ({ day, time_open, time_close })

test('company and branch are compared day by day, however their rows are written', () => {
  const together = [row(4, '10:00:00', '18:30:00'), row(11)]
  const apart = [1, 5, 7, 8, 9].map((day) => row(day, '10:00:00', '18:30:00'))
  expect(differingHours(together, apart)).toEqual([])
})

test('a day with other times is named with what both say', () => {
  const found = differingHours(
    [row(10, '10:00:00', '14:00:00')],
    [row(10, '10:00:00', '16:00:00'), row(15, '10:00:00', '13:00:00')],
  )
  expect(found.map(({ day, company, branch }) => [day.labels.de, company, branch])).toEqual([
    ['Samstag', '10:00 - 14:00', '10:00 - 16:00'],
    ['Heiligabend', undefined, '10:00 - 13:00'],
  ])
})

test('hours that are not written at all contradict nothing', () => {
  expect(differingHours([], [row(1, '10:00:00', '12:00:00')])).toEqual([])
})

test('a house is known by its address, whether the number stands apart or not', () => {
  expect(
    isSameHouse({ street: 'Lange Straße', number: '4', zip: '20355' }, { street: 'Lange Str. 4', zip: '20355' }),
  ).toBe(true)
  expect(
    isSameHouse({ street: 'Lange Straße', number: '4', zip: '20355' }, { street: 'Lange Straße 5', zip: '20355' }),
  ).toBe(false)
})

import { expect, test } from 'vitest'
import { housesOf, mainHouse, planOf } from './house.ts'
import { sampleException } from './sample-exception.ts'

const tuesday = { day: 5, time_open: '10:00:00', time_close: '18:00:00' }
const monday = { day: 1, time_open: '10:00:00', time_close: '18:00:00' }

const first = { id: 1, opening_periods: [tuesday] }
const second = { id: 2, opening_periods: [] }

test('the main house is the one that the company names, else the first', () => {
  expect(mainHouse([first, second], 2)).toBe(second)
  expect(mainHouse([first, second], null)).toBe(first)
  expect(mainHouse([first, second], 99)).toBe(first)
  expect(mainHouse([], 1)).toBeUndefined()
})

test('the company’s own hours count only where its main house has none, so that nothing is said twice', () => {
  const company = { main_branch: 1, opening_periods: [monday] }
  expect(housesOf([first, second], company)).toEqual([first, second])
  expect(housesOf([first, second], { ...company, main_branch: 2 })).toEqual([
    { id: 2, opening_periods: [monday] },
    first,
  ])
  expect(housesOf([], company)).toEqual([])
})

test('a house has the exceptions of its own and those of all houses', () => {
  const exceptions = [null, 1, 2].map((branch, index) => sampleException({ id: index + 1, branch }))
  expect(planOf(first, exceptions).exceptions.map(({ id }) => id)).toEqual([1, 2])
  expect(planOf({ id: null, opening_periods: [] }, exceptions).exceptions.map(({ id }) => id)).toEqual([1])
})

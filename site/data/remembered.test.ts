import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

function counted() {
  let times = 0
  const sum = remembered((list: readonly number[], more: number) => {
    times++
    return list.reduce((a, b) => a + b, more)
  }, 2)
  return { sum, times: () => times }
}

test('what was asked with equal arguments is worked out once', () => {
  const { sum, times } = counted()
  expect([sum([1, 2], 3), sum([1, 2], 3), times()]).toEqual([6, 6, 1])
  expect([sum([1, 2], 4), times()]).toEqual([7, 2])
})

test('no more than so many results are kept', () => {
  const { sum, times } = counted()
  for (const more of [1, 2, 3, 1]) sum([], more)
  expect(times()).toBe(4)
})

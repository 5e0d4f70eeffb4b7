import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

const make = (most?: number) => {
  let time = 0
  const buckets = createTokenBuckets({ capacity: 3, refill: 1000, now: () => new Date(time), most })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const take = (key: string, times: number) => Array.from({ length: times }, () => buckets.take(key))
  const { charge } = buckets
  return { take, pass, charge }
}

test('a few may be taken at once, then one for each interval, and the answer says how long to wait', () => {
  const { take, pass } = make()
  expect(take('a', 5)).toEqual([0, 0, 0, 1000, 1000])
  pass(400)
  expect(take('a', 1)).toEqual([600])
  pass(600)
  expect(take('a', 2)).toEqual([0, 1000])
})

test('a long pause fills the bucket up and no further', () => {
  const { take, pass } = make()
  take('a', 3)
  pass(60_000)
  expect(take('a', 4)).toEqual([0, 0, 0, 1000])
})

test('what cost more is taken afterwards, at most a whole bucket below none', () => {
  const { take, pass, charge } = make()
  charge('a', 2)
  expect(take('a', 2)).toEqual([0, 1000])
  charge('a', 1000)
  expect(take('a', 1)).toEqual([4000])
  pass(4000)
  expect(take('a', 1)).toEqual([0])
})

test('each key has its own', () => {
  const { take } = make()
  take('a', 3)
  expect(take('b', 1)).toEqual([0])
})

test('only so many keys are remembered', () => {
  const { take } = make(2)
  take('a', 3)
  take('b', 1)
  take('c', 1)
  expect(take('a', 1)).toEqual([0])
})

import { expect, test } from 'vitest'
import { createThreadWatch } from './thread-watch.ts'

test('a thread is refused for the time of a processor that it takes, not for what it waits on a busy machine', () => {
  let clock = 0
  const watch = createThreadWatch(8000, () => clock)
  for (let used = 0; used <= 8000; used += 100) {
    clock += 59_000
    expect(watch.isIdle()).toBe(false)
    expect(watch.isTooMuch(used)).toBe(false)
  }
  expect(watch.isTooMuch(8001)).toBe(true)
})

test('a thread that gets nothing done for a minute is given up', () => {
  let clock = 0
  const watch = createThreadWatch(8000, () => clock)
  expect(watch.isTooMuch(5)).toBe(false)
  clock = 60_000
  expect(watch.isTooMuch(5)).toBe(false)
  expect(watch.isIdle()).toBe(false)
  clock = 60_001
  expect(watch.isIdle()).toBe(true)
})

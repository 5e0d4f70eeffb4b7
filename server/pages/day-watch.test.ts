import { expect, test } from 'vitest'
import { dayWatch } from './day-watch.ts'

test('what was made before midnight in Germany is of another day as soon as that has come, also in the nights of the change', () => {
  for (const midnight of [
    '2026-11-22T23:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-10-25T23:00:00Z',
    '2026-12-31T23:00:00Z',
  ]) {
    let time = Date.parse(midnight) - 60_000
    const isOfAnotherDay = dayWatch(() => time)
    const made = time
    expect(isOfAnotherDay(made)).toBe(false)
    time += 59_999
    expect(isOfAnotherDay(made)).toBe(false)
    time += 1
    expect(isOfAnotherDay(made)).toBe(true)
    expect(isOfAnotherDay(time)).toBe(false)
  }
})

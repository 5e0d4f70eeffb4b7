import { expect, test } from 'vitest'
import { nextTry } from './retry-times.ts'

test('a message that nobody takes is tried with growing pauses for three days, and then given up', () => {
  const begin = new Date('2026-11-20T12:00:00Z')
  let now = begin
  let before = 0
  for (let attempts = 1; ; attempts++) {
    const next = nextTry(attempts, now, () => 0.5)
    if (!next) break
    expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(before)
    before = next.getTime() - now.getTime()
    now = next
  }
  const days = (now.getTime() - begin.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.5)
})

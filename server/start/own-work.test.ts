import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginWork } from './own-work.ts'

const sampleWork = () => ({ start: vi.fn(), stop: vi.fn(async () => {}) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work begins at once, after its time, or never', () => {
  const [now, later, never] = [sampleWork(), sampleWork(), sampleWork()]
  beginWork(0, [now])
  beginWork(1000, [later])
  beginWork('never', [never])
  expect(now.start).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(999)
  expect(later.start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(later.start).toHaveBeenCalledTimes(1)
  expect(never.start).not.toHaveBeenCalled()
})

test('work that is stopped before its time never begins', async () => {
  const work = sampleWork()
  const stop = beginWork(1000, [work])
  await stop()
  vi.advanceTimersByTime(60_000)
  expect(work.start).not.toHaveBeenCalled()
  expect(work.stop).toHaveBeenCalledTimes(1)
})

import { expect, test, vi } from 'vitest'
import { withRetries } from './with-retries.ts'

const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new Error('away')
    return 'there'
  })
}

test('what fails is tried three times more, after one, two and four seconds', async () => {
  const pause = vi.fn(async () => {})
  const run = failing(3)
  expect(await withRetries(run, { pause })).toBe('there')
  expect(pause.mock.calls).toEqual([[1000], [2000], [4000]])
})

test('what still fails then is a failure', async () => {
  const run = failing(9)
  await expect(withRetries(run, { pause: async () => {} })).rejects.toThrow('away')
  expect(run).toHaveBeenCalledTimes(4)
})

test('nothing is tried again when nobody waits any more', async () => {
  const run = failing(9)
  await expect(withRetries(run, { pause: async () => {}, stop: () => true })).rejects.toThrow('away')
  expect(run).toHaveBeenCalledOnce()
})

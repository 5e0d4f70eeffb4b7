import { expect, test, vi } from 'vitest'
import { recurring } from './recurring.ts'

const gate = () => {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

test('the work is done at once and again after the interval, an error notwithstanding', async () => {
  let count = 0
  const errors: unknown[] = []
  const work = async () => {
    count += 1
    if (count === 1) throw new Error('first')
  }
  const job = recurring(1, work, (error) => errors.push(error))
  await vi.waitFor(() => expect(count).toBeGreaterThan(2))
  await job.stop()
  expect(errors).toEqual([new Error('first')])
})

test('waking while the work is in hand does it once more afterwards, not twice at a time', async () => {
  const first = gate()
  let active = 0
  let most = 0
  let count = 0
  const work = async () => {
    active += 1
    count += 1
    most = Math.max(most, active)
    if (count === 1) await first.passed
    active -= 1
  }
  const job = recurring(60_000, work, () => {})
  job.wake()
  job.wake()
  first.open()
  await vi.waitFor(() => expect(count).toBe(2))
  await job.stop()
  expect(most).toBe(1)
})

test('stopping waits for the work in hand, and waking does nothing from then on', async () => {
  const first = gate()
  let ended = 0
  const job = recurring(
    1,
    async () => {
      await first.passed
      ended += 1
    },
    () => {},
  )
  const stopped = job.stop()
  first.open()
  await stopped
  expect(ended).toBe(1)
  job.wake()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(ended).toBe(1)
})

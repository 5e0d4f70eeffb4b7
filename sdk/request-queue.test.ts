import { expect, test } from 'vitest'
import { fakeBackend } from './fake-backend.ts'
import { settle } from './fake-timers.ts'
import { createRequestQueue } from './request-queue.ts'
import { createSdk } from './sdk.ts'

test('at most ten requests are under way, the others follow in their order', async () => {
  const answers: Array<() => void> = []
  const backend = fakeBackend(() => new Promise((resolve) => answers.push(() => resolve({ json: { data: [] } }))))
  const sdk = createSdk({ url: 'http://backend.test', project: 'p', fetch: backend.fetch })
  const reads = Array.from({ length: 12 }, (_, index) => sdk.items(`c${index}`).read())
  await settle()
  expect(backend.calls).toHaveLength(10)
  answers[4]?.()
  await reads[4]
  await settle()
  expect(backend.calls.at(-1)?.url).toContain('/items/c10')
  expect(backend.calls).toHaveLength(11)
})

test('a failing request frees its place', async () => {
  const enqueue = createRequestQueue(1)
  const failing = enqueue(() => Promise.reject(new Error('no')))
  const next = enqueue(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})

test.each([0, -1, 1.5, Number.NaN])('%d places throw', (maxConcurrent) => {
  expect(() => createSdk({ url: 'x', project: 'p', fetch: fetch, maxConcurrent })).toThrow(RangeError)
})

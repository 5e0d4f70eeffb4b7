import { expect, test, vi } from 'vitest'
import { ApiError } from '#sdk/api-error.ts'
import { createSessionGate, SessionLost } from './session-gate.ts'

const refused = (status: number) => new ApiError('refused', { code: 3, method: 'PATCH', url: '/items/page/1', status })

test('a call whose session has ended is made again once the person has signed in, so that nothing written is lost', async () => {
  const gate = createSessionGate(async () => false)
  const call = vi.fn().mockRejectedValueOnce(refused(401)).mockResolvedValueOnce({ data: 'saved' })
  const saved = gate.guarded(call)
  await vi.waitFor(() => expect(gate.isOpen()).toBe(true))
  gate.signedInAgain()
  expect(await saved).toEqual({ data: 'saved' })
  expect(gate.isOpen()).toBe(false)
})

test('an answer as to a stranger counts as an ended session', async () => {
  const gate = createSessionGate(async () => false)
  const read = vi
    .fn()
    .mockResolvedValueOnce({ data: [], public: true })
    .mockResolvedValueOnce({ data: [1] })
  const answer = gate.guarded(read)
  await vi.waitFor(() => expect(gate.isOpen()).toBe(true))
  gate.signedInAgain()
  expect(await answer).toEqual({ data: [1] })
})

test('what the signed-in person may not do stays refused, without being asked to sign in', async () => {
  const gate = createSessionGate(async () => true)
  await expect(gate.guarded(() => Promise.reject(refused(403)))).rejects.toThrow('refused')
  expect(gate.isOpen()).toBe(false)
})

test('one dialog serves all calls that wait, and giving up ends them all', async () => {
  const gate = createSessionGate(async () => false)
  const told = vi.fn()
  gate.subscribe(told)
  const calls = [1, 2].map(() => gate.guarded(() => Promise.reject(refused(401))))
  const ends = Promise.allSettled(calls)
  await vi.waitFor(() => expect(gate.isOpen()).toBe(true))
  gate.giveUp()
  const reasons = (await ends).map((end) => end.status === 'rejected' && end.reason instanceof SessionLost)
  expect(reasons).toEqual([true, true])
  expect(told).toHaveBeenCalledTimes(2)
})

import { expect, test, vi } from 'vitest'
import { createConfirmation } from './confirmation.ts'

const refused = (code: number) => Response.json({ error: { code, message: 'refused' } }, { status: 403 })
const POST = { method: 'POST', body: '{}' }

test('a call that needs the password once more is sent again once it was given', async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce(refused(305))
    .mockResolvedValueOnce(Response.json({ data: 1 }))
  const confirmation = createConfirmation(send)
  const answer = confirmation.fetch('/users', POST)
  await vi.waitFor(() => expect(confirmation.isOpen()).toBe(true))
  confirmation.confirmed()
  expect(await (await answer).json()).toEqual({ data: 1 })
  expect(send.mock.calls).toEqual([
    ['/users', POST],
    ['/users', POST],
  ])
  expect(confirmation.isOpen()).toBe(false)
})

test('who gives up gets the refusal as it was', async () => {
  const confirmation = createConfirmation(async () => refused(305))
  const answer = confirmation.fetch('/users', POST)
  await vi.waitFor(() => expect(confirmation.isOpen()).toBe(true))
  confirmation.giveUp()
  expect(await (await answer).json()).toEqual({ error: { code: 305, message: 'refused' } })
})

test('what the person may not do at all stays refused without a question', async () => {
  const confirmation = createConfirmation(async () => refused(300))
  expect((await confirmation.fetch('/users', POST)).status).toBe(403)
  expect(confirmation.isOpen()).toBe(false)
})

test('one dialog serves all calls that wait', async () => {
  const send = vi.fn(async () => (send.mock.calls.length > 2 ? Response.json({}) : refused(305)))
  const confirmation = createConfirmation(send)
  const heard = vi.fn()
  confirmation.subscribe(heard)
  const answers = [confirmation.fetch('/a', POST), confirmation.fetch('/b', POST)]
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(confirmation.isOpen()).toBe(true))
  confirmation.confirmed()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  expect(heard).toHaveBeenCalledTimes(2)
})

import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

test('a wait ends with the reason of its signal although what is waited for never ends', async () => {
  const cut = new AbortController()
  const waiting = untilAborted(cut.signal, () => new Promise(() => {}))
  cut.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  await expect(untilAborted(cut.signal, () => 'never run')).rejects.toThrow('too late')
})

test('what comes in time comes as it is, failures too', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(signal, () => 1)).toBe(1)
  await expect(untilAborted(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

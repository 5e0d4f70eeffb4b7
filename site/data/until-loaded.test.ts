import { expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

test('a module that cannot be loaded at first is loaded after a pause', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('module')
  const pause = vi.fn(async () => {})
  expect(await untilLoaded(load, pause)).toBe('module')
  expect([load.mock.calls.length, pause.mock.calls.length]).toEqual([2, 1])
})

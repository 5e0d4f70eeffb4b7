import { expect, test } from 'vitest'
import { fadeOver } from './view-transition.ts'

/** A browser whose timers run when it is told to wait. */
function setUp({ canFade = true, wantsLess = false, getsToIt = true } = {}) {
  const did: string[] = []
  const timers = new Map<number, () => void>()
  const startViewTransition = (show: () => void) => {
    did.push('fade')
    const { promise, resolve } = Promise.withResolvers<void>()
    const update = () => {
      show()
      resolve()
    }
    if (getsToIt) void Promise.resolve().then(update)
    const skipTransition = () => {
      did.push('skip')
      update()
    }
    const skipped = Promise.reject(new DOMException('skipped', 'AbortError'))
    return { ready: skipped, finished: skipped, updateCallbackDone: promise, skipTransition }
  }
  const win = {
    document: canFade ? { startViewTransition } : {},
    matchMedia: () => ({ matches: wantsLess }),
    setTimeout(run: () => void, ms: number) {
      timers.set(ms, run)
      return ms
    },
    clearTimeout: (ms: number) => timers.delete(ms),
  }
  return { did, timers, show: () => did.push('page'), fade: fadeOver(win) }
}

test('a new page fades in, and is there when the navigation goes on', async () => {
  const { did, timers, show, fade } = setUp()
  await fade(show)
  expect(did).toEqual(['fade', 'page'])
  expect(timers.size).toBe(0)
})

test('a browser that does not get to picture the old page shows the new one after half a second', async () => {
  const { did, timers, show, fade } = setUp({ getsToIt: false })
  const shown = fade(show)
  expect(did).toEqual(['fade'])
  timers.get(500)?.()
  await shown
  expect(did).toEqual(['fade', 'skip', 'page'])
})

test('visitors who want less motion, and browsers that cannot, get the page at once', () => {
  for (const browser of [{ wantsLess: true }, { canFade: false }]) {
    const { did, show, fade } = setUp(browser)
    fade(show)
    expect(did).toEqual(['page'])
  }
})

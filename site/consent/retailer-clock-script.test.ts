import { expect, test, vi } from 'vitest'
import { showRetailerClock } from './retailer-clock-script.ts'

/** A window whose scripts load or fail as told. */
function browser(outcome: 'onload' | 'onerror') {
  const scripts: { src?: string; remove: () => void }[] = []
  const getRetailerClock = vi.fn()
  const win = {
    document: {
      createElement: () => ({ remove: () => {} }),
      head: {
        append(script: (typeof scripts)[number] & { onload?: () => void; onerror?: () => void }) {
          scripts.push(script)
          script[outcome]?.()
        },
      },
    },
    RolexRetailerClock: class {
      getRetailerClock = getRetailerClock
    },
  }
  return { win: win as unknown as Window, scripts, getRetailerClock }
}

const options = { dealerKey: 'key-1', language: 'fr' } as const

test('a clock whose script cannot be loaded is only logged', async () => {
  const { win, getRetailerClock } = browser('onerror')
  const log = vi.fn()
  await showRetailerClock(win, options, log)
  expect(log).toHaveBeenCalledOnce()
  expect(getRetailerClock).not.toHaveBeenCalled()
})

test('the clock gets dealer key, language and the colour gold, and its script is loaded once', async () => {
  const { win, scripts, getRetailerClock } = browser('onload')
  const log = vi.fn()
  await showRetailerClock(win, options, log)
  await showRetailerClock(win, { ...options, language: 'de' }, log)
  expect(scripts.map(({ src }) => src)).toEqual(['https://static.rolex.com/retailers/clock/retailercall.js'])
  expect(getRetailerClock.mock.calls).toEqual([
    [{ dealerAPIKey: 'key-1', lang: 'fr', colour: 'gold' }],
    [{ dealerAPIKey: 'key-1', lang: 'de', colour: 'gold' }],
  ])
  expect(log).not.toHaveBeenCalled()
})

test('a script that brings no clock is only logged', async () => {
  const { win } = browser('onload')
  const log = vi.fn()
  await showRetailerClock({ document: win.document } as Window, options, log)
  expect(log).toHaveBeenCalledOnce()
})

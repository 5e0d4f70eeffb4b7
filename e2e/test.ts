import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'

/**
 * What a visitor's hand does without meaning to: it moves over the page, whose scripts wait for such a sign. Tests of a page that nobody has
 * touched use Playwright's own `test`.
 */
const moveOver = () => {
  const move = () => {
    // Before anything has arrived there is no element yet.
    const awake = document.documentElement?.dataset.awake
    const script = document.querySelector('script[data-rests]')
    if (script && awake === undefined) window.dispatchEvent(new Event('pointermove'))
    if (awake === undefined && (script || document.readyState !== 'complete')) setTimeout(move, 20)
  }
  if (window === window.top) move()
}

/** What the scripts of pages have thrown and nobody caught, in all windows since the test began. */
const thrown: string[] = []

/** A browser whose every window is one of a visitor with a hand, and whose pages' errors are heard. */
export async function withHand(browser: Browser): Promise<Browser> {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (...options): Promise<BrowserContext> => {
    const context = await newContext(...options)
    await context.addInitScript(moveOver)
    context.on('weberror', (event) => {
      const { message, stack } = event.error()
      thrown.push(`${event.page()?.url()}: ${stack || message}`)
    })
    return context
  }
  return browser
}

/**
 * Playwright's `test` with visitors who move over the page. No script of a page may throw, React's way of getting over a fault included;
 * tests that have one throw say so: `test.use({ mayThrow: true })`.
 */
export const test = base.extend<{ mayThrow: boolean; heard: undefined }, { hand: Browser }>({
  hand: [async ({ browser }, use) => use(await withHand(browser)), { scope: 'worker', auto: true }],
  mayThrow: [false, { option: true }],
  heard: [
    async ({ mayThrow }, use) => {
      thrown.length = 0
      await use(undefined)
      if (!mayThrow) expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})

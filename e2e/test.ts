import { type Browser, type BrowserContext, test as base } from '@playwright/test'

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

/** A browser whose every window is one of a visitor with a hand. */
export async function withHand(browser: Browser): Promise<Browser> {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (...options): Promise<BrowserContext> => {
    const context = await newContext(...options)
    await context.addInitScript(moveOver)
    return context
  }
  return browser
}

/** Playwright's `test` with visitors who move over the page. */
export const test = base.extend<object, { hand: Browser }>({
  hand: [async ({ browser }, use) => use(await withHand(browser)), { scope: 'worker', auto: true }],
})

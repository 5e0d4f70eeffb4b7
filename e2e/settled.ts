import type { Page } from '@playwright/test'

/** Milliseconds without a file that arrives, after which a page has all that it loads by itself. */
const QUIET = 500

/** Waits until a page answers. Its scripts start after it has been painted; React takes the footer over last, and marks it. */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Waits until a page answers and has loaded what it needs. */
export async function settled(page: Page): Promise<void> {
  await answering(page)
  await quiet(page, QUIET)
}

/** Waits until nothing has arrived for so many milliseconds. */
export async function quiet(page: Page, pause: number): Promise<void> {
  await page.waitForFunction((most) => {
    const arrived = performance
      .getEntriesByType('resource')
      .map((file) => (file as PerformanceResourceTiming).responseEnd)
    return performance.now() - Math.max(...arrived) > most
  }, pause)
}

/** Opens a page and waits until it has settled. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/**
 * Has a page laid out to its end, as `site/loader/whole-page.ts` does when nothing else is to be done: before that, sizes far down are
 * a guess.
 */
export async function layOutWhole(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.setAttribute('data-whole', ''))
}

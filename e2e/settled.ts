import type { Page } from '@playwright/test'

/** Milliseconds without a file that arrives, after which a page has all that it loads by itself. */
const QUIET = 500

/** Waits until a page's scripts have started, which they do after it has been painted, and have loaded what they need. */
export async function settled(page: Page): Promise<void> {
  await page.locator('script[type=module]').first().waitFor({ state: 'attached' })
  await page.waitForFunction((quiet) => {
    const arrived = performance
      .getEntriesByType('resource')
      .map((file) => (file as PerformanceResourceTiming).responseEnd)
    return performance.now() - Math.max(...arrived) > quiet
  }, QUIET)
}

/** Opens a page and waits until it has settled. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

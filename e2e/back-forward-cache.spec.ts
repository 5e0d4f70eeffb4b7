import { chromium, expect, test } from '@playwright/test'
import { chromiumLaunch } from '../scripts/test/chromium.ts'

// Playwright switches the browser's memory of whole pages off, so this test starts a browser of its own.
test('a page that the visitor comes back to is there as it was, without being loaded', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...chromiumLaunch,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumLaunch.args, '--enable-features=BackForwardCache'],
  })
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await page.goto(baseURL ?? '', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(`${baseURL}/offline.html`)
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Was bleibt' })).toBeVisible()
  const seen = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons?: unknown }[]
    return { persisted: (window as { persisted?: boolean }).persisted, reasons: entry?.notRestoredReasons }
  })
  expect(seen.persisted, JSON.stringify(seen.reasons)).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Menü' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await browser.close()
})

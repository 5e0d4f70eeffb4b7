import { chromium, expect } from '@playwright/test'
import { wholeChromiumLaunch } from '../scripts/test/chromium.ts'
import { banner } from './consent-banner.ts'
import { openSettled, settled } from './settled.ts'
import { test, withHand } from './test.ts'

// Playwright switches the browser's memory of whole pages off, and only the whole browser has one: this test starts one of its own.
test('a page that the visitor comes back to is there as it was, without being loaded', async ({ baseURL }) => {
  const browser = await withHand(
    await chromium.launch({ ...wholeChromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  )
  const page = await (await browser.newContext({ locale: 'de-DE', serviceWorkers: 'allow' })).newPage()
  await openSettled(page, baseURL ?? '')
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(banner(page)).toHaveCount(0)
  // A worker that takes over while the page is away makes the browser load it anew, so that comes first.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await settled(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(`${baseURL}/offline.html`)
  // Asked in the moment of the change, Playwright would wait for a document that is not loaded.
  await page.evaluate(() => history.back())
  await page.waitForTimeout(2000)
  const seen = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons?: unknown }[]
    return { persisted: (window as { persisted?: boolean }).persisted, reasons: entry?.notRestoredReasons ?? null }
  })
  expect(seen).toEqual({ persisted: true, reasons: null })
  expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toContain('Was bleibt')
  await browser.close()
})

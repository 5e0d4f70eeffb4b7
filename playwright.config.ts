import { defineConfig } from '@playwright/test'
import { addressVariable, modes } from './e2e/server/modes.ts'
import { chromiumLaunch } from './scripts/test/chromium.ts'

/**
 * What does not depend on how the site's processes are split runs once: tests that start a server or an export of their own, of what
 * pages look like (as those marked `ofMarkup` elsewhere), and of what only the browser does with a page.
 */
const ONCE = [
  'backoffice.spec.ts',
  'back-office-work.spec.ts',
  'back-office-crawl.spec.ts',
  'backup.spec.ts',
  'export.spec.ts',
  'faults.spec.ts',
  'faults-database.spec.ts',
  'faults-mail.spec.ts',
  'faults-restarts.spec.ts',
  'guarantee.spec.ts',
  'hours.spec.ts',
  'accessibility.spec.ts',
  'layout.spec.ts',
  'menus.spec.ts',
  'layout-shift.spec.ts',
  'consent.spec.ts',
  'statistics.spec.ts',
  'third-party-content.spec.ts',
  'no-javascript.spec.ts',
  'offline.spec.ts',
  'prefetch.spec.ts',
  'back-forward-cache.spec.ts',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/server/start-sites.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // In CI a test that fails is tried again and named as flaky, so that one hiccup of the machine does not hide all other results.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { locale: 'de-DE', timezoneId: 'Europe/Berlin', launchOptions: chromiumLaunch, serviceWorkers: 'block' },
  projects: modes.map((mode) => ({
    name: mode,
    use: { baseURL: process.env[addressVariable(mode)] },
    ...(mode === 'two processes' && { testIgnore: ONCE, grepInvert: /@markup/ }),
  })),
})

import { defineConfig } from '@playwright/test'
import { addressVariable, modes } from './e2e/server/modes.ts'
import { chromiumLaunch } from './scripts/test/chromium.ts'

/**
 * What runs in both modes: every page, and what is marked `acrossProcesses` because its calls go from the site to the backend. The rest
 * does not depend on how the processes are split, or starts a server of its own: it runs once.
 */
const ACROSS = /crawl\.spec\.ts|pages\.spec\.ts|@across/
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
  'storage.spec.ts',
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
  // Nothing is tried again: a test that fails now and then is a defect. What is waited for is waited for long, because a busy machine may
  // need many times the usual; a test that passes is not slower for it.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { locale: 'de-DE', timezoneId: 'Europe/Berlin', launchOptions: chromiumLaunch, serviceWorkers: 'block' },
  projects: modes.map((mode) => ({
    name: mode,
    use: { baseURL: process.env[addressVariable(mode)] },
    ...(mode === 'two processes' && { grep: ACROSS }),
  })),
})

import { defineConfig } from '@playwright/test'
import { addressVariable, modes } from './e2e/server/modes.ts'
import { chromiumLaunch } from './scripts/test/chromium.ts'

/** Tests that start a server or an export of their own, for which it does not matter how the site's processes are split. */
const STARTS_ITS_OWN = ['backoffice.spec.ts', 'export.spec.ts']

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
    testIgnore: mode === 'two processes' ? STARTS_ITS_OWN : [],
  })),
})

import { defineConfig } from '@playwright/test'
import { addressVariable, modes } from './e2e/server/modes.ts'
import { chromiumLaunch } from './scripts/test/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/server/start-sites.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only the second time is a fault; slow machines get time instead.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { locale: 'de-DE', timezoneId: 'Europe/Berlin', launchOptions: chromiumLaunch, serviceWorkers: 'block' },
  projects: modes.map((mode) => ({ name: mode, use: { baseURL: process.env[addressVariable(mode)] } })),
})

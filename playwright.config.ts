import { defineConfig } from '@playwright/test'
import { addressVariable, modes } from './e2e/server/modes.ts'
import { chromiumLaunch } from './scripts/test/chromium.ts'

/**
 * What runs in both modes: what is marked `acrossProcesses` because its calls go from the site to the backend. The rest does not depend on
 * how the processes are split, or starts a server of its own: it runs once.
 */
const ACROSS = /@across/

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

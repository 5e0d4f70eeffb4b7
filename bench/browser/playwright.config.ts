import { defineConfig } from '@playwright/test'
import config from '../../playwright.config.ts'

/** What is measured in a browser, for a quiet machine: `npm run bench:browser`. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../../e2e/server/start-sites.ts',
  workers: 1,
})

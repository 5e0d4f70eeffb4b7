import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { icuMessages } from './site/build/icu-messages.ts'

export default defineConfig({
  // As Node itself resolves: else a package that is loaded here and by another package would be there twice.
  resolve: { conditions: ['module-sync', 'module', 'node', 'development|production'] },
  plugins: [icuMessages({ keepSource: true }), react()],
  test: {
    include: ['{domain,contract,sdk,backend,site,backoffice,server,demo,bench,e2e,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/test/property-seed.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { icuMessages } from './site/build/icu-messages.ts'

export default defineConfig({
  // As Node itself resolves: else a package that is loaded here and by another package would be there twice.
  resolve: { conditions: ['module-sync', 'module', 'node', 'development|production'] },
  plugins: [icuMessages({ keepSource: true }), react()],
  test: {
    globalSetup: ['scripts/test/database-template.ts'],
    setupFiles: ['scripts/test/property-seed.ts', 'scripts/test/patient-screens.ts'],
    maxWorkers: 2,
    // A machine with other work beside it may need many times the usual; what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{domain,contract,sdk,backend,site,backoffice,server,demo,bench,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      // Faults that are made in connections and stores must not meet what another file has left in the same process.
      { extends: true, test: { name: 'faults', include: ['e2e/**/*.test.ts'] } },
    ],
  },
})

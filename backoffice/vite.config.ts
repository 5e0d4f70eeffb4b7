import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The back office: a build of its own, so that nothing of it can get into a visitor's page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  // What a telephone asks for that installs the back office.
  publicDir: join(import.meta.dirname, 'public'),
  cacheDir: join(import.meta.dirname, '../node_modules/.vite-backoffice'),
  plugins: [react()],
  build: {
    outDir: join(import.meta.dirname, '../dist/backoffice'),
    emptyOutDir: true,
    assetsDir: 'build',
    assetsInlineLimit: 0,
    target: 'es2023',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'parts',
              test: /node_modules\/(react-admin|ra-|@mui\/(?!x-)|@emotion|react|@tanstack)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

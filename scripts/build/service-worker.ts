import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { contentHash } from '#domain/texts/hash.ts'
import type { Manifest } from '#site/build/page-assets.ts'
import { shellFiles } from '#site/build/shell-files.ts'

/** Builds the service worker beside the browser build that it belongs to: it carries that build's hash and its shell. */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  const manifestText = readFileSync(join(clientDir, 'manifest.json'), 'utf8')
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILD_HASH: JSON.stringify(contentHash(manifestText)),
      SHELL: JSON.stringify(shellFiles(JSON.parse(manifestText) as Manifest)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry: 'site/service-worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
}

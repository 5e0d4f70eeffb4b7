// @ts-check
// What `npm start` runs: the server as `npm run build` put it together. `server/programs/main.ts` is the same from its sources.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runKept } from '../kept-code.mjs'

const built = fileURLToPath(new URL('../../dist/start/main.cjs', import.meta.url))

if (existsSync(built)) {
  // React looks here once, when it is first loaded, and is many times slower without it.
  process.env.NODE_ENV ??= 'production'
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)))
  runKept(built)
} else {
  console.error('The server is not built yet: run npm run build first, or start it with npm start.')
  process.exitCode = 1
}

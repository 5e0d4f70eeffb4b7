import { join } from 'node:path'
import { Hono } from 'hono'
import { mountBackend } from './backend-proxy.ts'
import { composeBackend } from './compose.ts'
import { readConfig, StartError } from './config.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { runUntilSignal } from './run-until-signal.ts'
import { siteApp } from './site-app.ts'
import { loadSiteBuild } from './site-build.ts'
import { staticFiles } from './static-files.ts'
import { step } from './step.ts'

// React looks here once, when the built site is loaded, and is many times slower without it.
process.env.NODE_ENV ??= 'production'

const DIST = join(import.meta.dirname, '../dist')

try {
  const config = readConfig(process.env)
  const log = createLog(config)
  const { link, close } = await composeBackend(config, log, step)
  const build = await loadSiteBuild(DIST)
  const app = new Hono()
  app.use('/build/*', staticFiles(join(DIST, 'client/build'), '/build/'))
  mountBackend(app, link, config)
  app.route('/', siteApp({ build, sdkOf: link.sdkOf, log }))
  const server = await listen(app.fetch, config)
  console.log(`\nSchaufenster is open at ${server.address}\n`)
  runUntilSignal(async () => {
    await server.close()
    await close()
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

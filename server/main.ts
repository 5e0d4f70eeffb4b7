import './production.ts'
import { join } from 'node:path'
import { Hono } from 'hono'
import { backOfficeApp, backOfficeLine } from './back-office.ts'
import { domainOfHost } from './backend-link.ts'
import { mountBackend } from './backend-proxy.ts'
import { composeBackend } from './compose.ts'
import { readConfig, StartError } from './config.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { offlineFiles } from './offline-files.ts'
import { createCdn } from './pages/cdn.ts'
import { followChanges } from './pages/follow-changes.ts'
import { keepPages } from './pages/kept-site.ts'
import { createPageCache } from './pages/page-cache.ts'
import { projectDomains } from './pages/project-domains.ts'
import { sharedReading } from './pages/shared-reading.ts'
import { previewsOf } from './preview.ts'
import { limitRequests, REQUEST_LIMIT } from './request-limit.ts'
import { logRequests } from './request-log.ts'
import { runUntilSignal } from './run-until-signal.ts'
import { headersOf, securityHeaders } from './security-headers.ts'
import { siteApp } from './site-app.ts'
import { loadSiteBuild } from './site-build.ts'
import { staticFiles } from './static-files.ts'
import { step } from './step.ts'

const DIST = join(import.meta.dirname, '../dist')

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const { link, secret, endStreams, close, firstAccountToken } = await composeBackend(config, log, step)
  const build = await loadSiteBuild(DIST)
  const app = new Hono()
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, now: Date.now, log: log.warn })
  const cdn = createCdn({ ...config.cdn, fetch: (...call) => fetch(...call), log: log.warn })
  const metrics = createMetrics({ ...config, cache, token: config.metricsToken })
  app.use(logRequests(log, config.isTrusted), metrics.count, securityHeaders(config))
  app.route('/', metrics.app)
  app.use('/build/*', staticFiles(join(DIST, 'client/build'), '/build/'))
  app.route('/', offlineFiles({ build, clientDir: join(DIST, 'client'), sdkOf: link.sdkOf, log }))
  app.use(limitRequests({ ...REQUEST_LIMIT, now: () => new Date(), isTrusted: config.isTrusted }))
  mountBackend(app, link, config)
  app.route('/', backOfficeApp(join(DIST, 'backoffice')))
  const reading = sharedReading(link, Date.now)
  const site = siteApp({ build, sdkOf: link.sdkOf, reading, log, previewSdk: previewsOf(link) })
  const domains = projectDomains(domainOfHost(link))
  const pages = keepPages(site, cache, domains, Date.now, cdn)
  const feed =
    secret &&
    followChanges({ link, secret, caches: [domains, reading, cache, cdn], now: () => new Date(), log: log.warn })
  if (!feed) log.warn('Without SECRET the change feed cannot be read, so every page is built anew for each visitor.')
  app.get('*', (c) => pages.fetch(c.req.raw))
  const server = await listen(app.fetch, config, (request, response) =>
    pages.answer(request, response, headersOf(request, config)),
  )
  console.log(`\nSchaufenster is open at ${server.address}\n`)
  console.log(await backOfficeLine(server.address, firstAccountToken))
  runUntilSignal(async () => {
    endStreams()
    await server.close()
    if (feed) await feed.close()
    await close()
  })
}

// Not awaited: in the built server what is loaded late imports the file that this is part of, and would wait for its end.
start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
})

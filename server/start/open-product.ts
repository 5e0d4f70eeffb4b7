import { join } from 'node:path'
import { Hono } from 'hono'
import { callOwnService } from '#backend/outside/own-service.ts'
import { domainOfHost } from '../http/backend-link.ts'
import { mountBackend } from '../http/backend-proxy.ts'
import { outagesAsPages } from '../http/outage-page.ts'
import { PROJECT_HEADER, withoutProjectInPath } from '../http/project-in-path.ts'
import { readinessRoutes } from '../http/readiness.ts'
import { limitRequests, REQUEST_LIMIT } from '../http/request-limit.ts'
import { logRequests } from '../http/request-log.ts'
import { headersOf, securityHeaders } from '../http/security-headers.ts'
import { staticFiles } from '../http/static-files.ts'
import { TURNS, takeTurns } from '../http/take-turns.ts'
import { createCdn } from '../pages/cdn.ts'
import { followChanges } from '../pages/follow-changes.ts'
import { keepPages } from '../pages/kept-site.ts'
import { letStaffIn } from '../pages/let-staff-in.ts'
import { offlineFiles } from '../pages/offline-files.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { previewsOf } from '../pages/preview.ts'
import { projectDomains } from '../pages/project-domains.ts'
import { seenByBrowser } from '../pages/seen-by-browser.ts'
import { sharedReading } from '../pages/shared-reading.ts'
import { siteApp } from '../pages/site-app.ts'
import type { SiteBuild } from '../pages/site-build.ts'
import { countVisits } from '../pages/visit-counter.ts'
import { backOfficeApp } from './back-office.ts'
import type { Composed } from './compose.ts'
import type { Config } from './config.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'

export type ProductParts = {
  config: Config
  log: Log
  composed: Composed
  build: SiteBuild
  /** The folder that holds `client` and `backoffice` as they were built. */
  dist: string
}

export type Opened = {
  address: string
  /** Ends all work and lets requests in flight finish; with `drain`, those of so many milliseconds too. */
  close: (drain?: number) => Promise<void>
}

/** Serves everything on the configured port: backend, back office and site. (DESIGN 2) */
export async function openProduct(parts: ProductParts): Promise<Opened> {
  const { config, log, composed, build, dist } = parts
  const { link, secret, stopWork, endStreams } = composed
  const app = new Hono()
  let isEnding = false
  const readiness = readinessRoutes(() => isEnding)
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, now: Date.now, log: log.warn })
  const cdn = createCdn({ ...config.cdn, fetch: callOwnService, log: log.warn })
  const metrics = createMetrics({ ...config, cache, token: config.metricsToken })
  app.use(logRequests(log, config.isTrusted), metrics.count, securityHeaders(config))
  app.route('/', metrics.app)
  app.use(outagesAsPages)
  app.use('/build/*', staticFiles(join(dist, 'client/build'), '/build/'))
  app.route('/', offlineFiles({ build, clientDir: join(dist, 'client'), sdkOf: link.sdkOf, log }))
  app.use(limitRequests({ ...REQUEST_LIMIT, now: () => new Date(), isTrusted: config.isTrusted }))
  app.use(takeTurns({ ...TURNS, isTrusted: config.isTrusted }))
  app.route('/server', readiness)
  const domains = projectDomains(domainOfHost(link))
  const visits = secret ? countVisits({ link, secret, now: () => new Date(), log: log.warn }) : undefined
  if (visits) app.post('/ecom/seen', seenByBrowser(visits, domains))
  mountBackend(app, link, { ...config, log })
  app.route('/', backOfficeApp(join(dist, 'backoffice')))
  const reading = sharedReading(link, Date.now)
  const siteParts = { build, sdkOf: link.sdkOf, reading, log, previewSdk: previewsOf(link) }
  const pages = keepPages(siteApp(siteParts), cache, domains, Date.now, cdn, visits?.answered)
  const feed =
    secret &&
    followChanges({ link, secret, caches: [domains, reading, cache, cdn], now: () => new Date(), log: log.warn })
  if (!feed) log.warn('Without SECRET the change feed cannot be read, so every page is built anew for each visitor.')
  app.get('*', letStaffIn(pages, siteApp({ ...siteParts, showsNotLive: true }), link))
  const server = await listen(
    (request, env) => app.fetch(withoutProjectInPath(request), env),
    config,
    (request, response) =>
      request.headers[PROJECT_HEADER] === undefined && pages.answer(request, response, headersOf(request, config)),
  )
  return {
    address: server.address,
    close: async (drain) => {
      isEnding = true
      const stopped = stopWork()
      if (drain) await server.drain(drain)
      endStreams()
      await Promise.all([server.close(), stopped])
      if (visits) await visits.close()
      if (feed) await feed.close()
      await composed.close()
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { callOwnService } from '#backend/outside/own-service.ts'
import { domainOfHost } from '../http/backend-link.ts'
import { mountBackend } from '../http/backend-proxy.ts'
import { outagesAsPages } from '../http/outage-page.ts'
import { PROJECT_HEADER, withoutProjectInPath } from '../http/project-in-path.ts'
import { readinessRoutes } from '../http/readiness.ts'
import { limitRequests, REQUEST_LIMIT } from '../http/request-limit.ts'
import { logRequests } from '../http/request-log.ts'
import { headersOf, securityHeaders } from '../http/security-headers.ts'
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
import type { Composed } from './compose.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'

export interface ShownParts {
  readonly config: Config
  readonly log: Log
  readonly composed: Composed
  readonly build: SiteBuild
  /** The folder that holds `client` and `backoffice` as they were built. */
  readonly dist: string
  /** The site's built files. */
  readonly files: MiddlewareHandler
  readonly office: Hono
}

/** What answers on the port. */
export interface Shown {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
  /** Answers a request itself, or says that it does not. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean
}

export interface ShownProduct extends Shown {
  /** Says at `/server/ready` that it ends, and ends what is done without being asked for. */
  readonly stopWork: () => Promise<void>
  readonly endStreams: () => void
  /** Has forgotten what is kept of pages, here and before the server: the data are others. */
  readonly forgetPages: () => void
  /** Resolves when what is being answered is answered, or after so many milliseconds. */
  readonly untilQuiet: (milliseconds: number) => Promise<void>
  /** Closes the backend; nothing is answered any more. */
  readonly close: () => Promise<void>
}

/** Backend, back office and site over one backend. (DESIGN 2) */
export function showProduct({ config, log, composed, build, dist, files, office }: ShownParts): ShownProduct {
  const { link, secret, endStreams } = composed
  // Made sooner than the one that is quicker by some millionths of a second, and pages that are kept pass by it.
  const app = new Hono({ router: new TrieRouter() })
  let isEnding = false
  const readiness = readinessRoutes(() => isEnding)
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, now: Date.now, log: log.warn })
  const cdn = createCdn({ ...config.cdn, fetch: callOwnService, log: log.warn })
  const metrics = createMetrics({ ...config, cache, token: config.metricsToken })
  app.use(logRequests(log, config.isTrusted), metrics.count, securityHeaders(config))
  app.route('/', metrics.app)
  app.use(outagesAsPages)
  app.use('/build/*', files)
  app.route('/', offlineFiles({ build, clientDir: join(dist, 'client'), sdkOf: link.sdkOf, log }))
  app.use(limitRequests({ ...REQUEST_LIMIT, now: () => new Date(), isTrusted: config.isTrusted }))
  app.use(takeTurns({ ...TURNS, isTrusted: config.isTrusted }))
  app.route('/server', readiness)
  const domains = projectDomains(domainOfHost(link))
  const visits = secret ? countVisits({ link, secret, now: () => new Date(), log: log.warn }) : undefined
  if (visits) app.post('/ecom/seen', seenByBrowser(visits, domains))
  mountBackend(app, link, { ...config, log })
  app.route('/', office)
  const reading = sharedReading(link, Date.now)
  const siteParts = { build, sdkOf: link.sdkOf, reading, log, previewSdk: previewsOf(link) }
  const pages = keepPages(siteApp(siteParts), cache, domains, Date.now, cdn, visits?.answered)
  const caches = [domains, reading, cache, cdn]
  const feed = secret && followChanges({ link, secret, caches, now: () => new Date(), log: log.warn })
  if (!feed) log.warn('Without SECRET the change feed cannot be read, so every page is built anew for each visitor.')
  app.get('*', letStaffIn(pages, siteApp({ ...siteParts, showsNotLive: true }), link))
  const inFlight = new Set<object>()
  return {
    fetch: (request, env) => {
      const { outgoing } = env as { outgoing?: ServerResponse }
      if (outgoing) {
        inFlight.add(outgoing)
        outgoing.once('close', () => inFlight.delete(outgoing))
      }
      return app.fetch(withoutProjectInPath(request), env)
    },
    answer: (request, response) =>
      request.headers[PROJECT_HEADER] === undefined && pages.answer(request, response, headersOf(request, config)),
    stopWork: () => {
      isEnding = true
      return composed.stopWork()
    },
    endStreams,
    forgetPages: () => {
      for (const kept of caches) kept.purgeAll()
    },
    untilQuiet: async (milliseconds) => {
      const end = performance.now() + milliseconds
      while (inFlight.size > 0 && performance.now() < end) await wait(20)
    },
    close: async () => {
      if (visits) await visits.close()
      if (feed) await feed.close()
      await composed.close()
    },
  }
}

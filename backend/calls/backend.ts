import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { devices } from '../auth/device-cookie.ts'
import { newSecret } from '../auth/session.ts'
import { tokens } from '../auth/token.ts'
import { catalogues } from '../catalogue/catalogues.ts'
import { changeSignal } from '../changes/signal.ts'
import { Fault } from '../fault.ts'
import { ledOn } from '../forms/come-back.ts'
import { answerFault } from '../http/answer.ts'
import { contextOf, type Variables } from '../http/context.ts'
import { keptByNobody } from '../http/kept-by-nobody.ts'
import { hiddenUntilLive } from '../http/not-live.ts'
import { MACHINE } from '../items/writing.ts'
import { createVault } from '../vault/vault.ts'
import { activityRoutes } from './activity-routes.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { backupPlanRoutes, backupRoutes, restoreRoutes } from './backup-routes.ts'
import { binRoutes } from './bin-routes.ts'
import { calledOnce } from './called-once.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { changeRoutes } from './change-routes.ts'
import { connectionRoutes } from './connection-routes.ts'
import { describeRoutes } from './describe-routes.ts'
import { dutyRoutes } from './duty-routes.ts'
import { filePrintRoutes } from './file-print-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { importRoutes } from './import-routes.ts'
import { importStepRoutes } from './import-step-routes.ts'
import { itemRoutes } from './item-routes.ts'
import { lineImportRoutes } from './line-import-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { missedSearchRoutes } from './missed-search-routes.ts'
import { newsletterToolRoutes } from './newsletter-tool-routes.ts'
import { oldWebsiteRoutes } from './old-website-routes.ts'
import { openApiRoutes } from './open-api-routes.ts'
import { outgoingWebhookRoutes } from './outgoing-webhook-routes.ts'
import { passRoutes } from './pass-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { personRoutes } from './person-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { productImportRoutes } from './product-import-routes.ts'
import { itemRevisionRoutes, revisionRoutes } from './revision-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { serverRoutes } from './server-routes.ts'
import type { BackendOptions, Services } from './services.ts'
import { stockRoutes } from './stock-routes.ts'
import { systemRoutes } from './system-routes.ts'
import { tillDeskRoutes } from './till-desk-routes.ts'
import { tillRoutes } from './till-routes.ts'
import { visitRoutes } from './visit-routes.ts'
import { websiteArchiveRoutes } from './website-archive-routes.ts'
import { websiteRoutes } from './website-routes.ts'

/** A call that is answered: `path` with its parameters as `:id`. */
export interface Route {
  readonly method: string
  readonly path: string
}

export interface Backend {
  /** Answers a call of SPEC 7; the address counts from `/items`, `/server`, …. Never throws. */
  fetch(request: Request): Promise<Response>
  /** Every call that is answered. */
  readonly routes: readonly Route[]
  /** Lets streams of changes look at once for what was written beside the calls. */
  readonly tellStreams: () => void
}

/** The calls that read what a website shows. */
const CONTENTS = ['/items/*', '/ecom/facets', '/ecom/last-changes', '/ecom/related', '/ecom/search']

/** The content system's calls over a migrated database. (SPEC 7) */
export function createBackend(options: BackendOptions): Backend {
  const defaults = { now: options.now ?? MACHINE.now, uuid: MACHINE.uuid }
  const secret = options.secret ?? newSecret()
  const services: Services = {
    ...options,
    defaults,
    tokens: tokens(secret, defaults.now),
    devices: devices(secret),
    vault: options.vault ?? createVault(secret),
    signal: changeSignal(),
  }
  // The quicker one does not take these paths, and would only find that out after all of them.
  const app = new Hono<Variables>({ router: new TrieRouter() })
  app.use(keptByNobody, contextOf(services), calledOnce(services))
  app.route('/server', serverRoutes(services))
  if (options.backupPlan) app.route('/server/backups/plan', backupPlanRoutes(options.backupPlan))
  if (options.restores) app.route('/server/backups', restoreRoutes(options.restores, defaults.now))
  if (options.backups) app.route('/server/backups', backupRoutes(options.backups))
  for (const path of CONTENTS) app.use(path, hiddenUntilLive)
  app.route('/items', itemRoutes(services))
  app.route('/items', importRoutes(services))
  app.route('/items', itemRevisionRoutes(services))
  app.route('/items', scheduleRoutes(services))
  app.route('/auth', authRoutes(services))
  app.route('/auth', passwordRoutes(services))
  app.route('/auth', passRoutes(services))
  app.route('/revisions', revisionRoutes(services))
  app.route('/activity', activityRoutes(services))
  app.route('/api-keys', apiKeyRoutes(services))
  app.route('/webhooks', outgoingWebhookRoutes(services))
  app.route('/newsletter-tools', newsletterToolRoutes(services))
  app.route('/bin', binRoutes(services, options.files))
  app.route('/duties', dutyRoutes(services))
  app.route('/persons', personRoutes(services))
  app.route('/changes', changeRoutes(services))
  app.route('/changes', visitRoutes(services))
  app.route('/previews', previewRoutes(services))
  if (options.files) {
    app.route('/files', fileRoutes(services, options.files))
    app.route('/files', filePrintRoutes(services, options.files))
    app.route('/', options.files.app)
  }
  app.route('/imports', lineImportRoutes(services))
  if (options.imports) {
    app.route('/imports', productImportRoutes(services, options.imports))
    app.route('/imports', importStepRoutes(services, options.imports))
  }
  if (options.forms) app.route('/forms', options.forms)
  const kept = catalogues(services.db, services.defaults.now)
  app.route('/ecom', catalogueRoutes(services.db, kept))
  app.route('/ecom', missedSearchRoutes(services, kept))
  app.route('/ecom', stockRoutes(services))
  app.route('/ecom', tillRoutes(services))
  app.route('/ecom', tillDeskRoutes(services))
  if (options.productForms) app.route('/ecom', options.productForms)
  if (options.orders) app.route('/ecom', options.orders.app)
  const { blueprints, storage } = options
  if (blueprints && storage) app.route('/websites', websiteRoutes(services, { blueprints, storage }))
  if (options.storage) app.route('/websites', websiteArchiveRoutes(services, options.storage))
  if (options.storage) app.route('/websites', oldWebsiteRoutes(services))
  if (options.connections) app.route('/connections', connectionRoutes(services, options.connections))
  if (options.connections) app.route('/ecom/mails', mailRoutes(services, options.connections.wakeMail))
  app.route('/', openApiRoutes(options.version))
  app.route('/', describeRoutes())
  app.route('/', systemRoutes(services))
  app.notFound(
    async ({ req }) =>
      (await ledOn(services, req.raw)) ?? answerFault(new Fault('unknownEndpoint', `There is no ${req.path}`)),
  )
  app.onError((error) => {
    if (!(error instanceof Fault)) options.log?.('A call failed', error)
    return answerFault(error)
  })
  // What stands for all methods is no call but what every call goes through.
  const routes = app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [{ method, path }]))
  return { fetch: async (request) => app.fetch(request), routes, tellStreams: services.signal.raise }
}

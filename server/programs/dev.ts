import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer as createViteServer } from 'vite'
import { mountBackend } from '../http/backend-proxy.ts'
import { previewsOf } from '../pages/preview.ts'
import { siteApp } from '../pages/site-app.ts'
import type { SiteBuild } from '../pages/site-build.ts'
import { BACK_OFFICE, backOfficeLine } from '../start/back-office.ts'
import { composeBackend } from '../start/compose.ts'
import { readConfig } from '../start/config.ts'
import { createLog } from '../start/log.ts'
import { runUntilSignal } from '../start/run-until-signal.ts'
import { step } from '../start/step.ts'
import { StartError } from '../start-error.ts'

type EntryServer = typeof import('#site/entry-server.tsx')

// The development server: the same backend, with the site's modules fresh from their sources and hot reload in the browser.
try {
  const config = readConfig(process.env)
  const log = createLog(config)
  const { link, close, firstAccountToken } = await composeBackend(config, log, step)
  const http = createHttpServer()
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
  const backOffice = await createViteServer({
    configFile: 'backoffice/vite.config.ts',
    server: { middlewareMode: true, hmr: { server: http, path: 'hmr' } },
    appType: 'spa',
  })
  const load = () => vite.ssrLoadModule('/site/entry-server.tsx') as Promise<EntryServer>
  const build: SiteBuild = {
    hash: 'development',
    assetsOf: () => ({ entry: '/site/entry-client.ts', modules: [], styles: [], fonts: [] }),
    buildPage: async (...request) => (await load()).buildPage(...request),
    buildSharedData: async (...request) => (await load()).buildSharedData(...request),
    siteIcon: async (sdk) => (await load()).siteIcon(sdk),
    robots: async (sdk) => (await load()).robots(sdk),
    llms: async (sdk) => (await load()).llms(sdk),
    sitemap: async (...request) => (await load()).sitemap(...request),
    feed: async (...request) => (await load()).feed(...request),
    offlineCard: async (...request) => (await load()).offlineCard(...request),
    renderPage: async (...request) => (await load()).renderPage(...request),
  }
  const app = new Hono()
  mountBackend(app, link, { ...config, log })
  app.route(
    '/',
    siteApp({
      showsNotLive: true,
      build,
      sdkOf: link.sdkOf,
      previewSdk: previewsOf(link),
      log,
      transformHtml: (html, address) => vite.transformIndexHtml(address, html),
    }),
  )
  const answer = getRequestListener(app.fetch)
  http.on('request', (request, response) => {
    const isBackOffice = /^\/admin(?:[/?]|$)/.test(request.url ?? '')
    if (request.url === BACK_OFFICE) request.url = `${BACK_OFFICE}/`
    const { middlewares } = isBackOffice ? backOffice : vite
    middlewares(request, response, () => void answer(request, response))
  })
  http.listen(config.port, config.host, async () => {
    const address = `http://${config.host}:${config.port}`
    console.log(`\nSchaufenster for development: ${address}\n`)
    console.log(await backOfficeLine(address, firstAccountToken))
  })
  runUntilSignal(async () => {
    // Hot reload holds connections open, which Vite would wait for.
    http.close()
    http.closeAllConnections()
    await vite.close()
    await backOffice.close()
    await close()
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

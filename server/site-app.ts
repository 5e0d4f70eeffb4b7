import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { appDataPath, pathOfPageData } from '#domain/page-data-path.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { BuiltPage, PageAnswer } from '#site/page-builder.ts'
import { errorPage } from './error-page.ts'
import { createSharedDataStore } from './shared-data-store.ts'
import type { SiteBuild } from './site-build.ts'

export type SiteParts = {
  build: SiteBuild
  /** The backend as the project of a host sees it. */
  sdkOf: (host: string) => Sdk
  log: { error: (details: object, message: string) => void; warn: (message: string) => void }
  /** The development server lets Vite add its scripts. */
  transformHtml?: (html: string, address: string) => Promise<string>
}

const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Pages and page resources (SPEC 7, 8; DESIGN 3) as a Hono app. */
export function siteApp({ build, sdkOf, log, transformHtml }: SiteParts): Hono {
  const app = new Hono()
  const shared = createSharedDataStore()
  const hostOf = (c: Context) => c.req.header('host') ?? ''

  const keep = (host: string, page: BuiltPage): BuiltPage => {
    shared.keep(host, page.staticQueryResults)
    return page
  }

  async function answerFor(c: Context, address: string): Promise<PageAnswer> {
    const answer = await build.buildPage(sdkOf(hostOf(c)), address, log.warn, new Date())
    if (answer.kind === 'page') keep(hostOf(c), answer)
    return answer
  }

  app.use(compress())

  app.get(appDataPath, (c) => c.json({ webpackCompilationHash: build.hash }, 200, { 'cache-control': 'no-store' }))

  app.get('/page-data/sq/d/:file{[0-9]+\\.json}', async (c) => {
    const hash = c.req.param('file').replace('.json', '')
    const known = shared.find(hostOf(c), hash)
    const result = known ?? (await build.buildSharedData(sdkOf(hostOf(c)), log.warn))[hash]
    if (!result) return c.json({ error: 'There is no shared data with this hash.' }, 404)
    return c.json(result, 200, { 'cache-control': 'public, max-age=31536000, immutable' })
  })

  app.get('/page-data/*', async (c) => {
    const path = pathOfPageData(c.req.path)
    if (path === undefined) return c.json({ error: 'This is no address of page data.' }, 404)
    const answer = await answerFor(c, path + new URL(c.req.url).search)
    if (answer.kind !== 'page') return c.json({ error: 'There is no page at this path.' }, 404)
    const { pageData, status } = answer
    // The 404 page's own data is found under its own path only; every other unknown path has none.
    if (status === 404 && pageData.path !== path) return c.json({ error: 'There is no page at this path.' }, 404)
    return c.json(pageData, 200, { 'cache-control': REVALIDATE })
  })

  app.get('/icon.svg', async (c) => {
    const icon = await build.siteIcon(sdkOf(hostOf(c)))
    if (!icon) return c.notFound()
    return c.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  })

  app.get('/robots.txt', async (c) => {
    const text = await build.robots(sdkOf(hostOf(c)))
    return text ? c.text(text, 200, { 'cache-control': 'public, max-age=3600' }) : c.notFound()
  })

  app.get('/sitemap.xml', async (c) => {
    const xml = await build.sitemap(sdkOf(hostOf(c)))
    if (!xml) return c.notFound()
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': REVALIDATE })
  })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const answer = await answerFor(c, url.pathname + url.search)
    if (answer.kind === 'redirect') return c.redirect(answer.location, answer.status)
    if (answer.kind === 'noProject') return c.text('There is no site at this address.', 404)
    const html = await build.renderPage(answer, build.assetsOf(answer), build.hash)
    const final = transformHtml ? await transformHtml(html, url.pathname) : html
    return c.html(final, answer.status, { 'cache-control': REVALIDATE })
  })

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A page could not be answered')
    if (c.req.path.startsWith('/page-data/')) return c.json({ error: 'The page could not be loaded.' }, 500)
    return c.html(errorPage(c.req.path), 500, { 'cache-control': 'no-store' })
  })

  return app
}

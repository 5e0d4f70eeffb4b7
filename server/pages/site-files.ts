import type { Context, Hono } from 'hono'
import type { Sdk } from '#sdk/sdk.ts'
import type { SiteBuild } from './site-build.ts'

/** For what is asked for anew each time and answered from memory. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Runs what reads from the backend, and gives the headers that say of which records its answer is made. */
export type Tagged = <T>(
  c: Context,
  address: string,
  read: (sdk: Sdk) => Promise<T>,
) => Promise<{ made: T; tags: Record<string, string> }>

/** The files of a site that are no pages: its icon, `robots.txt`, `llms.txt`, the sitemaps and feeds. */
export function siteFiles(app: Hono, build: SiteBuild, tagged: Tagged, log: (message: string) => void): void {
  app.get('/icon.svg', async (c) => {
    const { made: icon, tags } = await tagged(c, '/icon.svg', build.siteIcon)
    if (!icon) return c.notFound()
    return c.body(icon, 200, { ...tags, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  })

  for (const name of ['robots', 'llms'] as const)
    app.get(`/${name}.txt`, async (c) => {
      const { made: text, tags } = await tagged(c, `/${name}.txt`, build[name])
      return text ? c.text(text, 200, { ...tags, 'cache-control': 'public, max-age=3600' }) : c.notFound()
    })

  app.get('/:file{sitemap(-[a-z0-9-]+)?\\.xml}', async (c) => {
    const file = c.req.param('file')
    const { made: xml, tags } = await tagged(c, `/${file}`, (sdk) => build.sitemap(sdk, new Date(), file))
    if (!xml) return c.notFound()
    return c.body(xml, 200, { ...tags, 'content-type': 'application/xml; charset=utf-8', 'cache-control': REVALIDATE })
  })

  app.get('/feeds/:file', async (c) => {
    const file = c.req.param('file')
    const { made, tags } = await tagged(c, `/feeds/${file}`, (sdk) => build.feed(sdk, file, { log, now: new Date() }))
    if (!made) return c.notFound()
    return c.body(made.body, 200, { ...tags, 'content-type': made.type, 'cache-control': REVALIDATE })
  })
}

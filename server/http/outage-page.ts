import type { MiddlewareHandler } from 'hono'
import { errorPage } from './error-page.ts'

const JSON_TYPE = /^application\/json\b/

/** The page that a browser sent a form from, whose path says the visitor's language. */
export function formerPath(referer: string | undefined): string {
  return (referer && URL.parse(referer)?.pathname) || '/'
}

/** Gives a visitor who meets an outage without a script, as after sending a form, a page in their language instead of words for programs. */
export const outagesAsPages: MiddlewareHandler = async (c, next) => {
  await next()
  const isForBrowser = c.req.header('accept')?.startsWith('text/html')
  if (c.res.status !== 503 || !isForBrowser || !JSON_TYPE.test(c.res.headers.get('content-type') ?? '')) return
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  headers.set('content-type', 'text/html; charset=utf-8')
  c.res = undefined
  c.res = new Response(errorPage(formerPath(c.req.header('referer'))), { status: 503, headers })
}

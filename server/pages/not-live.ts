import type { Context, MiddlewareHandler } from 'hono'
import { canonicalPath } from '#domain/paths/normalize-path.ts'
import { languageOf } from '#domain/paths/path-parts.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { routeOf } from '#domain/paths/routes.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { SharedData } from '#site/data/shared-data.ts'
import type { BuiltPage, PageAnswer } from '#site/page-builder.ts'
import { contentPolicy } from '../http/content-policy.ts'
import { comingSoonPage } from './coming-soon-page.ts'
import { PAGE_TAGS } from './kept-site.ts'

/** Says within the process that a website is not live yet, so that its staff may be let through. It goes no further. */
export const NOT_LIVE = 'x-not-live'

/** Nobody may keep what changes with one switch, and no search engine list it. */
export const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** What the law asks for is there from the first day, and nobody is kept from knowing that nothing is to be listed. */
const ALWAYS_OPEN = ['imprint', 'privacy']

type ReadingOf = (host: string, seen: () => void) => Sdk

/** The page at a path. */
type PageAt = (c: Context, path: string) => Promise<{ answer: PageAnswer }>

/** Shows strangers the shop's card in place of a website that is not live yet; of a live one nothing changes. */
export function comingSoon(readingOf: ReadingOf, pageAt: PageAt): MiddlewareHandler {
  return async (c, next) => {
    const project = await readingOf(c.req.header('host') ?? '', () => {})
      .items('project')
      .first({ fields: ['id', 'live'] })
    // A backend of another version may not know the word.
    if (project === null || project.live !== false) return next()
    const path = canonicalPath(c.req.path)
    const route = routeOf(path)
    if (path === '/icon.svg' || (route && ALWAYS_OPEN.includes(route.route))) {
      await next()
      c.res.headers.delete(PAGE_TAGS)
      for (const [name, value] of Object.entries(UNLISTED)) c.res.headers.set(name, value)
      return
    }
    const headers = { ...UNLISTED, [NOT_LIVE]: 'yes' }
    if (/\.(?:json|xml|txt)$|^\/feeds\//.test(path)) return c.text('This website is not live yet.', 404, headers)
    const address = routeMap.home[languageOf(path)]
    if (path !== address) return c.body(null, 302, { ...headers, location: address })
    const { answer } = await pageAt(c, path)
    if (answer.kind !== 'page') return next()
    const { language } = answer.pageData.result.pageContext
    const policy = { 'content-security-policy': contentPolicy(answer) }
    return c.html(comingSoonPage(sharedOf(answer), language), 200, { ...headers, ...policy })
  }
}

const sharedOf = ({ staticQueryResults }: BuiltPage): SharedData =>
  Object.assign({}, ...Object.values(staticQueryResults).map(({ data }) => data))

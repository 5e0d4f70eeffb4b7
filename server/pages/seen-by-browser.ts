import type { Handler } from 'hono'
import type { ProjectDomains } from './project-domains.ts'
import type { VisitCounter } from './visit-counter.ts'

const GONE = { 'cache-control': 'no-store' }

/** The path that a page of this very host was shown at. */
function pathOf(referer: string | undefined, host: string | undefined): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { host: own, pathname } = new URL(referer)
  return own === host ? pathname : undefined
}

/** `POST /ecom/seen`: a page that a browser shows without asking for its document; it says no more than its own address. */
export function seenByBrowser(visits: Pick<VisitCounter, 'shown'>, domains: Pick<ProjectDomains, 'known'>): Handler {
  return ({ req }) => {
    const host = req.header('host')
    const domain = domains.known(host ?? '')
    const path = pathOf(req.header('referer'), host)
    const isOwn = req.header('sec-fetch-site') === 'same-origin'
    if (isOwn && domain !== undefined && path !== undefined) visits.shown(domain, path, (name) => req.header(name))
    return new Response(null, { status: 204, headers: GONE })
  }
}

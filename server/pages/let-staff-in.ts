import type { Handler } from 'hono'
import type { BackendLink } from '../http/backend-link.ts'
import { PAGE_TAGS } from './kept-site.ts'
import { NOT_LIVE, UNLISTED } from './not-live.ts'

type Site = { fetch(request: Request): Promise<Response> | Response }

/** Answers as `site` does; a website that is not live is shown to people who are signed in there as `open` has it, kept by nobody. */
export function letStaffIn(site: Site, open: Site, link: Pick<BackendLink, 'sdkWith'>): Handler {
  return async (c) => {
    const answer = await site.fetch(c.req.raw)
    if (!answer.headers.has(NOT_LIVE)) return answer
    const isStaff = await isSignedIn(c.req.raw, link)
    const shown = isStaff ? await open.fetch(c.req.raw) : answer
    const headers = new Headers(shown.headers)
    for (const name of [NOT_LIVE, PAGE_TAGS]) headers.delete(name)
    for (const [name, value] of Object.entries(UNLISTED)) headers.set(name, value)
    return new Response(shown.body, { status: shown.status, headers })
  }
}

async function isSignedIn({ headers }: Request, { sdkWith }: Pick<BackendLink, 'sdkWith'>): Promise<boolean> {
  const cookie = headers.get('cookie')
  if (!cookie?.includes('directus-')) return false
  return sdkWith(headers.get('host') ?? '', { cookie }).auth.check()
}

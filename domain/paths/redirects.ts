import type { Language } from '../texts/language.ts'
import { linkOf } from './links.ts'
import { decodedPath, escapedAddress } from './normalize-path.ts'
import { splitPath } from './path-parts.ts'
import { pathOf } from './routes.ts'

/** Row of `redirect`. */
export interface Redirect {
  from_path: string
  to_path: string
  permanent?: boolean | null
}

/** Where to send the browser, and with which status. */
export interface RedirectAnswer {
  location: string
  status: 301 | 302
}

/**
 * The redirects that every project has (SPEC 2): /login only with a portal to go to, and from the domain alone to the first language
 * where there is no German.
 */
export function standardRedirects(project: {
  readonly portal_url?: string | null
  readonly languages: readonly Language[]
}): Redirect[] {
  const { portal_url: portal, languages } = project
  const redirects: Redirect[] = [{ from_path: '/schaufenster', to_path: '/', permanent: false }]
  if (portal) redirects.push({ from_path: '/login', to_path: portal, permanent: true })
  const [first] = languages
  const home = first && !languages.includes('de') && pathOf('home', first)
  if (home) redirects.push({ from_path: '/', to_path: home, permanent: false })
  return redirects
}

function append(target: string, suffix: string): string {
  const hashAt = target.indexOf('#')
  const [before, ownHash] = hashAt < 0 ? [target, ''] : [target.slice(0, hashAt), target.slice(hashAt)]
  const suffixHashAt = suffix.indexOf('#')
  const [query, hash] = suffixHashAt < 0 ? [suffix, ''] : [suffix.slice(0, suffixHashAt), suffix.slice(suffixHashAt)]
  const joined = before.includes('?') ? query.replace(/^\?/, '&') : query
  return before + joined + (hash || ownHash)
}

/** A path as people write it, however it is escaped. */
const spelled = (address: string) => decodedPath(splitPath(address).path)

/**
 * The redirect of an address (path with query and hash): the exact path first, then ignoring case; query and hash are appended
 * (SPEC 2). Undefined when there is none, when it would lead to itself, and when its target is no path and no http address.
 */
export function redirectOf(address: string, redirects: readonly Redirect[]): RedirectAnswer | undefined {
  const { suffix } = splitPath(address)
  const wanted = spelled(address)
  const lower = wanted.toLowerCase()
  const entries = redirects.map((entry) => ({ entry, path: spelled(entry.from_path) }))
  const found = (
    entries.find(({ path }) => path === wanted) ?? entries.find(({ path }) => path.toLowerCase() === lower)
  )?.entry
  const link = found && linkOf(found.to_path, 'de')
  if (!found || !link || link.kind === 'mail' || link.kind === 'phone') return undefined
  const target = link.kind === 'external' ? link.href : found.to_path
  if (spelled(target) === wanted) return undefined
  return { location: escapedAddress(append(target, suffix)), status: found.permanent ? 301 : 302 }
}

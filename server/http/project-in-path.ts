import { BACKEND_PATHS } from './backend-paths.ts'

/** A domain, or a name of this machine; no page has a dot in the first part of its address. */
const NAMED = /^\/([^/]+\.[^/]+|localhost(?::\d+)?)(\/.*)?$/

const OF_BACKEND = new RegExp(`^/(?:${BACKEND_PATHS.join('|')})(?:/|$)`)

/** By which a client says which project it calls. */
export const PROJECT_HEADER = 'x-directus-project'

/**
 * A call as the published clients of a Directus 8 send it, as the call of this backend: without the project that its address
 * names first (`/juwelier.example/items/page`), and `/server/info` for `/juwelier.example/` and for `/` of a client that names its
 * project. Any other request is answered as it is. (CONTRACTS 2)
 */
export function withoutProjectInPath(request: Request): Request {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  const [path = '/', ...query] = request.url.slice(start).split('?')
  const isClient = request.headers.has(PROJECT_HEADER)
  const [, project, below] = NAMED.exec(path) ?? [path, undefined, path]
  // Without a slash behind it a name with a dot is a file of the site: `/sw.js`, `/robots.txt`.
  const rest = below ?? '/'
  const isCall = below === '/' || (below !== undefined && OF_BACKEND.test(below))
  const isOwn = project === undefined ? isClient && rest === '/' : isClient || isCall
  if (!isOwn) return request
  const headers = new Headers(request.headers)
  if (project !== undefined) headers.set(PROJECT_HEADER, decoded(project))
  const { method, body, signal } = request
  const url = [request.url.slice(0, start) + (rest === '/' ? '/server/info' : rest), ...query].join('?')
  return new Request(url, { method, headers, body, signal, redirect: 'manual', duplex: 'half' } as RequestInit)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { BACKEND_PATHS } from './backend-paths.ts'

/** A domain, or a name of this machine; no page has a dot in the first part of its address. */
const NAMED = /^\/([^/]+\.[^/]+|localhost(?::\d+)?)(\/.*)?$/

const OF_BACKEND = new RegExp(`^/(?:${BACKEND_PATHS.join('|')})(?:/|$)`)

/** By which a client says which project it calls. */
export const PROJECT_HEADER = 'x-directus-project'

/**
 * A call as the published clients of a Directus 8 send it, as the call of this backend: without the project that its address
 * names first (`/juwelier.example/items/page`), and `/server/info` for `/juwelier.example/` and `/` of a client that names its
 * project in the header. Any other request is answered as it is. (CONTRACTS 2)
 */
export function withoutProjectInPath(request: Request): Request {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  const [path = '/', ...query] = request.url.slice(start).split('?')
  const isClient = request.headers.has(PROJECT_HEADER)
  const [, project, rest = '/'] = NAMED.exec(path) ?? [path, undefined, path]
  if (OF_BACKEND.test(path)) return request
  const isOwn = project === undefined ? isClient && rest === '/' : isClient || OF_BACKEND.test(rest)
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

import type { Hono } from 'hono'
import type { BackendLink } from './backend-link.ts'

/** The first parts of the addresses that belong to the backend (SPEC 7). */
export const BACKEND_PATHS = [
  'items',
  'server',
  'assets',
  'auth',
  'collections',
  'fields',
  'files',
  'users',
  'roles',
  'permissions',
  'relations',
  'revisions',
  'settings',
  'changes',
  'ecom',
]

/** Hands a visitor's calls on to the backend, as the project of the host that they asked. */
export function mountBackend(app: Hono, { answer }: BackendLink, backendUrl?: string): void {
  for (const path of BACKEND_PATHS) {
    app.all(`/${path}/*`, (c) => answer(backendUrl ? toBackend(c.req.raw, backendUrl) : c.req.raw))
    app.all(`/${path}`, (c) => answer(backendUrl ? toBackend(c.req.raw, backendUrl) : c.req.raw))
  }
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'accept-encoding']

function toBackend(request: Request, backendUrl: string): Request {
  const { pathname, search, host } = new URL(request.url)
  const headers = new Headers(request.headers)
  const visitorHost = headers.get('host') ?? host
  for (const name of HOP_BY_HOP) headers.delete(name)
  if (!headers.has('x-directus-project')) headers.set('x-project-host', visitorHost)
  const { method, body, signal } = request
  return new Request(backendUrl.replace(/\/+$/, '') + pathname + search, {
    method,
    headers,
    body,
    signal,
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
}

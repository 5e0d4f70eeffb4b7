import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import { FROM_VISITOR } from '#backend/http/not-live.ts'
import { bodyToHandOn } from '#backend/http/read-body.ts'
import type { BackendLink } from './backend-link.ts'
import { BACKEND_PATHS } from './backend-paths.ts'
import { CLIENT_ADDRESS, clientAddress } from './client-address.ts'
import { compressAnswers } from './compress-answers.ts'
import { RETRY_AFTER } from './outages.ts'
import { PROJECT_HEADER } from './project-in-path.ts'
import { isSite } from './take-turns.ts'

export interface BackendMount {
  /** Another process's backend. */
  backendUrl?: string
  /** Whether an address is a proxy whose word on its client is taken. */
  isTrusted: (address: string) => boolean
  log: { error: (details: object, message: string) => void }
}

/** Hands a visitor's calls on to the backend, as the project of the host that they asked. */
export function mountBackend(app: Hono, { answer }: BackendLink, { backendUrl, isTrusted, log }: BackendMount): void {
  const handOn = (c: Context) => {
    const client = clientAddress(c, isTrusted)
    if (!backendUrl) {
      if (!isSite(c, getConnInfo(c).remote.address ?? '', isTrusted)) c.req.raw.headers.set(FROM_VISITOR, 'yes')
      return answer(withClient(c.req.raw, client))
    }
    return answer(toBackend(c.req.raw, backendUrl, client)).catch((error: unknown) => {
      log.error({ err: error }, 'The backend cannot be reached')
      return unavailable()
    })
  }
  for (const path of BACKEND_PATHS) {
    app.use(`/${path}/*`, compressAnswers)
    app.use(`/${path}`, compressAnswers)
    app.all(`/${path}/*`, handOn)
    app.all(`/${path}`, handOn)
  }
  // Who names a project is a client of the backend: it gets JSON also where there is no such call.
  app.use((c, next) => (c.req.header(PROJECT_HEADER) === undefined ? next() : handOn(c)))
}

/** What the backend itself says when it cannot answer, to callers of orders as to all others. */
const unavailable = () =>
  Response.json(
    {
      status: 'error',
      reason: 'unavailable',
      error: { code: 0, message: 'This cannot be done right now; please try again in a moment' },
    },
    { status: 503, headers: { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' } },
  )

/**
 * The request with its client's address; one that only reads is handed on as it is, for nothing counts it but pictures that have to be made.
 * Noted in its own headers: a request made of another one passes its body through two more buffers.
 */
function withClient(request: Request, client: string): Request {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || new URL(request.url).pathname.startsWith('/assets/')) request.headers.set(CLIENT_ADDRESS, client)
  return request
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']

function toBackend(request: Request, backendUrl: string, client: string): Request {
  const { pathname, search, host } = new URL(request.url)
  const headers = new Headers(request.headers)
  const visitorHost = headers.get('host') ?? host
  for (const name of HOP_BY_HOP) headers.delete(name)
  headers.set('x-project-host', visitorHost)
  headers.set('x-forwarded-for', client)
  headers.set(FROM_VISITOR, 'yes')
  // What arrives compressed is unpacked by fetch, but would still be called compressed: this process does it for its visitor.
  headers.set('accept-encoding', 'identity')
  const { method, signal } = request
  const body = bodyToHandOn(request)
  return new Request(backendUrl.replace(/\/+$/, '') + pathname + search, {
    method,
    headers,
    body,
    signal,
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { withoutSecrets } from './without-secrets.ts'

export const REQUEST_ID = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** The id of the request that is being answered, for every line that is logged meanwhile. */
export const requestId = () => current.getStore()

export type RequestLog = {
  debug: (details: object, message: string) => void
}

/**
 * Gives each request an id, its proxy's where that is trusted, says it in the answer and logs the request: what was asked for,
 * how it ended and how long it took in milliseconds; never who asked, nor the query.
 */
export function logRequests(log: RequestLog, isTrusted: (address: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header(REQUEST_ID)
    const isProxys = given && /^[\w-]{8,64}$/.test(given) && isTrusted(getConnInfo(c).remote.address ?? '')
    const id = isProxys ? given : randomUUID()
    const start = performance.now()
    await current.run(id, next)
    c.header(REQUEST_ID, id)
    const { method, path } = c.req
    const ms = Math.round(performance.now() - start)
    log.debug({ requestId: id, method, path: withoutSecrets(path), status: c.res.status, ms }, 'request')
  }
}

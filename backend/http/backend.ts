import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { answerFault } from './answer.ts'
import { itemRoutes } from './items.ts'

export interface BackendOptions {
  readonly db: Database
  /** Domain of the project that answers where neither header nor host names one; otherwise the oldest project does. */
  readonly defaultDomain?: string | undefined
  /** Told of every error that is not the caller's. */
  readonly log?: (message: string, error: unknown) => void
}

export interface Backend {
  /** Answers a call of SPEC 7; the address counts from `/items`, `/server`, …. Never throws. */
  fetch(request: Request): Promise<Response>
}

/** The content system's calls over a migrated database. (SPEC 7) */
export function createBackend(options: BackendOptions): Backend {
  const app = new Hono()
  app.get('/server/ping', (context) => context.text('pong'))
  app.route('/items', itemRoutes(options))
  app.notFound((context) => answerFault(new Fault('unknownEndpoint', `There is no ${context.req.path}`)))
  app.onError((error) => {
    if (!(error instanceof Fault)) options.log?.('A call failed', error)
    return answerFault(error)
  })
  return { fetch: async (request) => app.fetch(request) }
}

import type { MiddlewareHandler } from 'hono'
import { Fault } from '../fault.ts'
import type { Variables } from './context.ts'

/** Where the server says that a call comes from a visitor, and not from the site that makes pages for one; nobody can take it away. */
export const FROM_VISITOR = 'x-from-visitor'

/** Keeps the contents of a website that is not live from strangers: people who are signed in there, and API keys, read as ever. */
export const hiddenUntilLive: MiddlewareHandler<Variables> = async ({ req, var: { caller } }, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  if (isRead && req.header(FROM_VISITOR) !== undefined && (await caller.project()).live === false) {
    const isKnown = (await caller.apiKey()) ?? (await caller.identity())
    if (!isKnown) throw new Fault('forbidden', 'This website is not live yet')
  }
  await next()
}

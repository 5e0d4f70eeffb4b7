import type { MiddlewareHandler } from 'hono'
import { clientKey } from '#backend/http/client-key.ts'
import { createTokenBuckets } from '#backend/http/token-buckets.ts'
import { WEIGHT_HEADER } from '#backend/items/weight.ts'
import { clientAddress } from './client-address.ts'

/** For everything that is not in memory: a page view with many pictures at once, then fifty requests a second. */
export const REQUEST_LIMIT = { capacity: 600, refill: 20 }

export type RequestLimit = {
  /** Requests at once from one address. */
  capacity: number
  /** Milliseconds in which one more is allowed. */
  refill: number
  now: () => Date
  isTrusted: (address: string) => boolean
}

/**
 * Limits how much work one address may ask for: what lies ready in memory does not count, what is large counts more than once, and
 * this machine itself never counts.
 * Forms, orders and sign-ins have limits of their own, far lower.
 */
export function limitRequests({ capacity, refill, now, isTrusted }: RequestLimit): MiddlewareHandler {
  const buckets = createTokenBuckets({ capacity, refill, now })
  return async (c, next) => {
    const address = clientAddress(c, isTrusted)
    const key = isTrusted(address) ? undefined : clientKey(address)
    const wait = key === undefined ? 0 : buckets.take(key)
    if (wait === 0) {
      await next()
      const weight = Number(c.res.headers.get(WEIGHT_HEADER) ?? 0)
      if (weight > 0) c.res.headers.delete(WEIGHT_HEADER)
      if (weight > 0 && key !== undefined) buckets.charge(key, weight)
      return
    }
    return c.json({ error: { code: 429, message: 'Too many requests, please wait' } }, 429, {
      'retry-after': String(Math.ceil(wait / 1000)),
      'cache-control': 'no-store',
    })
  }
}

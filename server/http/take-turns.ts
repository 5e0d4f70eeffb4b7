import type { Context, MiddlewareHandler } from 'hono'
import { clientKey } from '#backend/http/client-key.ts'
import { clientAddress } from './client-address.ts'

/** What one address may have worked on at a time, as many as a browser opens connections; and how much of it may wait. */
export const TURNS = { atOnce: 6, mostWaiting: 200 }

export type TurnOptions = {
  atOnce: number
  mostWaiting: number
  isTrusted: (address: string) => boolean
}

type Lane = { running: number; waiting: (() => void)[] }

/** Pictures have a queue of their own, streams of changes have no end. */
const OWN_TURNS = /^\/(assets|changes)(\/|$)/

const isWork = ({ req }: Context) =>
  (req.method === 'GET' || req.method === 'HEAD' || req.path === '/ecom/quote') && !OWN_TURNS.test(req.path)

/** The site of another process reads for all its visitors, and names theirs where it only hands on. */
export const isSite = ({ req }: Context, address: string, isTrusted: (address: string) => boolean) =>
  req.header('x-project-host') !== undefined && req.header('x-forwarded-for') === undefined && isTrusted(address)

/**
 * Lets each address have only so much worked on at a time. The rest waits for its turn, one after the other, and between two of them
 * everybody else is heard: who asks for much slows down themselves and nobody else.
 */
export function takeTurns({ atOnce, mostWaiting, isTrusted }: TurnOptions): MiddlewareHandler {
  const lanes = new Map<string, Lane>()
  const starting: (() => void)[] = []

  /** One for each turn of the event loop, in which whatever has come in meanwhile is begun too. */
  function startNext() {
    starting.shift()?.()
    if (starting.length > 0) setImmediate(startNext)
  }

  function startSoon(start: () => void) {
    starting.push(start)
    if (starting.length === 1) setImmediate(startNext)
  }

  function leave(key: string, lane: Lane) {
    const next = lane.waiting.shift()
    if (next) return startSoon(next)
    lane.running--
    if (lane.running === 0) lanes.delete(key)
  }

  return async (c, next) => {
    const address = clientAddress(c, isTrusted)
    if (!isWork(c) || isSite(c, address, isTrusted)) return next()
    const key = clientKey(address)
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.waiting.length >= mostWaiting)
      return c.json({ error: { code: 429, message: 'Too many requests at a time, please wait' } }, 429, {
        'retry-after': '1',
        'cache-control': 'no-store',
      })
    const isFull = lane.running >= atOnce
    if (isFull) await new Promise<void>((resolve) => lane.waiting.push(resolve))
    else if (lane.running++ > 0) await new Promise<void>(startSoon)
    try {
      // Nobody waits for this answer any more.
      if (c.req.raw.signal.aborted) return c.body(null, 408)
      await next()
    } finally {
      leave(key, lane)
    }
  }
}

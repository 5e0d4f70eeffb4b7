import { Hono } from 'hono'
import { changesSince, lastChange } from '../changes/feed.ts'
import { checkChangeSignature } from '../changes/signature.ts'
import { changeStream } from '../changes/stream.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import type { Variables } from '../http/context.ts'
import { MAX_INTEGER } from '../items/field-value.ts'
import type { Services } from './services.ts'

const MOST = 1000

function numberOf(name: string, text: string | undefined): number {
  if (!/^\d{1,10}$/.test(text ?? '') || Number(text) > MAX_INTEGER)
    throw new Fault('invalid', `${name} must be the number of a change`)
  return Number(text)
}

/** The change feed, for replicas that know the secret: a list, and a stream that goes on. (DESIGN 3) */
export function changeRoutes(services: Services): Hono<Variables> {
  const { db, secret, defaults } = services
  const check = (request: Request) => {
    if (!secret) throw new Fault('unauthorized', 'The change feed needs a secret')
    checkChangeSignature(secret, request, defaults.now())
  }
  return new Hono<Variables>()
    .get('/', async ({ req }) => {
      check(req.raw)
      const since = numberOf('since', req.query('since'))
      return jsonAnswer({ data: await changesSince(db, since, MOST), meta: { last: await lastChange(db) } })
    })
    .get('/stream', async ({ req }) => {
      check(req.raw)
      const since = numberOf('since', req.header('last-event-id') ?? req.query('since'))
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      return new Response(changeStream(services, since), { headers })
    })
}

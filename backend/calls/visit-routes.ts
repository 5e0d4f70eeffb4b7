import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { CountedPages } from '#contract/wire/visits.ts'
import { checkChangeSignature } from '../changes/signature.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import type { Variables } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { addVisits } from '../visits/add-visits.ts'
import type { Services } from './services.ts'

const LONGEST_BODY = 2_000_000

const times = z.int().min(1).max(1_000_000)
const named = z.array(z.tuple([z.string().max(255), times])).max(5000)
const body: z.ZodType<CountedPages[]> = z
  .array(
    z.object({
      domain: z.string().max(255),
      pages: named,
      sources: named,
      programs: z.int().min(0).max(1_000_000),
    }),
  )
  .max(500)

/** `POST /visits?body={SHA-256 of the body}`, signed: what servers of the site have counted. For replicas that know the secret. */
export function visitRoutes({ db, secret, defaults }: Services): Hono<Variables> {
  return new Hono<Variables>().post('/visits', async ({ req }) => {
    if (!secret) throw new Fault('unauthorized', 'The counters need a secret')
    checkChangeSignature(secret, req.raw, defaults.now())
    const text = (await readBody(req.raw, LONGEST_BODY, 'body')).toString()
    const hash = createHash('sha256').update(text).digest('hex')
    if (req.query('body') !== hash) throw new Fault('invalid', 'Not what was signed')
    const counted = body.safeParse(JSON.parse(text))
    if (!counted.success) throw new Fault('invalid', 'Not what is counted')
    for (const one of counted.data) await addVisits(db, one, defaults.now())
    return jsonAnswer({ public: true })
  })
}

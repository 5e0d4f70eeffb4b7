import type { MiddlewareHandler } from 'hono'
import { markedAs } from '../db/marked-call.ts'
import { Fault } from '../fault.ts'
import { LONGEST_CONTENTS } from '../http/body.ts'
import type { Caller, Variables } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { type Claim, claimCall, forgetCall, keepAnswer, releaseCall } from './call-keys.ts'
import { isIdempotencyKey, KEY_RULE } from './idempotency-key.ts'
import type { Services } from './services.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Calls with a key of their own, which is kept with what they made. */
const OWN_KEYS = ['/ecom/order', '/ecom/manual-orders']

/** Says that the answer is that of an earlier call with the same key. */
const REPEATED = { 'idempotency-replayed': 'true' }

/** The answer of an earlier call. Throws the Fault where there is none yet, or the key is another call's. */
function answerOf(claim: Exclude<Claim, { kind: 'own' }>): Response {
  if (claim.kind === 'other')
    throw new Fault('invalid', 'Idempotency-Key: this key was used for another call, or with another body')
  if (claim.kind === 'underway') throw new Fault('busy', 'This call is being worked on; please try again in a moment')
  const { status, answer } = claim
  if (status === 204) return new Response(null, { status, headers: REPEATED })
  const headers = { 'content-type': 'application/json', ...REPEATED }
  return new Response(answer ?? '{"data":null}', { status, headers })
}

/** What a call brings. Of a form, whose text differs each time it is sent, nothing. */
async function bodyOf(request: Request): Promise<Uint8Array> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isForm ? new Uint8Array() : readBody(request.clone(), LONGEST_CONTENTS, 'body')
}

/** Who calls; undefined for a stranger and for a token that is not good, whom the call itself refuses. */
async function accountOf(caller: Caller): Promise<number | undefined> {
  try {
    const signedIn = (await caller.apiKey()) ?? (await caller.identity())
    return signedIn?.account.id
  } catch {
    return undefined
  }
}

/**
 * Does a write that comes with an `Idempotency-Key` once, however often a signed-in caller sends it: the same key is answered as before,
 * also where the first answer was lost on its way or its process died after the commit. What was refused may be sent again.
 */
export function calledOnce({ db, defaults }: Pick<Services, 'db' | 'defaults'>): MiddlewareHandler<Variables> {
  return async (context, next) => {
    const { req, var: variables } = context
    const key = READS.includes(req.method) ? null : req.raw.headers.get('idempotency-key')
    if (key === null || OWN_KEYS.includes(req.path)) return next()
    const user = await accountOf(variables.caller)
    if (user === undefined) return next()
    if (!isIdempotencyKey(key)) throw new Fault('invalid', `Idempotency-Key: ${KEY_RULE}`)
    const project = (await variables.caller.project()).id
    const { pathname, search } = new URL(req.url)
    const call = `${req.method} ${pathname}${search}`
    const claim = await claimCall(db, { user, project, key, call, body: await bodyOf(req.raw) }, defaults.now())
    if (claim.kind !== 'own') return answerOf(claim)
    const { id } = claim
    await markedAs(id, next)
    const { res } = context
    if (res.ok) {
      const isJson = res.headers.get('content-type')?.includes('json')
      const text = isJson ? await res.clone().text() : ''
      await keepAnswer(db, id, { status: res.status, text }, defaults.now())
      // What failed may have been done before: sent again, it is known.
    } else if (res.status >= 500) await releaseCall(db, id)
    else await forgetCall(db, id)
  }
}

import type { MiddlewareHandler } from 'hono'
import type { Account } from '../auth/account.ts'
import { apiKeyOf, type PresentedKey, secretOf } from '../auth/api-key.ts'
import { accessOf, type Identity, identify, identifyToken } from '../auth/identify.ts'
import { keyAccess } from '../auth/key-access.ts'
import type { Tokens } from '../auth/token.ts'
import { Fault } from '../fault.ts'
import type { Access } from '../items/access.ts'
import type { Defaults } from '../items/validate.ts'
import type { Project } from '../project/project.ts'
import { callersProject, type ProjectSource } from './requested-project.ts'
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts'

/** What is known of a request before its call is looked at; each is found out when first asked for. */
export interface Caller {
  project(): Promise<Project>
  /** The person that is signed in. Throws the Fault for a token that is not good. */
  identity(): Promise<Identity | undefined>
  /** The API key that the request came with. Throws the Fault for one that is not good, or is used too often. */
  apiKey(): Promise<PresentedKey | undefined>
  /** Whose token this is. Throws the Fault for one that is not good any more. */
  identityOf(token: string): Promise<Identity>
  access(): Promise<Access>
}

export type Variables = { Variables: { caller: Caller } }

const once = <T>(find: () => Promise<T>): (() => Promise<T>) => {
  let found: Promise<T> | undefined
  return () => {
    found ??= find()
    return found
  }
}

/** What a caller is made out with. */
interface CallerSource extends ProjectSource {
  readonly tokens: Tokens
  readonly defaults: Defaults
}

export const contextOf = (services: CallerSource): MiddlewareHandler<Variables> => {
  const checkRate = keyRates(services.defaults.now)
  return async (context, next) => {
    const caller = callerOf(services, context.req.raw, checkRate)
    context.set('caller', caller)
    // A key that is not good is refused by every call, those that visitors may make too; one only asks whether it is.
    if (context.req.path !== '/auth/check') await caller.apiKey()
    await next()
  }
}

const MINUTE = 60_000

/** Throws the Fault for a key that is used more often than it may be. */
function keyRates(now: () => Date): (key: PresentedKey) => void {
  const limits = new Map<number, TokenBuckets>()
  return ({ id, rate }) => {
    const buckets = limits.get(rate) ?? createTokenBuckets({ capacity: rate, refill: MINUTE / rate, now })
    limits.set(rate, buckets)
    const wait = buckets.take(String(id))
    const seconds = Math.ceil(wait / 1000)
    if (seconds > 0)
      throw new Fault(
        'tooMany',
        `More than ${rate} calls a minute with this API key; wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
        seconds,
      )
  }
}

function callerOf(services: CallerSource, request: Request, checkRate: (key: PresentedKey) => void): Caller {
  const { db, tokens, defaults } = services
  const project = once(() => callersProject(services, request))
  const about = once(async () => ({ db, tokens, now: defaults.now(), project: await project() }))
  const secret = secretOf(request)
  const apiKey = once(async () => {
    if (secret === undefined) return undefined
    const key = await apiKeyOf(db, secret, { project: (await project()).id, now: defaults.now() })
    checkRate(key)
    return key
  })
  const identity = once(async () => (secret === undefined ? identify(await about(), request) : undefined))
  const identityOf = async (token: string) => identifyToken(await about(), token)
  const access = once(async () => {
    const key = await apiKey()
    return key ? keyAccess(db, key) : accessOf(await about(), await identity())
  })
  return { project, identity, apiKey, identityOf, access }
}

/** The person behind the request. Throws the Fault for an anonymous one, and for a program with an API key. */
export async function signedIn(caller: Caller): Promise<Identity> {
  if (await caller.apiKey()) throw new Fault('forbidden', 'This call is for people who sign in, not for API keys')
  const identity = await caller.identity()
  if (!identity) throw new Fault('unauthorized', 'This call is for signed-in accounts')
  return identity
}

/** The account behind the request, that of an API key too. Throws the Fault for an anonymous one. */
export async function admitted(caller: Caller): Promise<{ readonly account: Account }> {
  return (await caller.apiKey()) ?? signedIn(caller)
}

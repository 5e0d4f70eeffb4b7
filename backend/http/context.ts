import type { MiddlewareHandler } from 'hono'
import { accessOf, type Identity, identify, identifyToken } from '../auth/identify.ts'
import type { Tokens } from '../auth/token.ts'
import { Fault } from '../fault.ts'
import type { Access } from '../items/access.ts'
import type { Defaults } from '../items/validate.ts'
import type { Project } from '../project/project.ts'
import { type ProjectSource, requestedProject } from './requested-project.ts'

/** What is known of a request before its call is looked at; each is found out when first asked for. */
export interface Caller {
  project(): Promise<Project>
  identity(): Promise<Identity | undefined>
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

export const contextOf =
  (services: CallerSource): MiddlewareHandler<Variables> =>
  async (context, next) => {
    context.set('caller', callerOf(services, context.req.raw))
    await next()
  }

function callerOf(services: CallerSource, request: Request): Caller {
  const { db, tokens, defaults } = services
  const project = once(() => requestedProject(services, request))
  const about = once(async () => ({ db, tokens, now: defaults.now(), project: await project() }))
  const identity = once(async () => identify(await about(), request))
  const identityOf = async (token: string) => identifyToken(await about(), token)
  return { project, identity, identityOf, access: once(async () => accessOf(await about(), await identity())) }
}

/** The account behind the request. Throws the Fault for an anonymous one. */
export async function signedIn(caller: Caller): Promise<Identity> {
  const identity = await caller.identity()
  if (!identity) throw new Fault('unauthorized', 'This call is for signed-in accounts')
  return identity
}

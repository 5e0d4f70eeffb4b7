import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { type Access, publicAccess } from '../items/access.ts'
import type { Project } from '../project/project.ts'
import { type Account, accountById } from './account.ts'
import { accountAccess } from './rights.ts'
import { type StoredSession, sessionByCookie, sessionById } from './session.ts'
import { bearerOf, type Tokens } from './token.ts'

export interface IdentifyContext {
  readonly db: Database
  readonly tokens: Tokens
  readonly now: Date
  readonly project: Project
}

export interface Identity {
  readonly account: Account
  readonly session: StoredSession
}

const named = (domain: string): string => `directus-${domain}-session`

export const cookieName = (project: Project): string => named(project.domain)

/** Where a session may be found: whoever changes the domain stays signed in by the cookie that is named after the one before. */
export const cookieNames = ({ domain, formerDomains = [] }: Project): string[] => [domain, ...formerDomains].map(named)

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The account and session behind a request; undefined for an anonymous one. Throws the Fault for a bad token. */
export async function identify(context: IdentifyContext, request: Request): Promise<Identity | undefined> {
  const token = bearerOf(request)
  if (token) return identifyToken(context, token)
  const secret = cookieNames(context.project)
    .map((name) => cookieValue(request, name))
    .find(Boolean)
  const session = secret ? await sessionByCookie(context.db, secret, context.now) : undefined
  if (!session) return undefined
  if (!SAFE.has(request.method)) refuseForeignPage(request)
  return withAccount(context, session)
}

/** Whose token this is. Throws the Fault for one that is forged, expired, or of a session that has ended. */
export async function identifyToken(context: IdentifyContext, token: string): Promise<Identity> {
  const { db, tokens, now } = context
  const session = await sessionById(db, await tokens.read(token), now)
  if (!session) throw new Fault('invalidToken', 'The session has ended')
  return withAccount(context, session)
}

async function withAccount({ db, project }: IdentifyContext, session: StoredSession): Promise<Identity> {
  const account = await accountById(db, session.user)
  if (!account?.isActive) throw new Fault('inactive', 'This account is suspended')
  if (account.project !== null && account.project !== project.id)
    throw new Fault('forbidden', 'This account belongs to another project')
  return { account, session }
}

/** A browser sends the cookie whoever asks it to; a change is done only for pages of the same host. */
function refuseForeignPage(request: Request): void {
  const origin = request.headers.get('origin')
  const { headers, url } = request
  // A site that runs apart hands its visitor's host on; a page of another host cannot send this header.
  const host = headers.get('x-project-host') ?? headers.get('host') ?? new URL(url).host
  if (origin === null || !URL.canParse(origin) || new URL(origin).host !== host)
    throw new Fault('forbidden', 'This call comes from a page of another host')
}

/** What a cookie of that name holds. */
export function cookieValue(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** What the caller of a request may do. */
export async function accessOf(context: IdentifyContext, identity: Identity | undefined): Promise<Access> {
  const { db, project } = context
  return identity ? accountAccess(db, identity.account, project.id) : publicAccess(project.id)
}

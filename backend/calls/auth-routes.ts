import { Hono } from 'hono'
import type { Account } from '../auth/account.ts'
import { recordActivity } from '../auth/activity.ts'
import { confirmSession } from '../auth/confirmation.ts'
import { endSession, startTokenSession } from '../auth/session.ts'
import { signIn } from '../auth/sign-in.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody, textIn } from '../http/body.ts'
import { admitted, signedIn, type Variables } from '../http/context.ts'
import { changeTools } from './change-tools.ts'
import { originOf } from './origin-of.ts'
import { placeOf } from './place-of.ts'
import type { Services } from './services.ts'
import { endedCookie, sessionCookies } from './session-cookies.ts'

const userOf = ({ id, email, role, project }: Account) => ({ id, email, role, project })

/** Signing in and out, and tokens. (SPEC 7, CONTRACTS 2) */
export function authRoutes(services: Services): Hono<Variables> {
  const { db, defaults, tokens } = services
  return new Hono<Variables>()
    .post('/authenticate', async ({ req, var: { caller } }) => {
      const body = await objectBody(req.raw)
      const mode = body.mode ?? 'jwt'
      if (mode !== 'jwt' && mode !== 'cookie') throw new Fault('invalid', 'mode must be jwt or cookie')
      const credentials = {
        email: textIn(body, 'email'),
        password: textIn(body, 'password'),
        otp: body.otp === undefined || body.otp === null ? undefined : textIn(body, 'otp'),
      }
      const project = await caller.project()
      const now = defaults.now()
      const place = placeOf(services, req.raw)
      const tools = await changeTools(services, caller, req.raw)
      const account = await signIn({ ...tools, deviceOf: place.deviceOf }, credentials)
      services.accountMails?.wake()
      const user = userOf(account)
      const beginning = { user: account.id, origin: place.origin, now }
      if (mode === 'jwt') {
        const token = await tokens.issue(await startTokenSession(db, beginning))
        return jsonAnswer({ data: { token, user }, public: true })
      }
      const answer = jsonAnswer({ data: { user }, public: true })
      for (const cookie of await sessionCookies(services, project, beginning, req.raw))
        answer.headers.append('set-cookie', cookie)
      return answer
    })
    .post('/refresh', async ({ req, var: { caller } }) => {
      const token = textIn(await objectBody(req.raw), 'token')
      const { session } = await caller.identityOf(token)
      return jsonAnswer({ data: { token: await tokens.issue(session.id) }, public: true })
    })
    .post('/logout', async ({ req, var: { caller } }) => {
      const identity = await caller.identity()
      if (identity) {
        const { account, session } = identity
        await endSession(db, session.id)
        const origin = originOf(services, req.raw)
        await recordActivity(db, { kind: 'sign_out', project: account.project, account, origin }, defaults.now())
      }
      const answer = jsonAnswer({ public: true })
      answer.headers.append('set-cookie', endedCookie(await caller.project(), req.raw))
      return answer
    })
    .post('/confirm', async ({ req, var: { caller } }) => {
      const identity = await signedIn(caller)
      const { current_password } = await objectBody(req.raw)
      const context = { db, origin: originOf(services, req.raw), now: defaults.now() }
      await confirmSession(context, identity, current_password)
      return noContent()
    })
    .get('/check', async ({ var: { caller } }) => {
      const known = await admitted(caller).catch((error) => {
        if (error instanceof Fault && error.status === 401) return undefined
        throw error
      })
      return jsonAnswer({ data: { authenticated: known !== undefined }, ...(!known && { public: true }) })
    })
}

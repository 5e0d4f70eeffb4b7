import { Hono } from 'hono'
import { recordActivity } from '../auth/activity.ts'
import { makeEntryPass, takeEntryPass } from '../auth/entry-pass.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody, textIn } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { projectById } from '../project/project.ts'
import { originOf } from './origin-of.ts'
import type { Services } from './services.ts'
import { sessionCookies } from './session-cookies.ts'

/** `/auth/pass` and `/auth/enter`: from one website of the installation to another without signing in again. (CONTRACTS 2) */
export function passRoutes(services: Services): Hono<Variables> {
  const { db, defaults } = services
  return new Hono<Variables>()
    .post('/pass', async ({ req, var: { caller } }) => {
      const { account } = await signedIn(caller)
      const { project: id } = await objectBody(req.raw)
      const project = Number.isSafeInteger(id) ? await projectById(db, Number(id)) : undefined
      if (!project) throw new Fault('unknownProject', 'There is no such website')
      const code = await makeEntryPass(db, account, project, defaults.now())
      return jsonAnswer({ data: { code, domain: project.domain } })
    })
    .post('/enter', async ({ req, var: { caller } }) => {
      const code = textIn(await objectBody(req.raw), 'code')
      const [project, now] = [await caller.project(), defaults.now()]
      const account = await takeEntryPass(db, code, project, now)
      const origin = originOf(services, req.raw)
      await recordActivity(db, { kind: 'sign_in', project: account.project, account, origin, note: 'pass' }, now)
      const answer = jsonAnswer({ public: true })
      const beginning = { user: account.id, origin, now }
      for (const cookie of await sessionCookies(services, project, beginning, req.raw))
        answer.headers.append('set-cookie', cookie)
      return answer
    })
}

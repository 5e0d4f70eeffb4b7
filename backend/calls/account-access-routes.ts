import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { type Account, accountById } from '../auth/account.ts'
import { recordActivity } from '../auth/activity.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import type { Identity } from '../auth/identify.ts'
import { invitationTo } from '../auth/password-reset.ts'
import { type AskedFrom, askedAt } from '../auth/reset-link.ts'
import { factorOf, takeFactorOff } from '../auth/second-factor.ts'
import { endSessionsOf } from '../auth/session.ts'
import { sessionsOf } from '../auth/sessions-of.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { queryParameters } from '../items/query-parameters.ts'
import { itemKey, readItem } from '../items/read.ts'
import { projectById } from '../project/project.ts'
import { askedFrom } from './asked-from.ts'
import { changeTools } from './change-tools.ts'
import type { Services } from './services.ts'

/** How somebody else's account is opened, for who manages accounts: its second factor is taken off, its sessions end. */
export function accountAccessRoutes(services: Services): Hono<Variables> {
  const { db, defaults, accountMails, sendMail } = services
  const users = collectionOf('users')

  async function managed(caller: Caller, text: string): Promise<{ own: Identity; account: Account }> {
    const own = await signedIn(caller)
    const access = await caller.access()
    if (!access.write(users, 'update')) throw new Fault('forbidden', 'users: update is not allowed')
    const id = itemKey(users, text)
    await readItem(db, access, users, text, queryParameters('fields=id'))
    const account = await accountById(db, Number(id))
    if (!account) throw new Fault('unknownItem', 'There is no such account')
    return { own, account }
  }

  /** The website at which the person will sign in: that of the account, or for an account of all the one that is asked. */
  async function placeOfWork(account: Account, caller: Caller, asked: AskedFrom) {
    const here = await caller.project()
    if (account.project === null || account.project === here.id) return { project: here, from: asked }
    const project = await projectById(db, account.project)
    return project ? { project, from: askedAt(project, asked) } : { project: here, from: asked }
  }

  return new Hono<Variables>()
    .get('/users/:id/access', async ({ req, var: { caller } }) => {
      const { own, account } = await managed(caller, req.param('id'))
      const sessions = await sessionsOf(db, account.id, { now: defaults.now(), current: own.session.id })
      return jsonAnswer({ data: { ...(await factorOf(db, account)), sessions } })
    })
    .post('/users/:id/invite', async ({ req, var: { caller } }) => {
      const { own, account } = await managed(caller, req.param('id'))
      const now = defaults.now()
      checkConfirmed(own, now)
      const { last_access_on } = await db
        .selectFrom('users')
        .select('last_access_on')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      if (last_access_on !== null || !account.isActive)
        throw new Fault('conflict', 'Only who may sign in and has not yet done so can be invited')
      if (!sendMail) throw new Fault('conflict', 'Nobody sends mails here')
      const { project, from } = await placeOfWork(account, caller, askedFrom(services, req.raw))
      await sendMail(await invitationTo(db, account, { project, from, now }), project.id)
      const { origin } = await changeTools(services, caller, req.raw)
      const by = own.account
      await recordActivity(db, { kind: 'account_invited', project: account.project, account, by, origin }, now)
      return jsonAnswer({ data: { recipient: account.email } })
    })
    .post('/users/:id/deactivate_2fa', async ({ req, var: { caller } }) => {
      const { own, account } = await managed(caller, req.param('id'))
      const tools = await changeTools(services, caller, req.raw)
      await confirmPassword(tools, own, (await objectBody(req.raw)).current_password)
      if (!(await takeFactorOff(tools, account, own.account)))
        throw new Fault('conflict', 'This account has no second factor')
      accountMails?.wake()
      return noContent()
    })
    .delete('/users/:id/sessions', async ({ req, var: { caller } }) => {
      const { own, account } = await managed(caller, req.param('id'))
      const { origin, now } = await changeTools(services, caller, req.raw)
      await endSessionsOf(db, account.id)
      const by = own.account
      await recordActivity(db, { kind: 'sessions_ended', project: account.project, account, by, origin }, now)
      return noContent()
    })
}

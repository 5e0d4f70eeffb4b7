import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { accountById } from '../auth/account.ts'
import { recordActivity } from '../auth/activity.ts'
import { noteChange } from '../auth/note-change.ts'
import { factorOf } from '../auth/second-factor.ts'
import { endSessionsOf } from '../auth/session.ts'
import { endSessionOf, sessionsOf } from '../auth/sessions-of.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { validateChange } from '../items/validate-change.ts'
import { preparedAccount } from './account-record.ts'
import { changeTools } from './change-tools.ts'
import { confirmed } from './confirmed.ts'
import type { Services } from './services.ts'

/** What an account may change of itself. */
const OWN_FIELDS = ['first_name', 'last_name', 'language', 'last_page', 'email_notifications']

async function ownRow(db: Database, id: number) {
  const fields = ['id', 'email', 'role', 'project', 'status', 'branch', ...OWN_FIELDS] as const
  const row = await db
    .selectFrom('users')
    .select([...fields])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const account = await accountById(db, id)
  if (!account) throw new Fault('unknownItem', 'The account is gone')
  const notifications = Boolean(row.email_notifications)
  return { ...row, role: account.role, email_notifications: notifications, ...(await factorOf(db, account)) }
}

/** `/users/me`: whoever asks, their password and sessions. (SPEC 7) */
export function ownAccountRoutes(services: Services): Hono<Variables> {
  const { db, defaults, accountMails } = services
  return new Hono<Variables>()
    .get('/users/me', async ({ var: { caller } }) => {
      const own = await ownRow(db, (await signedIn(caller)).account.id)
      return jsonAnswer({ data: { ...own, current_project: (await caller.project()).id } })
    })
    .patch('/users/me', async ({ req, var: { caller } }) => {
      const { account } = await signedIn(caller)
      const { current_password, ...body } = await objectBody(req.raw)
      for (const name of Object.keys(body))
        if (![...OWN_FIELDS, 'password'].includes(name))
          throw new Fault('forbiddenField', `${name}: writing this field is not allowed`)
      const isNewPassword = body.password !== undefined
      if (isNewPassword) await confirmed(services, caller, req.raw, current_password)
      const tools = await changeTools(services, caller, req.raw)
      const record = await preparedAccount(db, body, account)
      const { row } = validateChange(collectionOf('users'), account.id, record, defaults)
      await db.transaction().execute(async (trx) => {
        if (Object.keys(row).length > 0) await trx.updateTable('users').set(row).where('id', '=', account.id).execute()
        if (!isNewPassword) return
        await endSessionsOf(trx, account.id)
        await noteChange({ ...tools, db: trx }, { kind: 'password_changed', account })
      })
      if (isNewPassword) accountMails?.wake()
      return jsonAnswer({ data: await ownRow(db, account.id) })
    })
    .get('/users/me/sessions', async ({ var: { caller } }) => {
      const { account, session } = await signedIn(caller)
      return jsonAnswer({ data: await sessionsOf(db, account.id, { now: defaults.now(), current: session.id }) })
    })
    .delete('/users/me/sessions', async ({ req, var: { caller } }) => {
      const { account } = await signedIn(caller)
      const { origin, now } = await changeTools(services, caller, req.raw)
      await endSessionsOf(db, account.id)
      await recordActivity(db, { kind: 'sessions_ended', project: account.project, account, origin }, now)
      return noContent()
    })
    .delete('/users/me/sessions/:id', async ({ req, var: { caller } }) => {
      const { account } = await signedIn(caller)
      if (!(await endSessionOf(db, account.id, req.param('id'))))
        throw new Fault('unknownItem', 'There is no such session')
      const { origin, now } = await changeTools(services, caller, req.raw)
      await recordActivity(db, { kind: 'sign_out', project: account.project, account, origin }, now)
      return noContent()
    })
}

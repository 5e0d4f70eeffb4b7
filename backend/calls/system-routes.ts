import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { accountById } from '../auth/account.ts'
import { checkAdministratorLeft, lockRights } from '../auth/administrators.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import type { Identity } from '../auth/identify.ts'
import { newOtpSecret, otpStep } from '../auth/one-time-password.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { passwordProblem } from '../auth/password-rule.ts'
import { checkPermission } from '../auth/permission-rule.ts'
import { endSessionsOf } from '../auth/session.ts'
import { isConnectionKey } from '../connections/connection-keys.ts'
import type { Cell, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { json, noContent } from '../http/answer.ts'
import { objectBody, textIn } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { insertRecord } from '../items/insert.ts'
import { itemKey, readItem, readItems } from '../items/read.ts'
import { removeRow } from '../items/remove.ts'
import { checkExists, updateItem } from '../items/update.ts'
import { Invalid, validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'
import { parametersOf } from './item-routes.ts'
import { originOf } from './origin-of.ts'
import { roleRoutes } from './role-rights.ts'
import type { Services } from './services.ts'

const NAMES = ['users', 'roles', 'permissions', 'settings'] as const

/** A record of an account as it is stored: its password hashed, its e-mail in lower case. */
async function prepared(name: (typeof NAMES)[number], body: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (name !== 'users') return body
  const record = { ...body }
  if (typeof record.email === 'string') record.email = record.email.trim().toLowerCase()
  if (record.password !== undefined) {
    const problem = passwordProblem(record.password)
    if (problem) throw new Invalid([{ field: 'password', message: problem }])
    record.password = await hashPassword(String(record.password))
  }
  return record
}

/** Settings that lead to others' servers are checked, and their secrets kept, by calls of their own. */
function checkKey(name: (typeof NAMES)[number], { key }: Row): void {
  if (name === 'settings' && typeof key === 'string' && isConnectionKey(key))
    throw new Invalid([{ field: 'key', message: `"${key}" is set with PATCH /connections` }])
}

/** What an account may change of itself. */
const OWN_FIELDS = ['first_name', 'last_name', 'language', 'last_page', 'email_notifications']

/** Accounts, roles, permissions and settings; `/users/me` is whoever asks. (SPEC 7) */
export function systemRoutes(services: Services): Hono<Variables> {
  const app = new Hono<Variables>()
  ownRoutes(app, services)
  app.route('/', roleRoutes(services))
  for (const name of NAMES) crudRoutes(app, services, name)
  return app
}

function crudRoutes(app: Hono<Variables>, { db, defaults }: Services, name: (typeof NAMES)[number]): void {
  const collection = collectionOf(name)
  const isOfRights = name !== 'settings'
  const accessFor = async ({ caller }: Variables['Variables']) => {
    await signedIn(caller)
    return caller.access()
  }
  app.get(`/${name}`, async ({ req, var: variables }) => {
    const { origin, pathname } = new URL(req.url)
    return json(await readItems(db, await accessFor(variables), collection, parametersOf(req.raw), origin + pathname))
  })
  app.get(`/${name}/:id`, async ({ req, var: variables }) =>
    json(await readItem(db, await accessFor(variables), collection, req.param('id'), parametersOf(req.raw))),
  )
  app.post(`/${name}`, async ({ req, var: variables }) => {
    const access = await accessFor(variables)
    const isImplied = name === 'settings' || (name === 'users' && !access.everywhere?.(collection))
    const body = { ...(isImplied && { project: access.project }), ...(await prepared(name, await objectBody(req.raw))) }
    const record = validateNew(collection, body, defaults)
    checkKey(name, record.row)
    const id = await inWriting(db, access, defaults, async (at) => {
      if (isOfRights) await lockRights(at.db)
      const made = await insertRecord(at, record)
      if (name === 'permissions') await checkPermission(at.db, Number(made))
      return made
    })
    return json(await readItem(db, access, collection, String(id), parametersOf(req.raw)))
  })
  app.patch(`/${name}/:id`, async ({ req, var: variables }) => {
    const access = await accessFor(variables)
    const id = itemKey(collection, req.param('id'))
    const body = await prepared(name, await objectBody(req.raw))
    const change = validateChange(collection, id ?? null, body, defaults)
    checkKey(name, change.row)
    await inWriting(db, access, defaults, async (at) => {
      if (isOfRights) await lockRights(at.db)
      await checkExists(at, collection, id)
      await updateItem(at, change)
      if (name === 'permissions') await checkPermission(at.db, Number(id))
      if (isOfRights && access.everywhere?.(collection)) await checkAdministratorLeft(at.db)
      const opens = ['password', 'role', 'project', 'status', 'email'].some((field) => field in change.row)
      if (name === 'users' && opens) await endSessionsOf(at.db, Number(id))
    })
    return json(await readItem(db, access, collection, String(id), parametersOf(req.raw)))
  })
  app.delete(`/${name}/:id`, async ({ req, var: variables }) => {
    const access = await accessFor(variables)
    const id = itemKey(collection, req.param('id'))
    if (name === 'users' && id === access.user)
      throw new Fault('conflict', 'Your own account can only be deleted by others')
    await inWriting(db, access, defaults, async (at) => {
      if (isOfRights) await lockRights(at.db)
      await checkExists(at, collection, id)
      await removeRow(at, collection, id as Cell, '')
      if (isOfRights && access.everywhere?.(collection)) await checkAdministratorLeft(at.db)
    })
    return noContent()
  })
}

function ownRoutes(app: Hono<Variables>, services: Services): void {
  const { db, defaults } = services
  const confirm = (request: Request, identity: Identity, password: unknown) =>
    confirmPassword({ db, origin: originOf(services, request), now: defaults.now() }, identity, password)
  const ownRow = async (id: number) => {
    const fields = ['id', 'email', 'role', 'project', 'status', ...OWN_FIELDS] as const
    const row = await db
      .selectFrom('users')
      .select([...fields])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const account = await accountById(db, id)
    return {
      ...row,
      role: account?.role,
      email_notifications: Boolean(row.email_notifications),
      otp: account?.otpSecret !== null,
    }
  }
  app.get('/users/me', async ({ var: { caller } }) => {
    const own = await ownRow((await signedIn(caller)).account.id)
    return json({ data: { ...own, current_project: (await caller.project()).id } })
  })
  app.patch('/users/me', async ({ req, var: { caller } }) => {
    const identity = await signedIn(caller)
    const { account } = identity
    const { current_password, ...body } = await objectBody(req.raw)
    for (const name of Object.keys(body))
      if (![...OWN_FIELDS, 'password'].includes(name))
        throw new Fault('forbiddenField', `${name}: writing this field is not allowed`)
    if (body.password !== undefined) await confirm(req.raw, identity, current_password)
    const change = validateChange(collectionOf('users'), account.id, await prepared('users', body), defaults)
    if (Object.keys(change.row).length > 0)
      await db.updateTable('users').set(change.row).where('id', '=', account.id).execute()
    if (body.password !== undefined) await endSessionsOf(db, account.id)
    return json({ data: await ownRow(account.id) })
  })
  app.get('/utils/2fa_secret', async ({ var: { caller } }) => {
    await signedIn(caller)
    return json({ data: { '2fa_secret': newOtpSecret() } })
  })
  app.post('/users/me/activate_2fa', async ({ req, var: { caller } }) => {
    const identity = await signedIn(caller)
    const { account } = identity
    const body = await objectBody(req.raw)
    await confirm(req.raw, identity, body.current_password)
    const secret = textIn(body, 'tfa_secret')
    if (!/^[A-Z2-7]{32}$/.test(secret)) throw new Fault('invalid', 'tfa_secret must be 32 letters and digits of Base32')
    const step = otpStep(secret, textIn(body, 'otp'), defaults.now())
    if (step === undefined) throw new Fault('otpWrong', 'The one-time password is wrong')
    await db.updateTable('users').set({ otp_secret: secret, otp_step: step }).where('id', '=', account.id).execute()
    return noContent()
  })
  app.post('/users/me/deactivate_2fa', async ({ req, var: { caller } }) => {
    const identity = await signedIn(caller)
    const { account } = identity
    await confirm(req.raw, identity, (await objectBody(req.raw)).current_password)
    await db.updateTable('users').set({ otp_secret: null, otp_step: null }).where('id', '=', account.id).execute()
    return noContent()
  })
}

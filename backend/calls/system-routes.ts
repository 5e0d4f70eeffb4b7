import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { accountById } from '../auth/account.ts'
import { checkAdministratorLeft, lockRights } from '../auth/administrators.ts'
import { checkBinding } from '../auth/branch-binding.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import { checkPermission } from '../auth/permission-rule.ts'
import { endSessionsOf } from '../auth/session.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { insertRecord } from '../items/insert.ts'
import { itemKey, readItem, readItems } from '../items/read.ts'
import { removeRow } from '../items/remove.ts'
import { checkExists, updateItem } from '../items/update.ts'
import { Invalid, validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'
import { isConnectionKey, OBJECTION_KEY } from '../project/connection-keys.ts'
import { accountAccessRoutes } from './account-access-routes.ts'
import { preparedAccount } from './account-record.ts'
import { changeTools } from './change-tools.ts'
import { parametersOf } from './item-routes.ts'
import { noteAccount, noteRemoval, noteRights } from './note-account.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { ownFactorRoutes } from './own-factor-routes.ts'
import { roleRoutes } from './role-rights.ts'
import type { Services } from './services.ts'

const NAMES = ['users', 'roles', 'permissions', 'settings'] as const

/** Settings that lead to others' servers are checked, and their secrets kept, by calls of their own. */
function checkKey(name: (typeof NAMES)[number], { key }: Row): void {
  if (name !== 'settings' || typeof key !== 'string') return
  if (key === OBJECTION_KEY) throw new Invalid([{ field: 'key', message: `"${key}" is made by the program` }])
  if (isConnectionKey(key)) throw new Invalid([{ field: 'key', message: `"${key}" is set with PATCH /connections` }])
}

/** Accounts, roles, permissions and settings; `/users/me` is whoever asks. (SPEC 7) */
export function systemRoutes(services: Services): Hono<Variables> {
  const app = new Hono<Variables>()
  app.route('/', ownAccountRoutes(services))
  app.route('/', ownFactorRoutes(services))
  app.route('/', accountAccessRoutes(services))
  app.route('/', roleRoutes(services))
  for (const name of NAMES) {
    readRoutes(app, services, name)
    writeRoutes(app, services, name)
  }
  return app
}

const accessFor = async ({ caller }: Variables['Variables']) => {
  await signedIn(caller)
  return caller.access()
}
function readRoutes(app: Hono<Variables>, { db }: Services, name: (typeof NAMES)[number]): void {
  const collection = collectionOf(name)
  app.get(`/${name}`, async ({ req, var: variables }) => {
    const { origin, pathname } = new URL(req.url)
    return jsonAnswer(
      await readItems(db, await accessFor(variables), collection, parametersOf(req.raw), origin + pathname),
    )
  })
  app.get(`/${name}/:id`, async ({ req, var: variables }) =>
    jsonAnswer(await readItem(db, await accessFor(variables), collection, req.param('id'), parametersOf(req.raw))),
  )
}

/** What is written; of an account, what is known of the person and the project goes with it. */
const prepared = async (
  db: Database,
  name: string,
  body: Record<string, unknown>,
  of: { id?: Cell; project: number | null },
) =>
  name === 'users'
    ? preparedAccount(
        db,
        body,
        (await accountById(db, Number(of.id ?? 0))) ?? {
          ownWords: [],
          project: of.project,
          isNew: of.id === undefined,
        },
      )
    : body

function writeRoutes(app: Hono<Variables>, services: Services, name: (typeof NAMES)[number]): void {
  const { db, defaults, accountMails } = services
  const collection = collectionOf(name)
  const isOfRights = name !== 'settings'
  /** Who may give rights proves once more who they are: a page that runs foreign code has the session, not the password. */
  const accessToWrite = async ({ caller }: Variables['Variables'], action: 'create' | 'update' | 'delete') => {
    const access = await caller.access()
    if (isOfRights && access.write(collection, action)) checkConfirmed(await signedIn(caller), defaults.now())
    return accessFor({ caller })
  }
  app.post(`/${name}`, async ({ req, var: variables }) => {
    const access = await accessToWrite(variables, 'create')
    const isImplied = name === 'settings' || (name === 'users' && !access.everywhere?.(collection))
    const given = isImplied ? { project: access.project } : {}
    const body = { ...given, ...(await prepared(db, name, await objectBody(req.raw), { project: null, ...given })) }
    const record = validateNew(collection, body, defaults)
    checkKey(name, record.row)
    const { account: by } = await signedIn(variables.caller)
    const tools = await changeTools(services, variables.caller, req.raw)
    const id = await inWriting(db, access, defaults, async (at) => {
      if (isOfRights) await lockRights(at.db)
      const made = await insertRecord(at, record)
      if (name === 'permissions') await checkPermission(at.db, Number(made))
      if (name === 'users') await checkBinding(at.db, Number(made))
      const noting = { ...tools, db: at.db }
      const after = name === 'users' && (await accountById(at.db, Number(made)))
      if (after) await noteAccount(noting, { by, before: undefined, after, changed: [] })
      if (name === 'roles' || name === 'permissions') await noteRights(noting, { name, id: made, by })
      return made
    })
    return jsonAnswer(await readItem(db, access, collection, String(id), parametersOf(req.raw)))
  })
  app.patch(`/${name}/:id`, async ({ req, var: variables }) => {
    const access = await accessToWrite(variables, 'update')
    const id = itemKey(collection, req.param('id'))
    const body = await prepared(db, name, await objectBody(req.raw), { id, project: access.project })
    const change = validateChange(collection, id ?? null, body, defaults)
    checkKey(name, change.row)
    const { account: by } = await signedIn(variables.caller)
    const tools = await changeTools(services, variables.caller, req.raw)
    await inWriting(db, access, defaults, async (at) => {
      if (isOfRights) await lockRights(at.db)
      await checkExists(at, collection, id)
      const before = name === 'users' && (await accountById(at.db, Number(id)))
      await updateItem(at, change)
      if (name === 'permissions') await checkPermission(at.db, Number(id))
      if (name === 'users') await checkBinding(at.db, Number(id))
      if (isOfRights && access.everywhere?.(collection)) await checkAdministratorLeft(at.db)
      const opens = ['password', 'role', 'project', 'status', 'email'].some((field) => field in change.row)
      if (name === 'users' && opens) await endSessionsOf(at.db, Number(id))
      const noting = { ...tools, db: at.db }
      const after = before && (await accountById(at.db, Number(id)))
      if (before && after) await noteAccount(noting, { by, before, after, changed: Object.keys(change.row) })
      if (name === 'roles' || name === 'permissions') await noteRights(noting, { name, id: id as Cell, by })
    })
    if (name === 'users') accountMails?.wake()
    return jsonAnswer(await readItem(db, access, collection, String(id), parametersOf(req.raw)))
  })
  app.delete(`/${name}/:id`, async ({ req, var: variables }) => {
    const access = await accessToWrite(variables, 'delete')
    const id = itemKey(collection, req.param('id'))
    if (name === 'users' && id === access.user)
      throw new Fault('conflict', 'Your own account can only be deleted by others')
    const { account: by } = await signedIn(variables.caller)
    const tools = await changeTools(services, variables.caller, req.raw)
    await inWriting(db, access, defaults, async (at) => {
      if (isOfRights) await lockRights(at.db)
      await checkExists(at, collection, id)
      const noting = { ...tools, db: at.db }
      const gone = name === 'users' && (await accountById(at.db, Number(id)))
      if (gone) await noteRemoval(noting, gone, by)
      if (name === 'roles' || name === 'permissions') await noteRights(noting, { name, id: id as Cell, by })
      await removeRow(at, collection, id as Cell, '')
      if (isOfRights && access.everywhere?.(collection)) await checkAdministratorLeft(at.db)
    })
    return noContent()
  })
}

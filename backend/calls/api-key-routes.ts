import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import type { NewApiKey } from '#contract/wire/api-keys.ts'
import { managersOf } from '../auth/administrators.ts'
import { createApiKey, listApiKeys, readApiKey, revokeApiKey } from '../auth/api-key.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import { type NoticeKind, noteChange } from '../auth/note-change.ts'
import { apiKeySchema } from '../bodies/api-key-body.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { itemKey } from '../items/read.ts'
import { changeTools } from './change-tools.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/** Keys of a project that work or did. */
const MOST_KEYS = 200

/** A change, and the name of the key that it is about. */
type Work<T> = (trx: Database) => Promise<{ readonly name: string; readonly result: T }>

/**
 * `/api-keys`: keys with which other programs call in the name of who made them, for administrators. A new one is told once, and needs
 * the password once more; a revoked one ends at once. Both are told by mail to who runs the website.
 */
export function apiKeyRoutes(services: Services): Hono<Variables> {
  const { db, defaults, accountMails } = services

  async function manager(caller: Caller) {
    const identity = await signedIn(caller)
    const access = await caller.access()
    if (!access.write(collectionOf('settings'), 'update'))
      throw new Fault('forbidden', 'API keys: this account may not see or change them')
    return { identity, account: identity.account, project: (await caller.project()).id }
  }

  /** Does a change and notes it in the same transaction. */
  async function noted<T>(kind: NoticeKind, caller: Caller, request: Request, work: Work<T>): Promise<T> {
    const { account, project } = await manager(caller)
    const tools = await changeTools(services, caller, request)
    const { result } = await db.transaction().execute(async (trx) => {
      const done = await work(trx)
      const tell = await managersOf(trx, project, account)
      await noteChange({ ...tools, db: trx }, { kind, account, project, note: done.name, tell })
      return done
    })
    accountMails?.wake()
    return result
  }

  return new Hono<Variables>()
    .get('/', async ({ var: { caller } }) => {
      const { project } = await manager(caller)
      return jsonAnswer({ data: await listApiKeys(db, project, defaults.now()) })
    })
    .post('/', async ({ req, var: { caller } }) => {
      const { identity, account, project } = await manager(caller)
      const now = defaults.now()
      const { expires_on = null, ...body } = validBody(apiKeySchema(now), await objectBody(req.raw))
      checkConfirmed(identity, now)
      if ((await listApiKeys(db, project, now)).length >= MOST_KEYS)
        throw new Fault('conflict', `A website has at most ${MOST_KEYS} API keys`)
      const made = await noted('key_made', caller, req.raw, async (trx) => {
        const { id, key } = await createApiKey(trx, { ...body, expires_on, project, user: account.id }, now)
        return { name: body.name, result: { ...(await readApiKey(trx, project, id, now)), key } satisfies NewApiKey }
      })
      return jsonAnswer({ data: made })
    })
    .delete('/:id', async ({ req, var: { caller } }) => {
      const { project } = await manager(caller)
      const id = Number(itemKey(collectionOf('api_keys'), req.param('id')) ?? 0)
      const { name, revoked_on } = await readApiKey(db, project, id, defaults.now())
      if (revoked_on === null)
        await noted('key_revoked', caller, req.raw, async (trx) => ({
          name,
          result: await revokeApiKey(trx, id, defaults.now()),
        }))
      return jsonAnswer({ data: await readApiKey(db, project, id, defaults.now()) })
    })
}

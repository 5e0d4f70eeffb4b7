import { Hono } from 'hono'
import { collectionOf, model } from '#contract/model/model.ts'
import { ACTIONS } from '#contract/model/system.ts'
import type { RoleRight } from '#contract/wire/accounts.ts'
import { accountAccess } from '../auth/rights.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { isContent } from '../items/access.ts'
import type { Services } from './services.ts'

/** `GET /roles/{id}/rights`: what an account of the role may do in this project, collection by collection. */
export function roleRoutes({ db }: Pick<Services, 'db'>): Hono<Variables> {
  return new Hono<Variables>().get('/roles/:id/rights', async ({ req, var: { caller } }) => {
    await signedIn(caller)
    const own = await caller.access()
    if (!own.read(collectionOf('roles'))) throw new Fault('forbidden', 'roles: reading is not allowed')
    const id = /^\d{1,9}$/.test(req.param('id')) ? Number(req.param('id')) : 0
    const role = await db.selectFrom('roles').select('name').where('id', '=', id).executeTakeFirst()
    if (!role) throw new Fault('unknownItem', 'There is no such role')
    const { id: project } = await caller.project()
    const access = await accountAccess(db, { id: 0, role: String(role.name), project, branch: null }, project)
    const rights = [...model.values()].filter(isContent).map((collection) => ({
      collection: collection.name,
      actions: ACTIONS.filter((action) =>
        action === 'read' ? access.read(collection) !== undefined : access.write(collection, action) !== undefined,
      ),
    }))
    return jsonAnswer({ data: rights.filter(({ actions }) => actions.length > 0) satisfies RoleRight[] })
  })
}

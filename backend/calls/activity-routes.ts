import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { jsonAnswer } from '../http/answer.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { readItems } from '../items/read.ts'
import { parametersOf } from './item-routes.ts'
import type { Services } from './services.ts'

/** `GET /activity`: who signed in or failed to, and what became of accounts and connections, for administrators. Read like items. */
export function activityRoutes({ db }: Pick<Services, 'db'>): Hono<Variables> {
  return new Hono<Variables>().get('/', async ({ req, var: { caller } }) => {
    await signedIn(caller)
    const { origin, pathname } = new URL(req.url)
    const access = await caller.access()
    return jsonAnswer(await readItems(db, access, collectionOf('activity'), parametersOf(req.raw), origin + pathname))
  })
}

import { Hono } from 'hono'
import type { MadeWebsite } from '#contract/wire/websites.ts'
import { makeEntryPass } from '../auth/entry-pass.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { websitesOnBoard } from '../websites/board.ts'
import { makeWebsite } from '../websites/make-website.ts'
import { websiteSchema } from '../websites/website-schema.ts'
import { installationOwner } from './installation-owner.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/**
 * `/websites`, for administrators of all projects: what waits on each, and a new one of a blueprint, answered with the code that signs
 * in there. (CONTRACTS 2)
 */
export function websiteRoutes(
  { db, defaults }: Services,
  { blueprints, storage }: Required<Pick<Services, 'blueprints' | 'storage'>>,
): Hono<Variables> {
  return new Hono<Variables>()
    .get('/', async ({ var: { caller } }) => {
      await installationOwner(caller)
      return jsonAnswer({ data: await websitesOnBoard(db) })
    })
    .post('/', async ({ req, var: { caller } }) => {
      const account = await installationOwner(caller)
      const given = validBody(websiteSchema, await objectBody(req.raw))
      const id = await makeWebsite({ db, storage }, blueprints, given)
      const { domain } = given
      // The session of an installation without websites is none of the first one's.
      const code = await makeEntryPass(db, account, { id, domain }, defaults.now())
      return jsonAnswer({ data: { id, domain, code } satisfies MadeWebsite })
    })
}

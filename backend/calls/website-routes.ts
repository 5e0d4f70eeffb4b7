import { Hono } from 'hono'
import type { MadeWebsite } from '#contract/wire/websites.ts'
import { runsInstallation } from '../auth/account.ts'
import { makeEntryPass } from '../auth/entry-pass.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { makeWebsite } from '../websites/make-website.ts'
import { websiteSchema } from '../websites/website-schema.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/** `/websites`: makes a website of a blueprint and answers the code that signs in there, for administrators of all projects. (CONTRACTS 2) */
export function websiteRoutes({ db, defaults }: Services, blueprints: string): Hono<Variables> {
  return new Hono<Variables>().post('/', async ({ req, var: { caller } }) => {
    const { account } = await signedIn(caller)
    if (!runsInstallation(account))
      throw new Fault('forbidden', 'New websites are made by administrators of all websites')
    const given = validBody(websiteSchema, await objectBody(req.raw))
    const id = await makeWebsite(db, blueprints, given)
    const { domain } = given
    // The session of an installation without websites is none of the first one's.
    const code = await makeEntryPass(db, account, { id, domain }, defaults.now())
    return jsonAnswer({ data: { id, domain, code } satisfies MadeWebsite })
  })
}

import { Hono } from 'hono'
import { z } from 'zod'
import type { OldWebsiteTaken } from '#contract/wire/websites.ts'
import { makeEntryPass } from '../auth/entry-pass.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import type { Caller, Variables } from '../http/context.ts'
import { checkNesting } from '../http/nesting.ts'
import { Invalid } from '../items/validate.ts'
import { dumpIn, type OldDump } from '../old-websites/old-dump.ts'
import { readOldWebsite } from '../old-websites/read-old-website.ts'
import { takeOldWebsite } from '../old-websites/take-old-website.ts'
import { intakeSchema } from '../websites/website-schema.ts'
import { directusPlace } from './directus-place.ts'
import { fileIn } from './file-in.ts'
import { installationOwner } from './installation-owner.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/** Milliseconds and characters of all records, while somebody waits; who has more takes it from the command line. */
const LIMITS = { time: 90_000, size: 30_000_000 }

/** Bytes of a dump that is sent. */
const MOST_SENT = 30_000_000

/** Milliseconds from the call's beginning in which files are begun. */
const TIME_OF_FILES = 240_000

const choices = intakeSchema.extend({
  /** The domain of the website in the old system, where that has more than one. */
  website: z.string().trim().min(1).max(253).optional(),
  trial: z.boolean().optional(),
})

const place = z.strictObject({ ...directusPlace, ...choices.shape })

/** A dump is a file of a form, so its other fields are texts, those that nobody filled in empty. */
function choicesIn(form: FormData) {
  const given = [...form].filter(([name, value]) => name !== 'file' && value !== '')
  const { trial, ...texts } = Object.fromEntries(given)
  return validBody(choices, { ...texts, ...(trial !== undefined && { trial: trial === 'true' }) })
}

async function dumpOf(file: File): Promise<OldDump> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await file.bytes()))
  } catch {
    throw new Invalid([{ field: 'file', message: 'is no JSON' }])
  }
  checkNesting(value)
  return dumpIn(value)
}

/**
 * `/websites/directus`, for administrators of all projects: a website that was made for a Directus 8, asked for over its API or as a dump,
 * becomes one of here. With `trial` it is only told what would come over. (docs/decisions/0243)
 */
export function oldWebsiteRoutes({ db, defaults, storage, version = '', imports }: Services): Hono<Variables> {
  async function taken(
    caller: Caller,
    { trial = false, ...choice }: z.infer<typeof choices> & { project?: string },
    read: () => Promise<OldDump>,
  ): Promise<Response> {
    const account = await installationOwner(caller)
    if (!storage) throw new Error('Websites need a place for their files.')
    const fetching = { until: performance.now() + TIME_OF_FILES, reach: imports?.reach }
    const now = defaults.now
    const intake = { db, storage, version, now, choice, fetching, isTrial: trial }
    const { report, taken: made } = await takeOldWebsite(await read(), intake)
    if (!made) return jsonAnswer({ data: { report } satisfies OldWebsiteTaken })
    const { id, domain } = made
    const code = await makeEntryPass(db, account, { id, domain }, now())
    return jsonAnswer({ data: { report, made: { id, domain, code } } satisfies OldWebsiteTaken })
  }

  return new Hono<Variables>()
    .post('/directus', async ({ req, var: { caller } }) => {
      await installationOwner(caller)
      const { url, token, ...choice } = validBody(place, await objectBody(req.raw))
      const login = { url, token, project: choice.project }
      return taken(caller, choice, () => readOldWebsite(login, LIMITS, imports?.reach))
    })
    .post('/directus/dump', async ({ req, var: { caller } }) => {
      await installationOwner(caller)
      const { file, form } = await fileIn(req.raw, MOST_SENT)
      return taken(caller, choicesIn(form), () => dumpOf(file))
    })
}

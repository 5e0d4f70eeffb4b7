import { Hono } from 'hono'
import { z } from 'zod'
import { MISSING_RULES } from '#contract/model/till.ts'
import type { Database } from '../db/database.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Variables } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { Invalid } from '../items/validate.ts'
import { mayWritePrices, readTill, reportOf, writeTill } from '../till/take-till-file.ts'
import { keepPlace, mainPlaceOf, type PlaceOfTill, placesOf, tillRuns } from '../till/till-places.ts'
import { beginRun, endRun } from '../till/till-runs.ts'
import type { Services } from './services.ts'
import { tellerOf, tillReader, tillWriter } from './till-caller.ts'
import { validBody } from './valid-body.ts'

const LARGEST_FILE = 30_000_000

const yes = z
  .enum(['yes', 'no'], 'must be yes or no')
  .optional()
  .transform((value) => value === 'yes')

const wishes = z.strictObject({
  /** The address of a branch, or `parcels`; the main one unless given. */
  branch: z.string().max(120).optional(),
  missing: z.enum(MISSING_RULES, `must be one of ${MISSING_RULES.join(', ')}`).default('untouched'),
  every: z.coerce.number('must be a number of hours').min(0.1, 'must be at least 0.1').max(1000).optional(),
  trial: yes,
  force: yes,
})

/** The place of that address. Throws Invalid for one that is not there. */
async function placeOf(db: Database, project: number, wished: string | undefined): Promise<PlaceOfTill> {
  if (wished === undefined) return mainPlaceOf(db, project)
  const found = (await placesOf(db, project)).find(({ slug, key }) => (slug ?? key) === wished)
  if (!found) throw new Invalid([{ field: 'branch', message: 'there is no such branch' }])
  return found
}

/**
 * `POST /ecom/till`: a file of a till with pieces and prices (CSV, XLSX, XML), for people and API keys that may change products; answers
 * what it changed. `GET /ecom/till`: the last file of each place. (docs/api.md)
 */
export function tillRoutes(services: Services): Hono<Variables> {
  const { db, defaults, signal } = services
  const tell = tellerOf(services)
  return new Hono<Variables>()
    .get('/till', async ({ var: { caller } }) => {
      await tillReader(caller)
      return jsonAnswer({ data: await tillRuns(db, (await caller.project()).id, defaults.now()) })
    })
    .post('/till', async ({ req, var: { caller } }) => {
      const { missing, every, trial, force, branch } = validBody(wishes, req.query())
      const project = (await caller.project()).id
      await admitted(caller)
      const place = await placeOf(db, project, branch)
      const { account, access, forbidden } = await tillWriter(caller, place.branch)
      const bytes = new Uint8Array(await readBody(req.raw, LARGEST_FILE, 'file'))
      const at = { db, access, project, branch: place.branch, user: account.id, defaults }
      const taken = await readTill(bytes, at, { missing, force })
      if (typeof taken !== 'string' && !mayWritePrices(access, taken)) throw forbidden
      if (trial && typeof taken !== 'string') return jsonAnswer({ data: reportOf(taken, place, true) })
      if (!trial) {
        await keepPlace(db, project, place, every === undefined ? {} : { every }, defaults.now())
        const run = await beginRun(db, { project, place, user: account.id }, defaults.now())
        const end = typeof taken === 'string' ? taken : await writeTill(at, taken, place)
        await endRun(db, run, end, tell)
        services.accountMails?.wake()
        signal.raise()
        if (typeof end !== 'string') return jsonAnswer({ data: end.report })
      }
      throw new Invalid([{ field: 'file', message: String(taken) }])
    })
}

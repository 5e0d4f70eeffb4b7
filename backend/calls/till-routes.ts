import { Hono } from 'hono'
import { z } from 'zod'
import { collectionOf } from '#contract/model/model.ts'
import { MISSING_RULES } from '#contract/wire/till.ts'
import { tillLines } from '#domain/imports/till-lines.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Caller, type Variables } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { readTableApart } from '../imports/read-apart.ts'
import { UnreadableFile } from '../imports/unreadable-file.ts'
import { Invalid } from '../items/validate.ts'
import { applyTill } from '../till/apply-till.ts'
import { planTill, tillReport } from '../till/plan-till.ts'
import { tillGoods } from '../till/till-goods.ts'
import { noteRun, tillRuns } from '../till/till-runs.ts'
import type { Services } from './services.ts'
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

/** The branch of that address: its id and address, null for the stock of parcels. Throws Invalid for one that is not there. */
async function placeOf(db: Database, project: number, wished: string | undefined) {
  if (wished === 'parcels') return { id: null, slug: null }
  const branches = await db
    .selectFrom('branch')
    .select(['id', 'slug'])
    .where('project', '=', project)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const company = await db.selectFrom('company').select('main_branch').where('project', '=', project).executeTakeFirst()
  const main = branches.find(({ id }) => id === company?.main_branch) ?? branches[0]
  const found = wished === undefined ? main : branches.find(({ slug }) => slug === wished)
  if (!found && wished !== undefined) throw new Invalid([{ field: 'branch', message: 'there is no such branch' }])
  return found ? { id: Number(found.id), slug: String(found.slug) } : { id: null, slug: null }
}

/** Throws the Fault for who may not change pieces there, or prices. */
async function mayWrite(caller: Caller, branch: number | null) {
  const { account } = await admitted(caller)
  const access = await caller.access()
  const fields = access.write(collectionOf('ecommerce_product'), 'update')
  if (!fields?.has('stock') || !fields.has('price_brutto') || !access.mayCount(branch))
    throw new Fault('forbidden', 'ecommerce_product: changing stock and prices is not allowed')
  return { account, access }
}

/**
 * `POST /ecom/till`: a file of a till with pieces and prices (CSV, XLSX, XML), for people and API keys that may change products; answers
 * what it changed. `GET /ecom/till`: the last file of each place. (docs/api.md)
 */
export function tillRoutes({ db, defaults, signal }: Pick<Services, 'db' | 'defaults' | 'signal'>): Hono<Variables> {
  return new Hono<Variables>()
    .get('/till', async ({ var: { caller } }) => {
      await admitted(caller)
      if (!(await caller.access()).write(collectionOf('ecommerce_product'), 'update'))
        throw new Fault('forbidden', 'ecommerce_product: update is not allowed')
      return jsonAnswer({ data: await tillRuns(db, (await caller.project()).id, defaults.now()) })
    })
    .post('/till', async ({ req, var: { caller } }) => {
      const { missing, every, trial, force, branch } = validBody(wishes, req.query())
      const project = (await caller.project()).id
      await admitted(caller)
      const place = await placeOf(db, project, branch)
      const { account, access } = await mayWrite(caller, place.id)
      const run = { branch: place.slug, every, now: defaults.now() }
      const refuse = async (sentence: string): Promise<never> => {
        if (!trial) await noteRun(db, project, run, sentence)
        throw new Invalid([{ field: 'file', message: sentence }])
      }
      const bytes = new Uint8Array(await readBody(req.raw, LARGEST_FILE, 'file'))
      const table = await readTableApart(bytes).catch((error) => {
        if (error instanceof UnreadableFile) return refuse(error.message)
        throw error
      })
      const file = tillLines(table)
      if (typeof file === 'string') return refuse(file)
      const plan = planTill(file, await tillGoods(db, project, place.id), missing, force)
      if (typeof plan === 'string') return refuse(plan)
      const variants = access.write(collectionOf('ecommerce_product_variant'), 'update')
      if (!variants?.has('price_brutto') && plan.steps.some(({ goods, cents }) => goods.variant !== null && cents))
        throw new Fault('forbidden', 'ecommerce_product_variant: changing prices is not allowed')
      const report = tillReport(plan, { trial, branch: place.slug, lines: file.lines.length })
      if (trial) return jsonAnswer({ data: report })
      const writing = { db, access, project, branch: place.id, user: account.id, defaults }
      const refused = await applyTill(writing, plan.steps)
      const data = { ...report, problems: [...report.problems, ...refused] }
      await noteRun(db, project, run, data)
      signal.raise()
      return jsonAnswer({ data })
    })
}

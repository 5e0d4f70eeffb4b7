import { collectionOf } from '#contract/model/model.ts'
import type { MISSING_RULES } from '#contract/model/till.ts'
import type { TillReport } from '#contract/wire/till.ts'
import { tillLines } from '#domain/imports/till-lines.ts'
import { readTableApart } from '../imports/read-apart.ts'
import { UnreadableFile } from '../imports/unreadable-file.ts'
import type { Access } from '../items/access.ts'
import { applyTill, type TillWriting } from './apply-till.ts'
import { planTill, type TillPlan, tillChanges, tillReport } from './plan-till.ts'
import { tillGoods } from './till-goods.ts'
import type { PlaceOfTill } from './till-places.ts'
import type { RunEnd } from './till-runs.ts'

/** How a file is to be taken. */
export interface TillWish {
  readonly missing: (typeof MISSING_RULES)[number]
  /** Whether it is right that it names fewer than half of what lies there. */
  readonly force: boolean
}

/** What a file would change, not yet written. */
export interface TillTaken {
  readonly plan: TillPlan
  readonly lines: number
}

/** Whether somebody may change pieces of that place, and prices. */
export function mayWriteTill(access: Access, branch: number | null): boolean {
  const fields = access.write(collectionOf('ecommerce_product'), 'update')
  return Boolean(fields?.has('stock') && fields.has('price_brutto') && access.mayCount(branch))
}

/** Whether somebody may write the prices that a file changes of variants. */
export function mayWritePrices(access: Access, { plan }: TillTaken): boolean {
  const variants = access.write(collectionOf('ecommerce_product_variant'), 'update')
  return (
    variants?.has('price_brutto') === true ||
    !plan.steps.some(({ goods, cents }) => goods.variant !== null && cents !== undefined)
  )
}

/** Reads a file, in a thread of its own, and compares it with what is there; a text where it cannot be taken, which says why. */
export async function readTill(
  bytes: Uint8Array,
  { db, project, branch }: Pick<TillWriting, 'db' | 'project' | 'branch'>,
  { missing, force }: TillWish,
): Promise<TillTaken | string> {
  try {
    const file = tillLines(await readTableApart(bytes))
    if (typeof file === 'string') return file
    const plan = planTill(file, await tillGoods(db, project, branch), missing, force)
    return typeof plan === 'string' ? plan : { plan, lines: file.lines.length }
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
}

/** What a file would change, as its sender reads it. */
export const reportOf = ({ plan, lines }: TillTaken, { slug }: PlaceOfTill, trial: boolean): TillReport =>
  tillReport(plan, { trial, branch: slug, lines })

/** Writes what a file says, and answers what became of it. */
export async function writeTill(
  at: TillWriting,
  taken: TillTaken,
  place: PlaceOfTill,
): Promise<Exclude<RunEnd, string>> {
  const report = reportOf(taken, place, false)
  const refused = await applyTill(at, taken.plan.steps)
  return {
    report: { ...report, problems: [...report.problems, ...refused] },
    changes: tillChanges(taken.plan.steps),
  }
}

import { collectionOf } from '#contract/model/model.ts'
import type { TillReport } from '#contract/wire/till.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import type { Access } from '../items/access.ts'
import { announce } from '../items/history.ts'
import { updateItem } from '../items/update.ts'
import type { Defaults } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'
import { stockChanges } from '../shop/stock.ts'
import { countPlace } from '../stock/change-places.ts'
import { piecesAt } from '../stock/places.ts'
import type { TillStep } from './plan-till.ts'

export interface TillWriting {
  readonly db: Database
  readonly access: Access
  readonly project: number
  readonly branch: number | null
  readonly user: number
  readonly defaults: Defaults
  /** Why pieces changed, as their history says; `Kasse` unless given. */
  readonly reason?: string
}

/** Goods written in one transaction, so that visitors come between. */
const AT_ONCE = 20

/** How often pieces are counted again that others have changed at the same moment. */
const TRIES = 3

type Problems = TillReport['problems'][number][]

/** Writes what a till has said, as an edit would be: with moves of stock, prices and their history, revisions. Returns what was refused. */
export async function applyTill(at: TillWriting, steps: readonly TillStep[]): Promise<Problems> {
  const problems: Problems = []
  const counted = steps.filter(({ pieces }) => pieces !== undefined)
  for (let from = 0; from < counted.length; from += AT_ONCE) {
    problems.push(...(await countBatch(at, counted.slice(from, from + AT_ONCE))))
    await giveWay()
  }
  for (const step of steps) {
    if (step.cents === undefined) continue
    const refused = await refusal(() => price(at, step, step.cents ?? null))
    if (refused !== undefined) problems.push({ line: step.line ?? 0, field: 'price_brutto', message: refused })
    await giveWay()
  }
  return problems
}

/** The words of the Fault that work throws; undefined where it throws none. */
async function refusal(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
}

/** Counts goods together; where somebody sells or deletes one of them at that moment, each by itself and a few times. */
async function countBatch(at: TillWriting, steps: readonly TillStep[]): Promise<Problems> {
  if ((await refusal(() => countAll(at, steps))) === undefined) return []
  const problems: Problems = []
  for (const step of steps) {
    let refused: string | undefined = ''
    for (let tries = 0; refused !== undefined && tries < TRIES; tries++)
      refused = await refusal(() => countAll(at, [step]))
    if (refused !== undefined) problems.push({ line: step.line ?? 0, field: 'stock', message: refused })
  }
  return problems
}

async function countAll(
  { db, project, branch, user, defaults, reason = 'Kasse' }: TillWriting,
  steps: readonly TillStep[],
) {
  const now = defaults.now().toISOString()
  const work = async (trx: Database) => {
    for (const { goods, pieces = 0 } of steps) {
      const was = await piecesAt(trx, goods, branch)
      const { product, variant } = goods
      await countPlace(trx, { product, variant, branch, pieces, was, reason }, { user, now })
    }
    const changed = steps.map(({ goods }) => goods)
    await announce(trx, stockChanges(project, changed), now)
  }
  await db.transaction().execute(work)
}

async function price({ db, access, defaults }: TillWriting, { goods }: TillStep, cents: number | null): Promise<void> {
  const price_brutto = cents === null ? null : euroOf(cents)
  const change = goods.variant === null ? { price_brutto } : { product_variants: [{ id: goods.variant, price_brutto }] }
  const valid = validateChange(collectionOf('ecommerce_product'), goods.product, change, defaults)
  await inWriting(db, access, defaults, (at) => updateItem(at, valid))
}

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
}

const REASON = 'Kasse'

/** Goods written in one transaction, so that visitors come between. */
const AT_ONCE = 20

/** Writes what a till has said, as an edit would be: with moves of stock, prices and their history, revisions. Returns what was refused. */
export async function applyTill(at: TillWriting, steps: readonly TillStep[]): Promise<TillReport['problems']> {
  const counted = steps.filter(({ pieces }) => pieces !== undefined)
  for (let from = 0; from < counted.length; from += AT_ONCE) {
    await countAll(at, counted.slice(from, from + AT_ONCE))
    await giveWay()
  }
  const problems: { line: number; field: string; message: string }[] = []
  for (const step of steps) {
    if (step.cents === undefined) continue
    try {
      await price(at, step, euroOf(step.cents))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      problems.push({ line: step.line ?? 0, field: 'price_brutto', message: error.message })
    }
    await giveWay()
  }
  return problems
}

async function countAll({ db, project, branch, user, defaults }: TillWriting, steps: readonly TillStep[]) {
  const now = defaults.now().toISOString()
  const work = async (trx: Database) => {
    for (const { goods, pieces = 0 } of steps) {
      const was = await piecesAt(trx, goods, branch)
      const { product, variant } = goods
      await countPlace(trx, { product, variant, branch, pieces, was, reason: REASON }, { user, now })
    }
    const changed = steps.map(({ goods }) => goods)
    await announce(trx, stockChanges(project, changed), now)
  }
  await db.transaction().execute(work)
}

async function price({ db, access, defaults }: TillWriting, { goods }: TillStep, euro: number): Promise<void> {
  const change =
    goods.variant === null ? { price_brutto: euro } : { product_variants: [{ id: goods.variant, price_brutto: euro }] }
  const valid = validateChange(collectionOf('ecommerce_product'), goods.product, change, defaults)
  await inWriting(db, access, defaults, (at) => updateItem(at, valid))
}

import type { TillChanged, TillUndo } from '#contract/wire/till.ts'
import { centsOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { applyTill, type TillWriting } from './apply-till.ts'
import type { TillStep } from './plan-till.ts'
import { type TillGoods, tillGoods } from './till-goods.ts'
import { SILENCE } from './till-runs.ts'

const keyOf = ({ product, variant }: Pick<TillGoods, 'product' | 'variant'>): string => `${product}/${variant}`

/** What takes a change back; undefined where the goods are gone, or nothing of it is still as the file left it. */
function stepBack({ stock, price }: TillChanged, goods: TillGoods | undefined): TillStep | undefined {
  if (!goods) return undefined
  const pieces = stock && goods.pieces === stock[1] ? { pieces: stock[0] } : {}
  const isPrice = price !== undefined && price[1] !== null && goods.cents === centsOf(price[1])
  const cents = isPrice ? { cents: price[0] === null ? null : centsOf(price[0]) } : {}
  const step: TillStep = { goods, line: null, ...pieces, ...cents }
  return step.pieces === undefined && step.cents === undefined ? undefined : step
}

/** Takes a file in hand that is to be taken back: by one process alone, and once more where that has ended in the middle. */
async function claimUndo(db: Database, id: number, now: Date): Promise<boolean> {
  const silent = new Date(now.getTime() - SILENCE).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('till_runs')
    .set({ state: 'undoing', seen_on: now.toISOString() })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '=', 'done'), eb.and([eb('state', '=', 'undoing'), eb('seen_on', '<', silent)])]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Takes back what a file changed, as far as nobody has changed, sold or counted it since. Throws the Fault for a file that was not
 * taken in, or is taken back already.
 */
export async function undoRun(at: Omit<TillWriting, 'branch'>, id: number): Promise<TillUndo> {
  const { db, project, defaults } = at
  const row = await db
    .selectFrom('till_runs')
    .select(['branch', 'changes'])
    .where('project', '=', project)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Fault('unknownItem', 'There is no such file of the till')
  if (!(await claimUndo(db, id, defaults.now()))) throw new Fault('conflict', 'There is nothing of it to be taken back')
  const branch = row.branch === null ? null : Number(row.branch)
  const now = new Map((await tillGoods(db, project, branch)).all.map((goods) => [keyOf(goods), goods]))
  const changes: TillChanged[] = JSON.parse(String(row.changes ?? '[]'))
  const steps = changes.map((change) => ({ change, step: stepBack(change, now.get(keyOf(change))) }))
  const wanted = steps.flatMap(({ step }) => step ?? [])
  const refused = await applyTill({ ...at, branch, reason: 'Kasse, zurückgenommen' }, wanted)
  await db.updateTable('till_runs').set({ state: 'undone', seen_on: null }).where('id', '=', id).execute()
  const left = steps.filter(({ change, step }) => !step || isHalf(change, step))
  return {
    back: wanted.length - refused.length,
    left: left.slice(0, 500).map(({ change: { product, name } }) => ({ product, name })),
  }
}

const isHalf = ({ stock, price }: TillChanged, step: TillStep): boolean =>
  (stock !== undefined && step.pieces === undefined) || (price !== undefined && step.cents === undefined)

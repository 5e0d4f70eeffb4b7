import { collectionOf } from '#contract/model/model.ts'
import type { ImportedChange } from '#contract/wire/product-imports.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import type { Item } from '../items/rows.ts'
import { snapshot } from '../items/snapshot.ts'
import { updateItem } from '../items/update.ts'
import { Invalid } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting, type Writing } from '../items/writing.ts'
import { createFinder, type Finder } from './finder.ts'
import type { FileGoods, GoodsNote, Made } from './import-row.ts'
import { importSales } from './import-sale.ts'
import type { Importing } from './importing.ts'
import { forgetMade } from './known-names.ts'
import { type MadeProduct, makeProducts, makeTogether, stepAfter, withoutPictures } from './make-products.ts'
import { type Matches, matchGoods } from './match-goods.ts'
import { newProduct, productChanges, productValues } from './product-values.ts'
import { lackedWhenPublished } from './publish-goods.ts'
import { relatedOf } from './related.ts'
import { savepoint } from './savepoint.ts'

const product = collectionOf('ecommerce_product')

interface Written {
  readonly outcome: 'create' | 'update' | 'same'
  readonly product: number
  readonly changes: readonly ImportedChange[]
  readonly problems: readonly ImportProblem[]
  readonly before?: Item | undefined
}

/** Thrown to take back what a trial has written. */
class TrialOver extends Error {
  readonly notes: readonly GoodsNote[]
  constructor(notes: readonly GoodsNote[]) {
    super('the trial is over')
    this.notes = notes
  }
}

/**
 * Writes goods of a file in one transaction, those that are new together and the others each in a savepoint of its own, so that a bad one leaves the
 * others untouched, and notes in the same what became of them. A trial does the same and takes it all back. `note` is called in the transaction that stays, of a trial or what is refused outside of any.
 */
export async function writeGoods(
  importing: Importing,
  goods: readonly FileGoods[],
  {
    isTrial,
    note,
  }: { readonly isTrial: boolean; readonly note: (db: Database, notes: readonly GoodsNote[]) => Promise<void> },
): Promise<void> {
  const { db, known, access, job, defaults } = importing
  const made: Made[] = []
  try {
    await db.transaction().execute(async (trx) => {
      const matches = await matchGoods(trx, job, goods)
      const notes = await inWriting(trx, access, defaults, async (at) => {
        const found: GoodsNote[] = []
        const together = await makeTogether(importing, at, goods, matches, isTrial)
        for (const each of goods) {
          await giveWay()
          const one = together.get(each.id) ?? (await inSavepoint(importing, at, each, matches, isTrial))
          made.push(...(one.made ?? []))
          found.push(one)
        }
        return found
      })
      if (isTrial) throw new TrialOver(notes)
      await giveWay()
      await note(trx, await withRevisions(trx, notes))
    })
  } catch (error) {
    forgetMade(known, made)
    if (error instanceof TrialOver) return note(db, error.notes)
    if (!(error instanceof Fault)) throw error
    if (goods.length > 1) {
      // What is refused only when all is written is found by writing one after the other.
      for (const each of goods) await writeGoods(importing, [each], { isTrial, note })
      return
    }
    const [only] = goods
    if (only) await note(db, [refused(only, error, isTrial)])
  }
}

async function withRevisions(db: Database, notes: readonly GoodsNote[]): Promise<GoodsNote[]> {
  const ids = notes.flatMap(({ product: id, outcome }) => (id && outcome !== 'same' ? [String(id)] : []))
  if (ids.length === 0) return [...notes]
  const text = `select item, max(id) as id from revisions where collection = 'ecommerce_product' and item in (${places(ids.length)}) group by item`
  const { rows } = await run(db, text, ids)
  const latest = new Map(rows.map(({ item, id }) => [String(item), Number(id)]))
  return notes.map((one) => ({ ...one, after: latest.get(String(one.product)) }))
}

function refused({ id, data }: FileGoods, error: Fault, isTrial: boolean): GoodsNote {
  const said = error instanceof Invalid ? error.problems : [{ field: '', message: error.message }]
  const problems = said.map(({ field, message }) => ({ line: data.line, field, message }))
  return { id, step: isTrial ? 1 : 3, outcome: 'refused', problems, changes: [], made: [] }
}

async function inSavepoint(
  importing: Importing,
  at: Writing,
  goods: FileGoods,
  matches: Matches,
  isTrial: boolean,
): Promise<GoodsNote> {
  const { id, data } = goods
  if (data.problems.length > 0)
    return { id, step: isTrial ? 1 : 3, outcome: 'refused', problems: data.problems, changes: [], made: [] }
  const { known, job } = importing
  const finder = createFinder(at, job.project, known, job.makes)
  const point = await savepoint(at)
  try {
    const {
      outcome,
      product: productId,
      changes,
      problems,
      before: old,
    } = await writeOne(importing, at, goods, matches, finder)
    const sales = await importSales(at, productId, data, job.project)
    await point.release()
    const made = [...finder.takeMade(), ...sales.made]
    const isChanged = outcome !== 'same' || sales.made.length === 0
    const allProblems = [...problems, ...finder.problems, ...sales.problems]
    return {
      id,
      step: stepAfter(data, isTrial),
      outcome: isChanged ? outcome : 'update',
      problems: allProblems,
      changes,
      made,
      product: isTrial && outcome === 'create' ? null : productId,
      before: old,
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await point.rollBack()
    forgetMade(known, finder.takeMade())
    return refused(goods, error, isTrial)
  }
}

async function writeOne(
  importing: Importing,
  at: Writing,
  { data, product: earlier }: FileGoods,
  matches: Matches,
  finder: Finder,
): Promise<Written> {
  const { job, meant } = importing
  const match = earlier === null ? matches.of({ data } as FileGoods) : { product: earlier, several: 1 }
  if (match.several > 1)
    throw new Invalid([{ field: 'reference_number', message: `is that of ${match.several} items` }])
  const related = await relatedOf(finder, data)
  const missing = finder.lacking()
  if (missing.length > 0) throw new Invalid(missing)
  const values = productValues(data, related, job.compareAt)
  const id = match.product
  if (id === undefined) {
    const [made] = await makeProducts(at, job.project, [{ data, values: newProduct(data, related, values) }])
    return { outcome: 'create', changes: [], ...(made as MadeProduct) }
  }
  const first = meant.get(id)
  if (first !== undefined && first !== data.line)
    throw new Invalid([{ field: 'reference_number', message: `is the product of line ${first} once more` }])
  meant.set(id, data.line)
  const present = (await snapshot(at.db, product, id)) ?? {}
  const lacked = await lackedWhenPublished(at, id, present, values)
  if (lacked.length > 0) values.status = present.status
  const { changes, listed } = productChanges(data, related, values, present)
  const problems = withoutPictures(data, lacked)
  if (listed.length === 0) return { outcome: 'same', product: id, changes: [], problems }
  await updateItem(at, validateChange(product, id, changes, at.defaults))
  return { outcome: 'update', product: id, changes: listed, problems, before: present }
}

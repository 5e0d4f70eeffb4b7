import { sql } from 'kysely'
import { collectionOf } from '#contract/model/model.ts'
import type { ImportedChange } from '#contract/wire/product-imports.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import { slugOf } from '#domain/texts/slug-of.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import type { Access } from '../items/access.ts'
import { insertRecord } from '../items/insert.ts'
import type { Item } from '../items/rows.ts'
import { freeSlugs } from '../items/shared-slugs.ts'
import { snapshot } from '../items/snapshot.ts'
import { updateItem } from '../items/update.ts'
import { type Defaults, Invalid, validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting, type Writing } from '../items/writing.ts'
import { createFinder, type Finder } from './finder.ts'
import type { FileGoods, GoodsNote, ImportJob, Made } from './import-row.ts'
import { importSales } from './import-sale.ts'
import { forgetMade, type KnownNames } from './known-names.ts'
import { type Matches, matchGoods } from './match-goods.ts'
import { newProduct, productChanges, productValues } from './product-values.ts'
import { lackedWhenPublished, takeOffSale } from './publish-goods.ts'
import { relatedOf } from './related.ts'

const product = collectionOf('ecommerce_product')

/** What the goods of one import share. */
export interface Importing {
  readonly db: Database
  readonly access: Access
  readonly defaults: Defaults
  readonly job: ImportJob
  readonly known: KnownNames
  /** The line of the file that a product of ours was meant by first. */
  readonly meant: Map<number, number>
}

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
 * Writes goods of a file in one transaction, each in a savepoint of its own, so that a bad one leaves the others untouched, and notes in the same
 * what became of them. A trial does the same and takes it all back. `note` is called in the transaction that stays, of a trial or what is refused outside of any.
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
        for (const each of goods) {
          await giveWay()
          const one = await inSavepoint(importing, at, each, matches, isTrial)
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

/** Whether nothing is left to be done for goods once they are written: without pictures to fetch they lack later what they lack now. */
const isWhole = ({ pictures = [] }: FileGoods['data']): boolean => pictures.length === 0

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
  const before = new Map(at.written)
  const finder = createFinder(at, importing.job.project, importing.known, importing.job.makes)
  await sql`savepoint import_goods`.execute(at.db)
  try {
    const {
      outcome,
      product: productId,
      changes,
      problems,
      before: old,
    } = await writeOne(importing, at, goods, matches, finder)
    const sales = await importSales(at, productId, data, importing.job.project)
    await sql`release savepoint import_goods`.execute(at.db)
    const made = [...finder.takeMade(), ...sales.made]
    const isChanged = outcome !== 'same' || sales.made.length === 0
    const allProblems = [...problems, ...finder.problems, ...sales.problems]
    return {
      id,
      step: isTrial ? 1 : isWhole(data) ? 3 : 2,
      outcome: isChanged ? outcome : 'update',
      problems: allProblems,
      changes,
      made,
      product: isTrial && outcome === 'create' ? null : productId,
      before: old,
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await sql`rollback to savepoint import_goods`.execute(at.db)
    forgetMade(importing.known, finder.takeMade())
    at.known.clear()
    at.written.clear()
    for (const [key, entry] of before) at.written.set(key, entry)
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
  const missing = finder.problems.filter(({ message }) => message.startsWith('has no'))
  if (missing.length > 0) throw new Invalid(missing)
  const values = productValues(data, related, job.compareAt)
  const id = match.product
  if (id === undefined) return create(at, { data, values: newProduct(data, related, values), project: job.project })
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

/** A product whose pictures come later is not listed that it has none. */
const withoutPictures = (
  { line, pictures = [] }: FileGoods['data'],
  lacked: readonly { field: string; message: string }[],
) =>
  lacked
    .filter(({ field }) => field !== 'images' || pictures.length === 0)
    .map(({ field, message }) => ({ line, field, message }))

async function create(
  at: Writing,
  { data, values, project }: { data: FileGoods['data']; values: Record<string, unknown>; project: number },
): Promise<Written> {
  const slug = await freeSlug(at, project, [
    data.slug,
    slugOf(data.name),
    slugOf(data.name, data.reference),
    slugOf(data.name, data.key),
  ])
  const record = validateNew(product, { project, ...values, ...(slug && { slug }) }, at.defaults)
  const id = Number(await insertRecord(at, record))
  const lacked = await takeOffSale(at, id)
  return { outcome: 'create', product: id, changes: [], problems: withoutPictures(data, lacked) }
}

/** The first of these addresses that no product of the project has in any language. */
async function freeSlug(
  { db }: Writing,
  project: number,
  wished: readonly (string | undefined)[],
): Promise<string | undefined> {
  const slugs = [...new Set(wished.flatMap((slug) => slug || []))]
  return slugs.length === 0 ? undefined : (await freeSlugs(db, 'ecommerce_product', project, slugs))[0]
}

import { collectionOf } from '#contract/model/model.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import { slugOf } from '#domain/texts/slug-of.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import { insertAlike } from '../items/insert.ts'
import { freeSlugs } from '../items/shared-slugs.ts'
import { validateNew } from '../items/validate.ts'
import type { Writing } from '../items/writing.ts'
import { createFinder } from './finder.ts'
import type { FileGoods, GoodsNote } from './import-row.ts'
import type { Importing } from './importing.ts'
import { forgetMade } from './known-names.ts'
import type { Matches } from './match-goods.ts'
import { newProduct, productValues } from './product-values.ts'
import { takeOffSale } from './publish-goods.ts'
import { relatedOf } from './related.ts'
import { savepoint } from './savepoint.ts'

type Data = FileGoods['data']

const product = collectionOf('ecommerce_product')

/** How far goods are once they are written: without pictures to fetch they lack later what they lack now. */
export const stepAfter = ({ pictures = [] }: Data, isTrial: boolean): number =>
  isTrial ? 1 : pictures.length === 0 ? 3 : 2

/** A product whose pictures come later is not listed that it has none. */
export const withoutPictures = (
  { line, pictures = [] }: Data,
  lacked: readonly { field: string; message: string }[],
): ImportProblem[] =>
  lacked
    .filter(({ field }) => field !== 'images' || pictures.length === 0)
    .map(({ field, message }) => ({ line, field, message }))

/** A product that was made, and what it lacks to be on sale. */
export interface MadeProduct {
  readonly product: number
  readonly problems: readonly ImportProblem[]
}

interface NewProduct {
  readonly data: Data
  readonly values: Readonly<Record<string, unknown>>
}

/** For each of the goods the first address wished for it that no product of the project has in any language, and none of those before it. */
async function addressesOf({ db }: Writing, project: number, goods: readonly NewProduct[]) {
  const wished = goods.map(({ data: { slug, name, reference, key } }) => [
    ...new Set([slug, slugOf(name), slugOf(name, reference), slugOf(name, key)].flatMap((one) => one || [])),
  ])
  const free = new Set(await freeSlugs(db, 'ecommerce_product', project, [...new Set(wished.flat())]))
  return wished.map((slugs) => {
    const slug = slugs.find((one) => free.has(one))
    if (slug) free.delete(slug)
    return slug
  })
}

/** Makes products, off sale where they lack something by law. */
export async function makeProducts(at: Writing, project: number, goods: readonly NewProduct[]): Promise<MadeProduct[]> {
  const slugs = await addressesOf(at, project, goods)
  await giveWay()
  const records = goods.map(({ values }, index) => {
    const slug = slugs[index]
    return validateNew(product, { project, ...values, ...(slug && { slug }) }, at.defaults)
  })
  await giveWay()
  const ids = (await insertAlike(at, records)).map(Number)
  await giveWay()
  const lacked = await takeOffSale(at, ids)
  return goods.map(({ data }, index) => {
    const id = ids[index] as number
    return { product: id, problems: withoutPictures(data, lacked.get(id) ?? []) }
  })
}

/** Whether goods are new and nothing but a product is made of them. */
const isPlain = ({ product: earlier, data }: FileGoods): boolean =>
  earlier === null && data.problems.length === 0 && !data.sale && !data.variants?.some(({ sale }) => sale)

/**
 * Makes those of the goods that are new and plain with few ways to the database. Returns what became of them by their ids; of what is not
 * made so, all of them where one is refused, nothing is said: they are written one after the other.
 */
export async function makeTogether(
  { job, known }: Importing,
  at: Writing,
  goods: readonly FileGoods[],
  matches: Matches,
  isTrial: boolean,
): Promise<ReadonlyMap<number, GoodsNote>> {
  const fresh = goods.filter((one) => isPlain(one) && matches.of(one).several === 0)
  if (fresh.length < 2) return new Map()
  const finders = fresh.map(() => createFinder(at, job.project, known, job.makes))
  const point = await savepoint(at)
  try {
    const wanted: NewProduct[] = []
    for (const [index, { data }] of fresh.entries()) {
      const finder = finders[index] as (typeof finders)[number]
      const related = await relatedOf(finder, data)
      wanted.push({ data, values: newProduct(data, related, productValues(data, related, job.compareAt)) })
    }
    const isMissing = finders.some((finder) => finder.lacking().length > 0)
    const made = isMissing ? [] : await makeProducts(at, job.project, wanted)
    await point.release()
    await giveWay()
    return new Map(made.map((one, index) => noteOf(fresh[index] as FileGoods, one, finders[index], isTrial)))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await point.rollBack()
    for (const finder of finders) forgetMade(known, finder.takeMade())
    return new Map()
  }
}

function noteOf(
  { id, data }: FileGoods,
  { product: made, problems }: MadeProduct,
  finder: ReturnType<typeof createFinder> | undefined,
  isTrial: boolean,
): [number, GoodsNote] {
  const note: GoodsNote = {
    id,
    step: stepAfter(data, isTrial),
    outcome: 'create',
    problems: [...problems, ...(finder?.problems ?? [])],
    changes: [],
    made: finder?.takeMade() ?? [],
    product: isTrial ? null : made,
  }
  return [id, note]
}

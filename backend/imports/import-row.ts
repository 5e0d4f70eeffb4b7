import type { ImportState } from '#contract/wire/product-imports.ts'
import type { ImportedProduct, ImportProblem } from '#domain/imports/imported-product.ts'
import type { ImportSource } from '#domain/imports/read-products.ts'
import { type LineKind, lineKindOf } from '#domain/imports/visitor-lines.ts'
import { type Statement, writeTogether } from '../db/batch.ts'
import type { Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { Item } from '../items/rows.ts'

/** An import as the work on it needs it. */
export interface ImportJob {
  readonly id: string
  readonly project: number
  readonly user: number
  readonly source: ImportSource | undefined
  /** What a table holds that holds no goods. */
  readonly lines: LineKind | undefined
  readonly state: ImportState
  readonly mode: 'good' | 'all'
  readonly compareAt: 'none' | 'uvp'
  readonly makes: boolean
  readonly mapping: readonly string[] | undefined
  readonly createdOn: string
}

/** Something that was made for a product: to be taken away with it. */
export interface Made {
  readonly collection: string
  readonly id: number | string
  readonly name: string
  /** Of what a table without goods made: its mark after the import. */
  readonly mark?: string | undefined
}

/** A product of the file and what has become of it so far. */
export interface FileGoods {
  readonly id: number
  readonly product: number | null
  readonly data: ImportedProduct
  readonly outcome: string | null
  readonly problems: readonly ImportProblem[]
  readonly made: readonly Made[]
  /** The product as it was, where it was there. */
  readonly before: Item | null
  /** Its revision after the import. */
  readonly after: number | null
}

const listIn = (value: Row[string] | undefined): unknown[] => JSON.parse(String(value ?? '[]')) as unknown[]

export const jobOf = (row: Row): ImportJob => ({
  id: String(row.id),
  project: Number(row.project),
  user: Number(row.user),
  source: lineKindOf(row.source) ? undefined : ((row.source ?? undefined) as ImportSource | undefined),
  lines: lineKindOf(row.source),
  state: row.state as ImportState,
  mode: row.mode === 'all' ? 'all' : 'good',
  compareAt: row.compare_at === 'uvp' ? 'uvp' : 'none',
  makes: Boolean(row.makes),
  mapping: row.mapping === null ? undefined : (listIn(row.mapping) as string[]),
  createdOn: String(row.created_on),
})

const goodsOf = (row: Row): FileGoods => ({
  id: Number(row.id),
  product: row.product === null ? null : Number(row.product),
  data: JSON.parse(String(row.data)) as ImportedProduct,
  outcome: row.outcome === null ? null : String(row.outcome),
  problems: listIn(row.problems) as ImportProblem[],
  made: listIn(row.made) as Made[],
  before: row.before_data === null ? null : (JSON.parse(String(row.before_data)) as Item),
  after: row.after_revision === null ? null : Number(row.after_revision),
})

/** The next goods of an import that have got so far and no farther, in the order of the file or backwards. */
export async function goodsAt(
  db: Database,
  job: string,
  step: number,
  { most, order = 'asc' }: { most: number; order?: 'asc' | 'desc' },
): Promise<FileGoods[]> {
  const text = `select * from import_goods where "import" = ? and step = ? order by id ${order} limit ${most}`
  return (await run(db, text, [job, step])).rows.map(goodsOf)
}

/** What is noted of a product of the file. */
export interface GoodsNote {
  readonly id: number
  readonly step: number
  readonly outcome?: string | undefined
  readonly problems?: readonly ImportProblem[] | undefined
  readonly changes?: readonly unknown[] | undefined
  readonly made?: readonly Made[] | undefined
  readonly product?: number | null | undefined
  readonly before?: Item | undefined
  readonly after?: number | null | undefined
}

/** Notes how far goods are and what has become of them; what is not given stays. */
export async function noteGoods(db: Database, notes: readonly GoodsNote[]): Promise<void> {
  const statements = notes.map(({ id, step, outcome, problems, changes, made, product, before, after }): Statement => {
    const row: Row = { step }
    if (outcome !== undefined) row.outcome = outcome
    if (problems) row.problems = JSON.stringify(problems)
    if (changes) row.changes = JSON.stringify(changes)
    if (made) row.made = JSON.stringify(made)
    if (product !== undefined) row.product = product
    if (before !== undefined) row.before_data = JSON.stringify(before)
    if (after !== undefined) row.after_revision = after
    const names = Object.keys(row)
    const sets = names.map((name) => `"${name}" = ?`).join(', ')
    return { text: `update import_goods set ${sets} where id = ?`, parameters: [...names.map((name) => row[name]), id] }
  })
  const write = (trx: Database) => writeTogether(trx, statements)
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}

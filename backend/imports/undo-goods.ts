import { collectionOf } from '#contract/model/model.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'
import { ownAccess } from '../items/access.ts'
import { pointingToFiles } from '../items/file-uses.ts'
import { latestRevision } from '../items/latest-revision.ts'
import { removeRow } from '../items/remove.ts'
import { restoreItem } from '../items/restore.ts'
import type { Item } from '../items/rows.ts'
import { snapshot } from '../items/snapshot.ts'
import { inWriting } from '../items/writing.ts'
import type { FileGoods, GoodsNote, Made } from './import-row.ts'
import type { Importing } from './importing.ts'

const product = collectionOf('ecommerce_product')

/** What may hold something that was made: then it stays. */
const HOLDERS: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {
  ecommerce_sale: [],
  ecommerce_manufacturer: [['ecommerce_product', 'manufacturer']],
  ecommerce_category: [
    ['ecommerce_product', 'category'],
    ['ecommerce_subcategory', 'category'],
    ['ecommerce_category', 'parent'],
    ['ecommerce_sale', 'category'],
  ],
  ecommerce_subcategory: [['ecommerce_product_subcategory', 'subcategory_id']],
  ecommerce_attribute_group: [['ecommerce_attribute', 'attribute_group']],
  ecommerce_attribute: [['ecommerce_product_attribute', 'attribute']],
  ecommerce_tag: [['ecommerce_product_tag', 'tag_id']],
  files: [
    ['file_mentions', 'file'],
    ...pointingToFiles(ownAccess)
      .filter(([{ name }]) => name !== 'import_pictures')
      .flatMap(([{ name }, columns]) => columns.map((column) => [name, column] as const)),
  ],
}

const isIn = async (db: Database, table: string, column: string, id: unknown): Promise<boolean> =>
  (await run(db, `select 1 from ${table} where ${column} = ? limit 1`, [id])).rows.length > 0

async function isHeld(db: Database, { collection, id }: Made): Promise<boolean> {
  for (const [table, column] of HOLDERS[collection] ?? []) if (await isIn(db, table, column, id)) return true
  return false
}

const stockOf = (item: Item): string => {
  const variants = Array.isArray(item.product_variants) ? item.product_variants.filter(isRecord) : []
  return JSON.stringify([item.stock, variants.map(({ id, stock }) => [id, stock]).sort()])
}

/** Whether nobody has changed or sold the product since the import. */
async function isUntouched(db: Database, id: number, after: number | null): Promise<boolean> {
  if (after === null || (await latestRevision(db, product, id)) !== after) return false
  const { rows } = await run(db, 'select data from revisions where id = ?', [after])
  const present = await snapshot(db, product, id)
  return present !== undefined && stockOf(present) === stockOf(JSON.parse(String(rows[0]?.data)) as Item)
}

/** Takes back what was made for goods, from the inside out; what others use by now stays. */
async function takeAway({ access, defaults }: Importing, db: Database, made: readonly Made[]): Promise<void> {
  for (const one of made.toReversed()) {
    const collection = collectionOf(one.collection)
    const { rows } = await run(db, `select 1 from ${collection.name} where id = ?`, [one.id])
    if (rows.length === 0 || (await isHeld(db, one))) continue
    await inWriting(db, access, defaults, (at) => removeRow(at, collection, one.id, ''))
  }
}

/**
 * Takes back what an import did with one of its goods: a product that it made goes into the bin, one that it changed is as before. What was
 * changed or sold since stays, and is named. Notes it in the same transaction.
 */
export async function undoGoods(
  importing: Importing,
  goods: FileGoods,
  note: (db: Database, note: GoodsNote) => Promise<void>,
): Promise<void> {
  const { db, access, defaults } = importing
  const { id, data, product: target, outcome, before, after, made } = goods
  const isOurs = target !== null && (outcome === 'create' || outcome === 'update')
  try {
    await db.transaction().execute(async (trx) => {
      const isThere = isOurs && (await snapshot(trx, product, target)) !== undefined
      if (isThere && !(await isUntouched(trx, target, after)))
        throw new Fault('conflict', 'was changed or sold since the import and stays')
      // What was made for it goes with it, and what only it held goes after it.
      const sales = made.filter(({ collection }) => collection === 'ecommerce_sale')
      await takeAway(importing, trx, sales)
      if (isThere)
        await inWriting(trx, access, defaults, (at) =>
          before ? restoreItem(at, product, target, before) : removeRow(at, product, target, ''),
        )
      await note(trx, { id, step: 4, problems: [] })
    })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await note(db, { id, step: 4, problems: [{ line: data.line, field: '', message: error.message }] })
  }
}

/** Takes away the brands, categories, attributes, tags and pictures that an import made, once its goods are gone. */
export async function undoMade(importing: Importing, made: readonly Made[]): Promise<void> {
  const others = made.filter(({ collection }) => collection !== 'ecommerce_sale')
  for (const one of others.toReversed())
    await importing.db
      .transaction()
      .execute((trx) => takeAway(importing, trx, [one]))
      .catch((error) => {
        if (!(error instanceof Fault)) throw error
      })
}

import { createHash } from 'node:crypto'
import { collectionOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'
import { announce } from '../items/history.ts'
import { removeRow } from '../items/remove.ts'
import { inWriting } from '../items/writing.ts'
import type { FileGoods, GoodsNote, Made } from './import-row.ts'
import type { Importing } from './importing.ts'

/** What an import writes of a record that is no product: while all of it is the same, nobody has changed the record. */
const WRITTEN: Readonly<Record<string, string>> = {
  newsletter_subscription: 'project, email, language, state, expires_on',
  ecommerce_product_rating: 'product, name, title, text, rating, language, status, verified, shop_answer',
  redirect: 'project, from_path, to_path, permanent',
}

/** A mark of the record as it stands, from which it cannot be read; undefined where it is gone. */
export async function markOf(db: Database, { collection, id }: Pick<Made, 'collection' | 'id'>) {
  const [row] = (await run<Row>(db, `select ${WRITTEN[collection]} from ${collection} where id = ?`, [id])).rows
  if (!row) return undefined
  // Whoever has a say since, such as by leaving, has left an event.
  const events =
    collection === 'newsletter_subscription'
      ? (await run(db, 'select id from newsletter_event where subscription = ? order by id', [id])).rows
      : []
  return createHash('sha256')
    .update(JSON.stringify([Object.values(row), events.map((event) => Number(event.id))]))
    .digest('hex')
}

/** Consents and ratings were written as visitors write them, without a history and into no bin; so they go. */
async function takeBack({ access, defaults, job }: Importing, db: Database, { collection, id }: Made): Promise<void> {
  if (collection === 'redirect')
    return inWriting(db, access, defaults, (at) => removeRow(at, collectionOf(collection), id as Cell, ''))
  await db.deleteFrom(collection).where('id', '=', id).execute()
  const gone = { project: job.project, collection, id, action: 'delete', touched: [collection] } as const
  await announce(db, [gone], defaults.now().toISOString())
}

/**
 * Takes back what one line of a table made. What was changed since stays and is named: who has left the newsletter meanwhile stays someone
 * who has left, and a rating that was approved stays. Notes it in the same transaction.
 */
export async function undoLine(
  importing: Importing,
  { id, data, made }: FileGoods,
  note: (db: Database, note: GoodsNote) => Promise<void>,
): Promise<void> {
  const { db } = importing
  try {
    await db.transaction().execute(async (trx) => {
      for (const one of made) {
        const mark = await markOf(trx, one)
        if (mark === undefined) continue
        if (mark !== one.mark) throw new Fault('conflict', 'was changed since the import and stays')
        await takeBack(importing, trx, one)
      }
      await note(trx, { id, step: 4, problems: [] })
    })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await note(db, { id, step: 4, problems: [{ line: data.line, field: '', message: error.message }] })
  }
}

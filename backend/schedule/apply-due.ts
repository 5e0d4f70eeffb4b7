import { collectionOf, model } from '#contract/model/model.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { ownAccess } from '../items/access.ts'
import { updateItem } from '../items/update.ts'
import type { Defaults } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting, type Writing } from '../items/writing.ts'

/** Changes that one turn makes. */
const MOST = 50

/** The changes that wait and whose moment has come until then, in ISO 8601, the oldest first. */
export const dueChanges = (db: Database, until: string, project?: number): Promise<Row[]> => {
  const due = db
    .selectFrom('scheduled_change')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('moment', '<=', until)
    .orderBy('moment')
    .orderBy('id')
    .limit(MOST)
  return (project === undefined ? due : due.where('project', '=', project)).execute()
}

/** Writes what a planned change says, into the transaction of the caller. */
export async function applyChange(at: Writing, row: Row): Promise<void> {
  const collection = model.get(String(row.collection))
  if (!collection) throw new Fault('unknownItem', `There is no ${row.collection}`)
  const item: Cell = collection.fields.id?.type === 'uuid' ? String(row.item) : Number(row.item)
  const data: unknown = typeof row.data === 'string' ? JSON.parse(row.data) : row.data
  await updateItem(at, validateChange(collection, item, isRecord(data) ? data : {}, at.defaults))
}

const PLANS = collectionOf('scheduled_change')

/** Sets a change's end beside what it has written; false where another process has been faster. */
async function claim(at: Writing, id: Cell, end: Record<string, unknown>): Promise<boolean> {
  const taken = await at.db
    .updateTable('scheduled_change')
    .set({ state: String(end.state) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) === 0) return false
  await updateItem(at, validateChange(PLANS, id, end, at.defaults))
  return true
}

async function applyOne(db: Database, defaults: Defaults, row: Row): Promise<void> {
  const id = row.id as Cell
  const writer = row.user === null ? ownAccess : { ...ownAccess, user: Number(row.user) }
  const done_on = defaults.now().toISOString()
  try {
    await db.transaction().execute((trx) =>
      inWriting(trx, writer, defaults, async (at) => {
        if (await claim(at, id, { state: 'done', done_on })) await applyChange(at, row)
      }),
    )
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const problem = error.message.slice(0, 2000)
    await inWriting(db, writer, defaults, (at) => claim(at, id, { state: 'failed', done_on, problem }))
  }
}

/**
 * Lets every change come true whose moment has come; each by one process alone. What is refused is noted with the reason; one that cannot be tried holds up
 * no other, is tried again at the next turn, and its error is thrown once all have been tried.
 */
export async function applyDue(db: Database, defaults: Defaults): Promise<number> {
  const due = await dueChanges(db, defaults.now().toISOString())
  const errors: unknown[] = []
  for (const row of due) await applyOne(db, defaults, row).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
  return due.length
}

/** When the next change is due, in milliseconds since 1970; undefined while none waits. */
export async function nextMoment(db: Database): Promise<number | undefined> {
  const next = await db
    .selectFrom('scheduled_change')
    .select('moment')
    .where('state', '=', 'waiting')
    .orderBy('moment')
    .limit(1)
    .executeTakeFirst()
  return next && Date.parse(String(next.moment))
}

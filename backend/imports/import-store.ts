import type { ImportState } from '#contract/wire/product-imports.ts'
import type { ImportedProduct } from '#domain/imports/imported-product.ts'
import type { Database, Row } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import type { Storage } from '../files/storage.ts'
import { folderOfImport } from './import-files.ts'
import { type ImportJob, jobOf } from './import-row.ts'
import type { FileFacts } from './read-file.ts'

/** States in which an import is worked on. */
export const AT_WORK: readonly ImportState[] = ['reading', 'trying', 'writing', 'picturing', 'undoing']

/** Milliseconds after which an import whose process is not heard of is taken up by another. */
const SILENCE = 30_000

const AT_ONCE = 100

export async function importJob(db: Database, id: string): Promise<ImportJob | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && jobOf(row)
}

/** Takes up an import that waits to be worked on, or whose process has ended; undefined where there is none. */
export async function claimImport(db: Database, now: Date): Promise<ImportJob | undefined> {
  const silent = new Date(now.getTime() - SILENCE).toISOString()
  const waiting = await db
    .selectFrom('imports')
    .select(['id', 'seen_on'])
    .where('state', 'in', AT_WORK)
    .where((eb) => eb.or([eb('seen_on', 'is', null), eb('seen_on', '<', silent)]))
    .orderBy('created_on')
    .executeTakeFirst()
  if (!waiting) return undefined
  const claim = db
    .updateTable('imports')
    .set({ seen_on: now.toISOString() })
    .where('id', '=', waiting.id as string)
  const { numUpdatedRows } = await (waiting.seen_on === null
    ? claim.where('seen_on', 'is', null)
    : claim.where('seen_on', '=', waiting.seen_on as string)
  ).executeTakeFirst()
  return numUpdatedRows > 0 ? importJob(db, String(waiting.id)) : undefined
}

/** Tells that an import is still worked on; false where somebody has meanwhile stopped it or asked for something else. */
export async function isStillWanted(db: Database, { id, state }: ImportJob, now: Date): Promise<boolean> {
  const text = 'update imports set seen_on = ? where id = ? and state = ?'
  return (await run(db, text, [now.toISOString(), id, state])).numAffectedRows === 1n
}

/** Whether an import is still in the state in which it is worked on: read before each batch, for telling so costs a wait for the disk. */
export async function isStillAt(db: Database, { id, state }: ImportJob): Promise<boolean> {
  const { rows } = await run<{ state: string }>(db, 'select state from imports where id = ?', [id])
  return rows[0]?.state === state
}

/** Moves an import to another state, from one of those named; false where it is in none of them. */
export async function moveImport(
  db: Database,
  id: string,
  from: readonly ImportState[],
  change: Row & { readonly state: ImportState },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...change, seen_on: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Keeps what was read of a file: its facts and goods, in place of what was read before. */
export async function keepRead(db: Database, job: ImportJob, facts: FileFacts, products: readonly ImportedProduct[]) {
  await run(db, 'delete from import_goods where "import" = ?', [job.id])
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const rows = products.slice(from, from + AT_ONCE).map((product) => ({
      import: job.id,
      line: product.line,
      key: product.key.slice(0, 500),
      name: (product.name ?? product.key).slice(0, 500),
      data: JSON.stringify(product),
      step: 0,
    }))
    await addRows(db, 'import_goods', rows)
  }
  await db
    .updateTable('imports')
    .set({
      source: facts.source,
      head: JSON.stringify(facts.head),
      mapping: JSON.stringify(facts.mapping),
      samples: JSON.stringify(facts.samples),
    })
    .where('id', '=', job.id)
    .execute()
}

/** Days for which an import can be looked at and taken back. */
const KEPT_DAYS = 90

const DAY = 86_400_000

/** Forgets imports that are over and older than 90 days, with their files. What they wrote stays. */
export async function purgeImports(db: Database, storage: Pick<Storage, 'deleteFolder'>, now: Date): Promise<void> {
  const over = new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()
  const old = db.selectFrom('imports').select('id').where('created_on', '<', over)
  for (const { id } of await old.where('state', 'not in', AT_WORK).execute()) {
    await storage.deleteFolder(folderOfImport(String(id)))
    await db
      .deleteFrom('imports')
      .where('id', '=', id as string)
      .execute()
  }
}

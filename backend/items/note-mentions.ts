import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Cell, Database } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { isAmong } from './condition-sql.ts'
import { mayNameFiles, mentionedFiles } from './file-uses.ts'

/** An item as it is after a write, or was before its deletion. */
interface WrittenItem {
  readonly collection: Collection
  readonly id: Cell
  readonly action: string
  readonly data: unknown
}

/** Keeps which files the texts of written items name, so that nobody has to search the texts for a file. */
export async function noteMentions(db: Database, written: readonly WrittenItem[]): Promise<void> {
  const byCollection = Map.groupBy(
    written.filter(({ collection }) => mayNameFiles(collection)),
    ({ collection }) => collection.name,
  )
  for (const [collection, items] of byCollection) {
    const rows = items.flatMap(({ id, action, data }) =>
      action === 'delete' ? [] : mentionedFiles(data).map((file) => ({ file, collection, item: id })),
    )
    const older = items.filter(({ action }) => action !== 'create').map(({ id }) => id)
    if (older.length > 0)
      await sql`delete from file_mentions where collection = ${collection} and ${isAmong(db, sql.ref('item'), older)}`.execute(
        db,
      )
    if (rows.length > 0) await addRows(db, 'file_mentions', rows)
  }
}

import type { Cell, Database } from '../db/database.ts'
import { refusalOf } from '../db/refusal.ts'
import { collectionOf } from '../model/model.ts'
import { checkReferences, projectOf } from './belonging.ts'
import { validateChange } from './validate.ts'

/**
 * Changes the given fields of an item; lists are not among them. Money is euro, as on the wire. Throws Invalid, naming
 * each field that does not fit.
 */
export async function updateRow(
  db: Database,
  collection: string,
  id: Cell,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const described = collectionOf(collection)
  const row = validateChange(described, changes)
  await checkReferences(db, described, row, await projectOf(db, described, id), '')
  await db
    .updateTable(collection)
    .set(row)
    .where('id', '=', id)
    .execute()
    .catch((error) => {
      throw refusalOf(error, collection)
    })
}

import type { Collection } from '#contract/model/collection.ts'
import type { Cell } from '../db/database.ts'
import { brokenRule } from '../db/refusal.ts'
import { Fault } from '../fault.ts'
import { projectOf } from './belonging.ts'
import { keepInBin } from './bin.ts'
import { isPart } from './parts.ts'
import { snapshot } from './snapshot.ts'
import { checkAllowed, note, rememberBefore, type Writing } from './writing.ts'

/**
 * Deletes one row and everything that is part of it, notes it for the history and puts it into the bin. Throws the Fault that says so when
 * other items still need it.
 * @param path where the row lies in the record, for messages
 */
export async function removeRow(at: Writing, collection: Collection, id: Cell, path: string): Promise<void> {
  checkAllowed(at, collection, 'delete', [], path)
  const project = await projectOf(at.db, collection, id)
  const before = isPart(collection) ? undefined : await snapshot(at.db, collection, id)
  if (isPart(collection)) await rememberBefore(at, collection, id)
  await note(at, { collection, id, action: 'delete', project, data: before })
  await keepInBin(at, collection, id, project, before)
  const result = await at.db
    .deleteFrom(collection.name)
    .where('id', '=', id)
    .executeTakeFirst()
    .catch((error) => {
      throw brokenRule(error, collection.name, path)
    })
  if (Number(result.numDeletedRows) === 0) throw new Fault('unknownItem', `Item not found: ${collection.name} ${id}`)
}

import type { Collection } from '#contract/model/collection.ts'
import { collectionOf } from '#contract/model/model.ts'
import type { Cell, Database } from '../db/database.ts'
import { rolledBack } from '../db/rolled-back.ts'
import { type Access, ownAccess } from '../items/access.ts'
import { insertRecord } from '../items/insert.ts'
import { updateItem } from '../items/update.ts'
import { type Defaults, Invalid, validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'

/** A change of a record that is to come true at a moment, in ISO 8601. */
export interface PlannedChange {
  readonly collection: Collection
  readonly item: Cell
  readonly data: Readonly<Record<string, unknown>>
  readonly moment: string
}

/**
 * Keeps a change for its moment and returns its id. It is tried first: throws what writing it now would throw, in the rights of the caller, and
 * Invalid for a moment that has passed.
 */
export async function planChange(
  db: Database,
  defaults: Defaults,
  access: Access,
  { collection, item, data, moment }: PlannedChange,
): Promise<number> {
  const now = defaults.now()
  if (Date.parse(moment) <= now.getTime()) throw new Invalid([{ field: 'moment', message: 'must be in the future' }])
  const change = validateChange(collection, item, data, defaults)
  await rolledBack(db, (trx) => inWriting(trx, access, defaults, (at) => updateItem(at, change)))
  const record = {
    project: access.project,
    collection: collection.name,
    item: String(item),
    data,
    moment: new Date(moment).toISOString(),
    user: access.user ?? null,
    created_on: now.toISOString(),
  }
  const valid = validateNew(collectionOf('scheduled_change'), record, defaults)
  const writer = access.user === undefined ? ownAccess : { ...ownAccess, user: access.user }
  const [id] = await inWriting(db, writer, defaults, async (at) => [await insertRecord(at, valid)])
  return Number(id)
}

import type { Collection } from '#contract/model/collection.ts'
import { fieldOf } from '#contract/model/model.ts'
import type { Cell } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { ownAccess } from '../items/access.ts'
import { insertRecord } from '../items/insert.ts'
import { checkExists, setRow, updateItem } from '../items/update.ts'
import { validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import type { Writing } from '../items/writing.ts'
import { applyChange, dueChanges } from '../schedule/apply-due.ts'

/** What an editor is about to save: changes of an item, or a new one where there is no `item`. */
export interface UnsavedItem {
  readonly collection: Collection
  readonly item: Cell | undefined
  readonly data: unknown
  /** Until when planned changes count as made, in ISO 8601. */
  readonly moment?: string | undefined
}

const PUBLISHED = 'published'

/** Saves a draft as its editor would, and publishes it, without a word to history and change feed: for a transaction to be undone. */
export async function applyDraft(at: Writing, { collection, item, data, moment }: UnsavedItem): Promise<void> {
  if (moment !== undefined) await applyPlans(at, moment)
  const id = item === undefined ? await insertRecord(at, validateNew(collection, data, at.defaults)) : item
  if (item !== undefined) {
    await checkExists(at, collection, item)
    await updateItem(at, validateChange(collection, item, data, at.defaults))
  }
  const status = fieldOf(collection, 'status')
  if (status && 'choices' in status && status.choices?.includes(PUBLISHED))
    await setRow(at.db, collection, id, { status: PUBLISHED }, '')
}

/** What is planned until a moment, as if it had come true; what would be refused then is left out. */
async function applyPlans(at: Writing, moment: string): Promise<void> {
  const plans = await dueChanges(at.db, moment, at.access.project)
  for (const plan of plans)
    await applyChange({ ...at, access: ownAccess }, plan).catch((error) => {
      if (!(error instanceof Fault)) throw error
    })
}

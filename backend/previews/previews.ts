import { randomUUID } from 'node:crypto'
import { collectionOf } from '#contract/model/model.ts'
import type { Cell, Database } from '../db/database.ts'
import { rolledBack } from '../db/rolled-back.ts'
import { Fault } from '../fault.ts'
import type { Access } from '../items/access.ts'
import type { Defaults } from '../items/validate.ts'
import { writingIn } from '../items/writing.ts'
import { UUID } from '../uuid.ts'
import { applyDraft, type UnsavedItem } from './draft.ts'

/** Minutes for which a preview can be looked at. */
const MINUTES = 15

export interface PreviewTools {
  readonly db: Database
  readonly defaults: Defaults
}

/**
 * Keeps what an editor is about to save, so that the site can be shown as if it were saved and published. It is tried first:
 * throws what saving would throw. Returns the preview's id, which is good for its maker alone. The one that it `replaces`, of the same
 * maker, is gone then: who types on leaves one behind, not hundreds.
 */
export async function keepDraft(
  { db, defaults }: PreviewTools,
  access: Access,
  draft: UnsavedItem,
  replaces = '',
): Promise<string> {
  await withDraft({ db, defaults }, access, draft, async () => {})
  const id = randomUUID()
  const now = defaults.now()
  await db
    .deleteFrom('previews')
    .where((is) =>
      is.or([
        is('expires_on', '<', now.toISOString()),
        is.and([is('id', '=', replaces), is('user', '=', access.user ?? null)]),
      ]),
    )
    .execute()
  await db
    .insertInto('previews')
    .values({
      id,
      user: access.user ?? null,
      project: access.project,
      collection: draft.collection.name,
      item: draft.item === undefined ? null : String(draft.item),
      data: JSON.stringify(draft.data),
      moment: draft.moment ?? null,
      expires_on: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
    })
    .execute()
  return id
}

/** The draft of a preview. Throws the Fault, the same for one that is unknown, over, somebody else's or another project's. */
export async function draftOf({ db, defaults }: PreviewTools, access: Access, id: string): Promise<UnsavedItem> {
  const row = UUID.test(id)
    ? await db
        .selectFrom('previews')
        .selectAll()
        .where('id', '=', id)
        .where('user', '=', access.user ?? null)
        .where('project', '=', access.project)
        .where('expires_on', '>', defaults.now().toISOString())
        .executeTakeFirst()
    : undefined
  if (!row) throw new Fault('unknownItem', 'There is no such preview')
  const collection = collectionOf(String(row.collection))
  const key = row.item === null ? undefined : String(row.item)
  const item: Cell | undefined = key !== undefined && collection.fields.id?.type !== 'uuid' ? Number(key) : key
  const moment = row.moment === null ? undefined : String(row.moment)
  return { collection, item, data: JSON.parse(String(row.data)), moment }
}

/** Runs work on the database as it would be with the draft saved and published, in a transaction that is taken back. */
export function withDraft<T>(
  { db, defaults }: PreviewTools,
  access: Access,
  draft: UnsavedItem,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return rolledBack(db, async (trx) => {
    await applyDraft(writingIn(trx, access, defaults), draft)
    return work(trx)
  })
}

import { collectionOf } from '#contract/model/model.ts'
import type { DatedByChanges, LastChanges } from '#contract/wire/last-changes.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import { publicAccess } from '../items/access.ts'
import { readItemsById } from '../items/read.ts'

/**
 * The German days on which records of a project were last changed, by their ids: of those that strangers see, and that were changed since
 * they were filled in.
 */
export async function lastChanges(
  db: Database,
  { project, collection, ids }: { project: number; collection: DatedByChanges; ids: readonly number[] },
): Promise<LastChanges> {
  if (ids.length === 0) return {}
  const model = collectionOf(collection)
  const { data } = await readItemsById(db, publicAccess(project), model, ids, { fields: ['id'] })
  const seen = new Set((data as { id: number }[]).map(({ id }) => String(id)))
  const { rows } = await run<{ item: string; moment: string }>(
    db,
    `select c.item, c.created_on as moment from changes c join (
      select max(id) as id from changes where collection = ? and item in (${places(ids.length)}) group by item
    ) newest on newest.id = c.id`,
    [collection, ...ids.map(String)],
  )
  return Object.fromEntries(
    rows.flatMap(({ item, moment }) => (seen.has(item) ? [[item, germanDay(new Date(moment))]] : [])),
  )
}

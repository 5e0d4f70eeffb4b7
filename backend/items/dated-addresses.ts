import { datedPath, isYear } from '#domain/paths/dated-path.ts'
import { languages } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { Cell, Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { AddressedPage } from './page-addresses.ts'
import { addressedRow, slugField, slugProblems } from './shared-slugs.ts'
import type { Problem } from './validate.ts'

/** Collections whose records have pages below that of the route map: news and events. */
export type DatedName = 'news' | 'event'

export const isDated = (name: string): name is DatedName => name === 'news' || name === 'event'

async function datedRecord(db: Database, collection: DatedName, id: Cell) {
  const [row] = await rowsOf(db, collection, 'id', [Number(id)])
  return row && { row, ...addressedRow(row, await rowsOf(db, `${collection}_translation`, collection, [Number(id)])) }
}

/** The addresses of a record of news or events; undefined for one that is not there. */
export async function addressedDated(
  db: Database,
  collection: DatedName,
  id: Cell,
): Promise<AddressedPage | undefined> {
  const record = await datedRecord(db, collection, id)
  if (!record) return undefined
  const paths = new Map(
    languages.map((language) => [language, datedPath(collection, slugIn(record, language), language)] as const),
  )
  const isPublished = record.row.status === 'published'
  return { project: Number(record.row.project), isOfRouteMap: false, isPublished, written: paths, paths }
}

/** What is wrong with a record of news or events as it is now: with its addresses, and with its end. */
export async function datedProblems(
  db: Database,
  collection: DatedName,
  id: Cell,
  project: number,
): Promise<Problem[]> {
  const shared = await slugProblems(db, collection, [Number(id)], project)
  const record = await datedRecord(db, collection, id)
  if (!record) return []
  const years = languages
    .filter((language) => isYear(slugIn(record, language)))
    .map((language) => ({
      field: slugField(record, language),
      message: 'is the address of a year: say more than that',
    }))
  const { starts_at: start, ends_at: end } = record.row
  const backwards =
    collection === 'event' && String(end) <= String(start)
      ? [{ field: 'ends_at', message: 'must be later than starts_at' }]
      : []
  const found = [...shared, ...years, ...backwards]
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index)
}

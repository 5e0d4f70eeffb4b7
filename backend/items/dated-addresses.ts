import { datedPath, isYear } from '#domain/paths/dated-path.ts'
import { languages } from '#domain/texts/language.ts'
import { sharedSlugs } from '#domain/texts/shared-slug.ts'
import type { SluggedRow } from '#domain/texts/slug-in.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { holdProject } from '../db/hold-project.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { AddressedPage } from './page-addresses.ts'
import type { Problem } from './validate.ts'

/** Collections whose records have pages below that of the route map: news and events. */
export type DatedName = 'news' | 'event'

export const isDated = (name: string): name is DatedName => name === 'news' || name === 'event'

interface DatedRow extends SluggedRow {
  readonly id: number
  readonly name: string
  readonly row: Row
}

async function datedRows(
  db: Database,
  collection: DatedName,
  by: 'id' | 'project',
  value: number,
): Promise<DatedRow[]> {
  const rows = await rowsOf(db, collection, by, [value])
  const texts = await rowsOf(
    db,
    `${collection}_translation`,
    collection,
    rows.map(({ id }) => Number(id)),
  )
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.display_name),
    row,
    slug: String(row.slug),
    translations: texts
      .filter((text) => text[collection] === row.id)
      .map((text) => ({ language: String(text.language), slug: text.slug === null ? null : String(text.slug) })),
  }))
}

/** The addresses of a record of news or events; undefined for one that is not there. */
export async function addressedDated(
  db: Database,
  collection: DatedName,
  id: Cell,
): Promise<AddressedPage | undefined> {
  const [record] = await datedRows(db, collection, 'id', Number(id))
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
  // Who writes an address at the same moment waits here, and then sees this one.
  await holdProject(db, project)
  const all = await datedRows(db, collection, 'project', project)
  const record = all.find((one) => one.id === Number(id))
  if (!record) return []
  const fieldOf = (language: string) =>
    record.translations.some((text) => text.language === language && text.slug)
      ? `translations.${language}.slug`
      : 'slug'
  const shared = sharedSlugs(
    record,
    all.filter((one) => one !== record),
  ).map(({ language, other }) => ({
    field: fieldOf(language),
    message: `is the address of "${other.name}" (${language})`,
  }))
  const years = languages
    .filter((language) => isYear(slugIn(record, language)))
    .map((language) => ({ field: fieldOf(language), message: 'is the address of a year: say more than that' }))
  const { starts_at: start, ends_at: end } = record.row
  const backwards =
    collection === 'event' && String(end) <= String(start)
      ? [{ field: 'ends_at', message: 'must be later than starts_at' }]
      : []
  const found = [...shared, ...years, ...backwards]
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index)
}

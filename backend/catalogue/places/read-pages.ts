import { isRouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../../db/database.ts'
import { groupsBy, joined, localRow, type PlaceScope, type ReadPage } from './place.ts'

/** Pages that stand at the end of an action, or that need more than to be published. */
const LEFT_OUT: readonly string[] = ['thanks', 'appointment', 'accessibility', 'guarantee_rights']

/** Where a page is found in a language; undefined for one that is not to be found. */
export function pageAddress({ name, texts }: Pick<ReadPage, 'name' | 'texts'>, language: Language): string | undefined {
  if (isRouteKey(name)) return LEFT_OUT.includes(name) ? undefined : pathOf(name, language)
  const written = texts.find((text) => text.language === language)?.path
  return written ? String(written) : undefined
}

/** Reads the published pages of a project; sections that are hidden are left out. */
export async function readPages(db: Database, project: number): Promise<ReadPage[]> {
  const pages = await db
    .selectFrom('page')
    .select(['id', 'name'])
    .where('project', '=', project)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const ids = pages.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const texts = groupsBy(await db.selectFrom('page_translation').selectAll().where('page', 'in', ids).execute(), 'page')
  const shown = await readSections(db, 'page', ids)
  return pages.map(({ id, name }) => {
    const parts = shown.get(Number(id)) ?? []
    return {
      name: String(name),
      texts: texts.get(Number(id)) ?? [],
      parts,
      services: parts.filter(([row]) => row?.of_kind === 'services'),
    }
  })
}

/** On which record's page sections stand. */
type SectionOwner = 'page' | 'brand_page' | 'category_page'

/** What the sections of records say, in every language, by the record's id: each part stands in one place. Hidden ones are left out. */
export async function readSections(
  db: Database,
  owner: SectionOwner,
  ids: readonly number[],
): Promise<Map<number, (readonly Row[])[]>> {
  const sections = await db
    .selectFrom('page_section_translation')
    .innerJoin('page_section', 'page_section.id', 'page_section_translation.page_section')
    .selectAll('page_section_translation')
    .select([`page_section.${owner} as of_page`, 'page_section.hidden as hidden'])
    .where(`page_section.${owner}`, 'in', ids)
    .execute()
  const items = await db
    .selectFrom('page_section_item_translation')
    .innerJoin('page_section_item', 'page_section_item.id', 'page_section_item_translation.page_section_item')
    .innerJoin('page_section', 'page_section.id', 'page_section_item.page_section')
    .selectAll('page_section_item_translation')
    .select([
      `page_section.${owner} as of_page`,
      'page_section.hidden as hidden',
      'page_section.kind as of_kind',
      'page_section_item.path as leads_to',
    ])
    .where(`page_section.${owner}`, 'in', ids)
    .execute()
  const shown = groupsBy(
    [...sections, ...items].filter(({ hidden }) => !hidden),
    'of_page',
  )
  const place = (row: Row) => `${row.page_section ?? ''}/${row.page_section_item ?? ''}`
  return new Map([...shown].map(([id, rows]) => [id, [...Map.groupBy(rows, place).values()]]))
}

/** The words of such parts in a language, as one text. */
export const wordsOfParts = (
  parts: readonly (readonly Row[])[] | undefined,
  scope: Pick<PlaceScope, 'language' | 'first'>,
): string =>
  (parts ?? []).map((rows) => joined(localRow(rows, scope), ['kicker', 'heading', 'detail', 'text', 'body'])).join(' ')

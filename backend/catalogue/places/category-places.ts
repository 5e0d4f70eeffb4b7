import { allowedFilters, isFilterAllowed } from '#domain/goods/allowed-filters.ts'
import { emptyFilters, emptyListContext, type ListFilters, listQuery } from '#domain/goods/list-context.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import type { Row } from '../../db/database.ts'
import { groupsBy, localRow, type PlaceScope, type PlaceSource, type SearchPlace } from './place.ts'
import { readSections, wordsOfParts } from './read-pages.ts'

const KINDS = ['ecommerce_category', 'ecommerce_subcategory'] as const

async function namesOf({ db }: PlaceScope, table: (typeof KINDS)[number], ids: number[]) {
  if (ids.length === 0) return new Map<number, Row[]>()
  const rows = await db.selectFrom(`${table}_translation`).selectAll().where(table, 'in', ids).execute()
  return groupsBy(rows, table)
}

async function read(scope: PlaceScope): Promise<SearchPlace[]> {
  const { db, project, language, paths } = scope
  const list = storePath({ page: 'list' }, language, paths)
  const settings = await db
    .selectFrom('ecommerce_settings')
    .select('filters')
    .where('project', '=', project)
    .executeTakeFirst()
  const allowed = allowedFilters(JSON.parse(String(settings?.filters ?? 'null'))).category
  if (!list || allowed === false) return []
  const all = await db
    .selectFrom('ecommerce_category')
    .select(['id', 'slug', 'display_name'])
    .where('project', '=', project)
    .orderBy('id')
    .execute()
  const categories = all.filter(({ id }) => isFilterAllowed(allowed, Number(id)))
  if (categories.length === 0) return []
  const ids = categories.map(({ id }) => Number(id))
  const below = await db
    .selectFrom('ecommerce_subcategory')
    .select(['id', 'category', 'display_name'])
    .where('category', 'in', ids)
    .orderBy('id')
    .execute()
  const texts = await namesOf(scope, 'ecommerce_category', ids)
  const sections = await readSections(db, 'category_page', ids)
  const textsBelow = await namesOf(
    scope,
    'ecommerce_subcategory',
    below.map(({ id }) => Number(id)),
  )
  const href = (filters: Partial<ListFilters>) =>
    `${list}?${listQuery({ ...emptyListContext, filters: { ...emptyFilters, ...filters } })}`
  const slugs = new Map(
    categories.map(({ id, slug }) => {
      const own = texts.get(Number(id))?.find((text) => text.language === language)
      return [Number(id), String(own?.slug || slug)]
    }),
  )
  const titleOf = (row: Row, rows: readonly Row[] | undefined) =>
    String(localRow(rows ?? [], scope)?.display_name || row.display_name)
  return [
    ...categories.map((row): SearchPlace => {
      const id = Number(row.id)
      const title = titleOf(row, texts.get(id))
      return {
        kind: 'category',
        title,
        path: href({ category: slugs.get(id) ?? id }),
        words: wordsOfParts(sections.get(id), scope),
        goods: { category: id },
      }
    }),
    ...below.map((row): SearchPlace => {
      const [id, category] = [Number(row.id), Number(row.category)]
      const path = href({ category: slugs.get(category) ?? category, subcategories: [id] })
      return { kind: 'category', title: titleOf(row, textsBelow.get(id)), path, words: '', goods: { subcategory: id } }
    }),
  ]
}

/** Categories and the kinds of goods in them, as their lists in the store. */
export const categoryPlaces: PlaceSource = {
  collections: ['ecommerce_category', 'ecommerce_settings', 'page_section', 'page_section_item'],
  read,
}

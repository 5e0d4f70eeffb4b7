import type { FacetCount, FacetsData } from '#contract/wire/catalogue.ts'
import { type AllowedFilters, isFilterAllowed } from '#domain/goods/allowed-filters.ts'
import { type ListContext, type ListFilters, listReducer } from '#domain/goods/list-context.ts'
import type { Translation } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { listHref } from './list-href.ts'
import type { ListAttributeRow, ListRows, TagRow } from './list-rows.ts'
import type { FilterGroup, FilterPanelView, FilterValue } from './list-view.ts'

export type PanelParts = {
  rows: ListRows
  facets: FacetsData
  allowed: AllowedFilters
  /** Of the address. */
  context: ListContext
  /** With what the page itself sets, the category by its id. */
  filters: ListFilters
  /** The filters that the page sets itself, which cannot be changed there. */
  fixed: Partial<ListFilters>
  search: string
  path: string
}

type Named = { id: number; display_name: string; translations: (Translation & { display_name?: string | null })[] }

export const nameOf = (row: Named, request: PageRequest): { label: string; lang?: string } => {
  const found = localText(row, 'display_name', request)
  return { label: found?.text ?? row.display_name, lang: found?.lang }
}

const bySort = (a: { sort: number | null }, b: { sort: number | null }) => (a.sort ?? 0) - (b.sort ?? 0)

/** What the products shown can be filtered by: values that leave some, and those that are chosen. */
export function filterPanelView(parts: PanelParts, request: PageRequest): FilterPanelView {
  const { facets, allowed, fixed, filters, rows, context } = parts
  const groups = [
    ...(isFree(fixed.subcategories) ? [subcategories(parts, request)] : []),
    ...(isFree(fixed.manufacturers) ? [manufacturers(parts)] : []),
    branches(parts, request),
    ...attributeGroups(parts, request),
  ]
  const { price } = facets
  const tags = new Map(rows.tags.map((row) => [row.id, row]))
  return {
    categories: isFree(fixed.category) ? categories(parts, request) : [],
    allHref: context.filters.category === null ? undefined : categoryHref(parts, null),
    groups: groups.filter(({ values }) => values.length > 0),
    tags: allowed.tag ? facets.tags.flatMap(({ id, count }) => tagOf(tags.get(id), count, request)) : [],
    price:
      allowed.price && price && (price.min < price.max || filters.priceFrom !== null || filters.priceTo !== null)
        ? { min: Math.floor(price.min), max: Math.ceil(price.max) }
        : null,
  }
}

const isFree = (fixed: unknown) => fixed === undefined

const tagOf = (row: TagRow | undefined, count: number, request: PageRequest) =>
  row ? [{ value: row.display_name, ...nameOf(row, request), count }] : []

/** The values with their counts; without products only those that are chosen. */
function valuesOf<Row extends { id: number }>(
  rows: readonly Row[],
  counts: readonly FacetCount[],
  chosen: readonly number[],
  name: (row: Row) => { label: string; lang?: string },
): FilterValue[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.flatMap((row) => {
    const count = byId.get(row.id) ?? 0
    return count > 0 || chosen.includes(row.id) ? [{ id: row.id, ...name(row), count }] : []
  })
}

function manufacturers({ rows, facets, allowed, filters }: PanelParts): FilterGroup {
  const offered = rows.manufacturers
    .filter(({ id }) => isFilterAllowed(allowed.manufacturer, id))
    .toSorted((a, b) => a.display_name.localeCompare(b.display_name, 'de'))
  const name = ({ display_name: label }: { display_name: string }) => ({ label })
  return {
    name: 'manufacturers',
    key: 'manufacturers',
    values: valuesOf(offered, facets.manufacturers, filters.manufacturers, name),
  }
}

/** Where goods can be taken along today. */
const branches = ({ rows, facets, filters }: PanelParts, request: PageRequest): FilterGroup => ({
  name: 'branches',
  key: 'branches',
  values: valuesOf(rows.branches, facets.branches, filters.branches, (row) => nameOf(row, request)),
})

/** The subcategories of the category that is shown; of all they would be too many. */
function subcategories({ rows, facets, filters }: PanelParts, request: PageRequest): FilterGroup {
  const shown = rows.categories.find(({ id }) => id === filters.category)
  const offered = (shown?.subcategories ?? []).toSorted(bySort)
  return {
    name: 'subcategories',
    key: 'subcategories',
    values: valuesOf(offered, facets.subcategories, filters.subcategories, (row) => nameOf(row, request)),
  }
}

function attributeGroups({ rows, facets, allowed, filters }: PanelParts, request: PageRequest): FilterGroup[] {
  const groups = new Map<number, ListAttributeRow[]>()
  for (const row of rows.attributes) {
    if (!isFilterAllowed(allowed.attribute, row.attribute_group.id)) continue
    groups.set(row.attribute_group.id, [...(groups.get(row.attribute_group.id) ?? []), row])
  }
  return [...groups.values()]
    .toSorted(([a], [b]) => bySort(a?.attribute_group ?? { sort: 0 }, b?.attribute_group ?? { sort: 0 }))
    .flatMap((attributes) => {
      const [first] = attributes
      if (!first) return []
      const values = valuesOf(attributes.toSorted(bySort), facets.attributes, filters.attributes, (row) =>
        nameOf(row, request),
      )
      const key = `attributes-${first.attribute_group.id}`
      return [{ name: 'attributes' as const, key, ...nameOf(first.attribute_group, request), values }]
    })
}

function categories(parts: PanelParts, request: PageRequest): FilterPanelView['categories'] {
  const { rows, facets, allowed, filters } = parts
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]))
  return rows.categories.toSorted(bySort).flatMap((row) => {
    const count = counts.get(row.id) ?? 0
    const current = row.id === filters.category
    if (!isFilterAllowed(allowed.category, row.id) || (count === 0 && !current)) return []
    return [{ ...nameOf(row, request), href: categoryHref(parts, slugIn(row, request.language)), count, current }]
  })
}

/** The list of another category; subcategories belong to the one left. */
function categoryHref({ context, path, search }: PanelParts, category: string | null): string {
  const filters = { category, subcategories: [] }
  return listHref(path, listReducer(context, { type: 'filter', filters }), search)
}

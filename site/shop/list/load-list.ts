import type { FacetsQuery } from '#contract/wire/catalogue.ts'
import { type AllowedFilters, allowedFilters, existingFilters, isFilterAllowed } from '#domain/goods/allowed-filters.ts'
import { categoryOf } from '#domain/goods/category-address.ts'
import {
  emptyListContext,
  type ListContext,
  type ListFilters,
  listQuery,
  pageSize,
  parseListQuery,
} from '#domain/goods/list-context.ts'
import { enteredPrice } from '#domain/money/entered-price.ts'
import { searchTerm } from '#domain/paths/page-query.ts'
import type { Language } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { foundGroups } from '../found-group.ts'
import { loadCards } from '../load-cards.ts'
import { filterChips } from './filter-chips-view.ts'
import { filterPanelView } from './filter-panel-view.ts'
import { listHref, listSearch } from './list-href.ts'
import type { ListPlace } from './list-place.ts'
import { type ListRows, loadListRows } from './list-rows.ts'
import type { ListView } from './list-view.ts'

/** `isEmpty`: there is nothing to list, whatever the address asks for. */
export type LoadedList = {
  view: ListView
  rows: ListRows
  isEmpty: boolean
  /** Where the list is in this language, when the address names its category as another language or an older link does. */
  movedTo: string | undefined
}

/** The page of products that an address asks for, with its facets. What does not exist in it is left out (SPEC 4, 5, 7). */
export async function loadList(request: PageRequest, place: ListPlace): Promise<LoadedList> {
  const { sdk, language, query } = request
  const settings = await request.settings
  const allowed = allowedFilters(settings?.filters)
  const rows = await loadListRows(request, allowed)
  const search = searchTerm(query)
  const asked = parseListQuery(query, enteredPrice)
  const own = { ...asked.context.filters, ...unfixed(place.fixed) }
  const { filters, dropped } = existingFilters(own, allowed, knownValues(rows, allowed, language))
  const category = categoryOf(rows.categories, filters.category, language)
  const isMoved = category && typeof filters.category === 'string' && filters.category !== slugIn(category, language)
  const context: ListContext = { ...asked.context, filters }
  const effective = { ...context.filters, category: category?.id ?? null, ...place.fixed }
  const sort = context.sort ?? (search ? undefined : (settings?.default_sort ?? 'sort'))
  const ask = (page: number) =>
    sdk.catalogue.facets({ ...facetsQuery(effective), q: search || undefined, sort, language, page, limit: pageSize })
  const found = await ask(context.page + 1)
  const isBeyond = context.page >= found.meta.page_count
  const { data: facets, meta } = isBeyond ? await ask(1) : found
  const shown = isBeyond ? { ...context, page: 0 } : context
  const parts = {
    rows,
    facets,
    allowed,
    context: shown,
    filters: effective,
    fixed: place.fixed,
    search,
    path: place.path,
  }
  const invalid = asked.invalid.filter((name) => !isFixed(name, place.fixed))
  return {
    rows,
    isEmpty: meta.filter_count === 0 && listSearch(shown, search) === '',
    movedTo: isMoved ? movedAddress(place.path, query, slugIn(category, language)) : undefined,
    view: {
      path: place.path,
      context: shown,
      search,
      total: meta.filter_count,
      pageCount: meta.page_count,
      products: await loadCards(request, facets.products),
      found: await foundBeside(request, shown.page === 0 ? search : '', meta.filter_count),
      panel: filterPanelView(parts, request),
      chips: filterChips(parts, request),
      clearHref: listHref(place.path, { ...emptyListContext, sort: shown.sort }, ''),
      corrected: isBeyond || dropped.length > 0 || invalid.length > 0,
      storeHref: place.storeHref,
    },
  }
}

/** The same address with the category's own name in it; what else it asks stays. */
function movedAddress(path: string, asked: URLSearchParams, category: string): string {
  const query = new URLSearchParams(asked)
  query.set('category', category)
  return `${path}?${query}`
}

async function foundBeside(
  { sdk, language }: PageRequest,
  search: string,
  products: number,
): Promise<ListView['found']> {
  if (!search) return { leads: [], others: [] }
  const { meta } = await sdk.catalogue.search({ q: search, language, limit: 1 })
  const { leads = [], others = [] } = Object.groupBy(meta.pages, ({ exact }) =>
    exact || products === 0 ? 'leads' : 'others',
  )
  return { leads: foundGroups(leads), others: foundGroups(others) }
}

/** A filter that the page sets is none of the address. */
const unfixed = (fixed: Partial<ListFilters>): Partial<ListFilters> => ({
  ...('category' in fixed && { category: null }),
  ...('manufacturers' in fixed && { manufacturers: [] }),
  ...('subcategories' in fixed && { subcategories: [] }),
})

const isFixed = (name: string, fixed: Partial<ListFilters>) => name in fixed

function knownValues(rows: ListRows, allowed: AllowedFilters, language: Language) {
  const has = (found: readonly { id: number }[], id: number) => found.some((row) => row.id === id)
  const subcategories = rows.categories.flatMap((row) => row.subcategories)
  return {
    category: (wanted: string | number) => {
      const found = categoryOf(rows.categories, wanted, language)
      return found !== undefined && isFilterAllowed(allowed.category, found.id)
    },
    manufacturer: (id: number) => isFilterAllowed(allowed.manufacturer, id) && has(rows.manufacturers, id),
    subcategory: (id: number) => allowed.category !== false && has(subcategories, id),
    attribute: (id: number) =>
      rows.attributes.some((row) => row.id === id && isFilterAllowed(allowed.attribute, row.attribute_group.id)),
    branch: (id: number) => has(rows.branches, id),
    tag: (text: string) =>
      rows.tags.some(({ display_name }) => display_name.toLowerCase().includes(text.toLowerCase())),
  }
}

/** The filters as the call takes them: by their names in the address, prices in euro. */
const facetsQuery = (filters: ListFilters): FacetsQuery =>
  Object.fromEntries(listQuery({ ...emptyListContext, filters }))

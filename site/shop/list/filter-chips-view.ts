import { categoryOf } from '#domain/goods/category-address.ts'
import { type ListFilters, listReducer } from '#domain/goods/list-context.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { nameOf, type PanelParts } from './filter-panel-view.ts'
import { listHref } from './list-href.ts'
import type { ListRows } from './list-rows.ts'
import type { FilterChip } from './list-view.ts'

/** A chosen branch in words. */
const hereIn: Readonly<Record<Language, (branch: string) => string>> = {
  de: (branch) => `Sofort in ${branch}`,
  en: (branch) => `In ${branch} today`,
  fr: (branch) => `Disponible à ${branch}`,
}

/** The filters that are chosen, each with the address of the list without it. */
export function filterChips(parts: PanelParts, request: PageRequest): FilterChip[] {
  const { rows, context, search, path } = parts
  const { category, manufacturers, subcategories, attributes, branches, tag, priceFrom, priceTo } = context.filters
  const without = (filters: Partial<ListFilters>) =>
    listHref(path, listReducer(context, { type: 'filter', filters }), search)
  const chip = (label: string, filters: Partial<ListFilters>, kind: FilterChip['kind'] = 'value'): FilterChip => ({
    label,
    kind,
    href: without(filters),
  })
  const each = <Row extends { id: number }>(
    found: readonly Row[],
    name: 'manufacturers' | 'subcategories' | 'attributes' | 'branches',
    chosen: readonly number[],
    label: (row: Row) => string,
  ) =>
    found
      .filter(({ id }) => chosen.includes(id))
      .map((row) => chip(label(row), { [name]: chosen.filter((id) => id !== row.id) }))
  const shown = categoryOf(rows.categories, category, request.language)
  const all = rows.categories.flatMap((row) => row.subcategories)
  return [
    ...(search ? [{ label: search, kind: 'search' as const, href: listHref(path, { ...context, page: 0 }, '') }] : []),
    ...(shown ? [chip(nameOf(shown, request).label, { category: null, subcategories: [] })] : []),
    ...each(all, 'subcategories', subcategories, (row) => nameOf(row, request).label),
    ...each(rows.manufacturers, 'manufacturers', manufacturers, ({ display_name }) => display_name),
    ...each(rows.attributes, 'attributes', attributes, (row) => nameOf(row, request).label),
    ...each(rows.branches, 'branches', branches, (row) => hereIn[request.language](nameOf(row, request).label)),
    ...(tag === null ? [] : [chip(tagLabel(rows, tag, request), { tag: null })]),
    ...(priceFrom === null ? [] : [chip(formatMoney(priceFrom, request.language), { priceFrom: null }, 'from')]),
    ...(priceTo === null ? [] : [chip(formatMoney(priceTo, request.language), { priceTo: null }, 'to')]),
  ]
}

/** An address may name a tag by a part of it only. */
function tagLabel({ tags }: ListRows, tag: string, request: PageRequest): string {
  const found = tags.find(({ display_name }) => display_name === tag)
  return found ? nameOf(found, request).label : tag
}

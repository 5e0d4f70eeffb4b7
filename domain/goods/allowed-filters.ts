import { isRecord } from '../texts/stored-json.ts'
import type { ListFilters } from './list-context.ts'

/** Which values of a filter are offered: all, none, or those with these ids. */
export type Allowed = boolean | readonly number[]

/** What the product list may be filtered by (SPEC 3, `filters` of the shop settings). */
export interface AllowedFilters {
  /** Categories, and with them their subcategories. */
  category: Allowed
  manufacturer: Allowed
  /** Groups of attributes. */
  attribute: Allowed
  tag: boolean
  price: boolean
}

const everything: AllowedFilters = { category: true, manufacturer: true, attribute: true, tag: true, price: true }

function allowedOf(value: unknown): Allowed {
  return Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : value === true
}

/**
 * Reads the setting: `{ category, manufacturer, attribute }`, each true, false or a list of ids (of groups, for attributes);
 * what is not named is not allowed. Tag and price are allowed unless they are false. Without a setting everything is allowed.
 */
export function allowedFilters(setting: unknown): AllowedFilters {
  if (!isRecord(setting)) return everything
  return {
    category: allowedOf(setting.category),
    manufacturer: allowedOf(setting.manufacturer),
    attribute: allowedOf(setting.attribute),
    tag: setting.tag !== false,
    price: setting.price !== false,
  }
}

export const isFilterAllowed = (allowed: Allowed, id: number): boolean =>
  typeof allowed === 'boolean' ? allowed : allowed.includes(id)

/** The ids that a list can be filtered by at all; a category by its id or slug. */
export interface KnownValues {
  category(wanted: string | number): boolean
  manufacturer(id: number): boolean
  subcategory(id: number): boolean
  attribute(id: number): boolean
  branch(id: number): boolean
  tag(text: string): boolean
}

/** The filters without what is not there or not allowed; `dropped` names the parameters of the address that lost something. */
export function existingFilters(
  filters: ListFilters,
  allowed: AllowedFilters,
  known: KnownValues,
): { filters: ListFilters; dropped: string[] } {
  const dropped: string[] = []
  const keep = <T>(name: string, value: T | null, isGood: (value: T) => boolean): T | null => {
    if (value === null || isGood(value)) return value
    dropped.push(name)
    return null
  }
  const keepEach = (name: string, ids: number[], isGood: (id: number) => boolean): number[] => {
    const good = ids.filter(isGood)
    if (good.length < ids.length) dropped.push(name)
    return good
  }
  return {
    filters: {
      category: keep('category', filters.category, known.category),
      manufacturers: keepEach('manufacturers', filters.manufacturers, known.manufacturer),
      subcategories: keepEach('subcategories', filters.subcategories, known.subcategory),
      attributes: keepEach('attributes', filters.attributes, known.attribute),
      branches: keepEach('branches', filters.branches, known.branch),
      tag: keep('tag', filters.tag, (text) => allowed.tag && known.tag(text)),
      priceFrom: keep('price_from', filters.priceFrom, () => allowed.price),
      priceTo: keep('price_to', filters.priceTo, () => allowed.price),
    },
    dropped,
  }
}

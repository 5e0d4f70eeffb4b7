import { centsOf, euroOf } from '../money/money.ts'

/** Products on one page of the list (SPEC 9). */
export const pageSize = 20

/** The orders that a visitor may choose, as `sort` of the items API. */
export const listSorts = ['price_brutto', '-price_brutto', 'display_name', '-display_name', '-created_on'] as const

/** The orders that a shop may choose for its list; `sort` is the one of its own, by hand. */
export const defaultSorts = [
  'sort',
  '-created_on',
  'price_brutto',
  '-price_brutto',
  'display_name',
  '-display_name',
] as const

/** Filters of the product list (SPEC 3); ids as numbers, prices in cents. */
export interface ListFilters {
  /** A slug, or the id of a category. */
  category: string | number | null
  manufacturers: number[]
  subcategories: number[]
  attributes: number[]
  /** Branches in one of which there are pieces at once. */
  branches: number[]
  tag: string | null
  priceFrom: number | null
  priceTo: number | null
}

/** The shop list context (SPEC 3); `page` counts from 0, `sort` null is the shop's default. */
export interface ListContext {
  filters: ListFilters
  sort: (typeof listSorts)[number] | null
  page: number
}

export const emptyFilters: ListFilters = {
  category: null,
  manufacturers: [],
  subcategories: [],
  attributes: [],
  branches: [],
  tag: null,
  priceFrom: null,
  priceTo: null,
}

export const emptyListContext: ListContext = { filters: emptyFilters, sort: null, page: 0 }

export type ListAction =
  | { type: 'filter'; filters: Partial<ListFilters> }
  | { type: 'sort'; sort: ListContext['sort'] }
  | { type: 'page'; page: number }
  | { type: 'clear' }

/** The list after an action. The page number resets to 0 when any filter changes (SPEC 4), and with a new order too. */
export function listReducer(context: ListContext, action: ListAction): ListContext {
  switch (action.type) {
    case 'filter':
      return { ...context, filters: { ...context.filters, ...action.filters }, page: 0 }
    case 'sort':
      return { ...context, sort: action.sort, page: 0 }
    case 'page':
      return { ...context, page: action.page }
    case 'clear':
      return { ...context, filters: emptyFilters, page: 0 }
  }
}

/** The list in an address query, in one fixed order of names so that equal lists have equal addresses; `page` counts from 1 there. */
export function listQuery(context: ListContext): URLSearchParams {
  const { filters, sort, page } = context
  const csv = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).join(',')
  const price = (cents: number | null) => (cents === null ? '' : String(euroOf(cents)))
  const pairs = {
    category: String(filters.category ?? ''),
    manufacturers: csv(filters.manufacturers),
    subcategories: csv(filters.subcategories),
    attributes: csv(filters.attributes),
    branches: csv(filters.branches),
    tag: filters.tag ?? '',
    price_from: price(filters.priceFrom),
    price_to: price(filters.priceTo),
    sort: sort ?? '',
    page: page > 0 ? String(page + 1) : '',
  }
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== ''))
}

const plainPrice = (text: string): number | undefined => (text.startsWith('-') ? undefined : centsOf(text))

const maximumPage = 1_000_000
const maximumIds = 50

function naturalOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/**
 * The list that an address query asks for, and the names of the parameters that could not be understood and were left out.
 * A price range that stands upside down is turned round. A list of ids may be one value with commas, or
 * a value for each id, as forms send them. Names that belong to others are not looked at. `priceOf` reads a price in cents; without it
 * only the form is understood that `listQuery` writes, for the start of every page has no room for more.
 */
export function parseListQuery(
  query: URLSearchParams,
  priceOf = plainPrice,
): { context: ListContext; invalid: string[] } {
  const invalid: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | null => {
    const text = query.getAll(name).join(',').trim()
    if (!text) return null
    const value = parse(text)
    if (value === undefined) invalid.push(name)
    return value ?? null
  }
  const ids = (name: string) =>
    read(name, (text) => {
      const numbers = text.split(',').map((part) => naturalOf(part.trim()))
      return numbers.length > maximumIds || numbers.includes(undefined) ? undefined : [...new Set(numbers as number[])]
    }) ?? []
  const price = (name: string) => read(name, priceOf)
  const name = (text: string) => (text.length > 100 ? undefined : text)

  const bounds = [price('price_from'), price('price_to')] as const
  const [from, to] = bounds
  const [priceFrom, priceTo] = from !== null && to !== null && from > to ? [to, from] : bounds
  const filters = {
    category: read('category', (text) => naturalOf(text) ?? name(text)),
    manufacturers: ids('manufacturers'),
    subcategories: ids('subcategories'),
    attributes: ids('attributes'),
    branches: ids('branches'),
    tag: read('tag', name),
    priceFrom,
    priceTo,
  }
  const sort = read('sort', (text) => listSorts.find((known) => known === text))
  const page = read('page', (text) => {
    const number = naturalOf(text)
    return number !== undefined && number <= maximumPage ? number - 1 : undefined
  })
  return { context: { filters, sort, page: page ?? 0 }, invalid }
}

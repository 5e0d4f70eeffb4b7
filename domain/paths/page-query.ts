import { goodsItems, goodsItemsText } from '../goods/goods-items.ts'
import { listQuery, parseListQuery } from '../goods/list-context.ts'
import { enteredPrice } from '../money/entered-price.ts'
import { chosenIn } from './chosen-variant.ts'

/** Characters of a search that are looked at. */
export const searchMaxLength = 100

/** What an address asks the search for: trimmed, at most 100 characters; empty without a search. */
export function searchTerm(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, searchMaxLength)
}

/**
 * The part of an address query that decides what a page holds, in one form for equal pages: the state of a product list and
 * the search, with its question mark; empty when there is none. Everything else (campaign names, a chosen variant) stays out, so
 * that it makes no further page data. A value that cannot be understood stands as `-`: its page says so.
 */
export function pageQuery(search: string, priceOf?: (text: string) => number | undefined): string {
  const given = new URLSearchParams(search)
  const { context, invalid } = parseListQuery(given, priceOf)
  const query = listQuery(context)
  for (const name of invalid) query.set(name, '-')
  const term = searchTerm(given)
  if (term) query.set('q', term)
  const items = goodsItemsText(goodsItems(given.get('items')))
  if (items) query.set('items', items)
  return query.size > 0 ? `?${query}` : ''
}

/** The variant of a product that an address query chooses, with its question mark; one that can be none stands as `0`. */
export function variantQuery(search: string): string {
  const chosen = chosenIn(new URLSearchParams(search))
  return chosen ? `?${chosen.by}=${chosen.id ?? 0}` : ''
}

/**
 * The part of an address query that decides what the server renders: `pageQuery` and the chosen variant of a product, with its
 * question mark. Prices are understood as visitors without JavaScript send them.
 */
export function shownQuery(search: string): string {
  const [page, variant] = [pageQuery(search, enteredPrice), variantQuery(search)]
  return page && variant ? `${page}&${variant.slice(1)}` : page || variant
}

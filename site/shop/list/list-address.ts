import { listSearch } from './list-href.ts'
import type { ListView } from './list-view.ts'

/**
 * The query that a list has in every language, and whether search engines are to keep it: the whole list, a category or a
 * brand, each of their pages, in the shop's own order. Other choices are only links between these.
 */
export function listQueryOf({ context, search, total, corrected }: ListView): { query: string; isIndexed: boolean } {
  const { category, manufacturers, subcategories, attributes, tag, priceFrom, priceTo } = context.filters
  const isNarrowed =
    subcategories.length > 0 || attributes.length > 0 || tag !== null || priceFrom !== null || priceTo !== null
  const isSimple = manufacturers.length + (category === null ? 0 : 1) <= 1
  const isIndexed = !search && !corrected && total > 0 && !isNarrowed && isSimple && context.sort === null
  return { query: listSearch(context, search), isIndexed }
}

/** An address that asks for something which does not exist is answered as such, with what there is instead. */
export const listStatus = ({ corrected }: ListView): 200 | 404 => (corrected ? 404 : 200)

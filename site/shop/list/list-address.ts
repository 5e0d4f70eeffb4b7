import { categoryOf } from '#domain/goods/category-address.ts'
import type { Language } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import { listSearch } from './list-href.ts'
import type { ListRows } from './list-rows.ts'
import type { ListView } from './list-view.ts'

/**
 * The query that a list has in each language, and whether search engines are to keep it: the whole list, a category or a
 * brand, each of their pages, in the shop's own order. Other choices are only links between these.
 */
export function listQueryOf(
  { context, search, total, corrected }: ListView,
  { categories }: Pick<ListRows, 'categories'>,
  shown: Language,
): { query: (language: Language) => string; isIndexed: boolean } {
  const { category, manufacturers, subcategories, attributes, branches, tag, priceFrom, priceTo } = context.filters
  const isNarrowed =
    subcategories.length + attributes.length + branches.length > 0 ||
    tag !== null ||
    priceFrom !== null ||
    priceTo !== null
  const isSimple = manufacturers.length + (category === null ? 0 : 1) <= 1
  const isIndexed = !search && !corrected && total > 0 && !isNarrowed && isSimple && context.sort === null
  const found = typeof category === 'string' ? categoryOf(categories, category, shown) : undefined
  const query = (language: Language) => {
    const named = found ? slugIn(found, language) : category
    return listSearch({ ...context, filters: { ...context.filters, category: named } }, search)
  }
  return { query, isIndexed }
}

/** An address that asks for something which does not exist is answered as such, with what there is instead. */
export const listStatus = ({ corrected }: ListView): 200 | 404 => (corrected ? 404 : 200)
